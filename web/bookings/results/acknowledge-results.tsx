import { useState } from 'react';
import { ConfirmedAction } from '../../app/records/confirmed-action.tsx';
import { useGateway, useIsProvider } from '../../app/session/session-context.tsx';
import { Button } from '../../ui/button.tsx';
import { AcknowledgeResultsDocument } from '../detail/booking-changes.documents.ts';
import type { Detail } from '../detail/booking-detail.ts';

const none = () => Promise.resolve([]);

/** The company tells the provider that it has what it needs, once every file was downloaded. */
export function AcknowledgeResults({ detail, onChanged }: { detail: Detail; onChanged: () => void }) {
  const gateway = useGateway();
  const isProvider = useIsProvider();
  const [isAsked, setAsked] = useState(false);
  const good = detail.consultFiles.filter(({ withdrawn }) => withdrawn === null);
  if (isProvider || good.length === 0 || good.every(({ acknowledged }) => acknowledged !== null)) return null;
  const unread = good.filter(({ read }) => read === null).length;
  return (
    <div className="flex items-center gap-2">
      <Button
        off={unread > 0 ? `Download ${unread === 1 ? 'the new file' : `the ${unread} new files`} first.` : null}
        onClick={() => setAsked(true)}
      >
        Acknowledge results
      </Button>
      {isAsked ? (
        <ConfirmedAction
          question={`Acknowledge the results of ${detail.candidateName}?`}
          consequence="The provider sees that your company has received them, and by whom."
          findEffects={none}
          act={(signal) => gateway.request(AcknowledgeResultsDocument, { candidateId: detail.candidateId }, { signal })}
          verb="Acknowledge"
          verbing="Acknowledging…"
          words={{ done: 'Results acknowledged', failed: 'Error when acknowledging results' }}
          onClose={({ isDone }) => {
            setAsked(false);
            if (isDone) onChanged();
          }}
        />
      ) : null}
    </div>
  );
}
