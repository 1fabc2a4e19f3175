import { useState } from 'react';
import { deviceName } from '../../machines/rules/text/device-name.ts';
import { ConfirmedAction } from '../app/records/confirmed-action.tsx';
import { RecordFailure } from '../app/records/record-failure.tsx';
import { useRecord } from '../app/records/use-record.ts';
import { useGateway, usePortal } from '../app/session/session-context.tsx';
import type { SessionsQuery } from '../generated/graphql.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { formatDayAndTime } from '../ui/date-format.ts';
import { SkeletonLine } from '../ui/feedback/skeleton.tsx';
import { hintClass } from '../ui/fields/control-classes.ts';
import { EndMyOtherSessionsDocument, EndMySessionDocument, SessionsDocument } from './account.documents.ts';

type Session = SessionsQuery['sessions']['sessions'][number];

/** The places where the account is signed in; each but this one can be ended from here. */
export function SessionsCard() {
  const gateway = useGateway();
  const [asked, setAsked] = useState<Session | 'others' | null>(null);
  const { data, failure, retry, refresh } = useRecord(
    'sessions',
    async (signal) => (await gateway.request(SessionsDocument, {}, { signal })).sessions,
  );
  const close = ({ isDone }: { isDone: boolean }) => {
    setAsked(null);
    if (isDone) refresh();
  };
  const notShown = data ? data.total - data.sessions.length : 0;
  return (
    <Card title="Where you are signed in">
      <div className="px-4 pt-3.5 pb-4 grid gap-3">
        <p className={hintClass}>End what you do not know, and change your password then.</p>
        {failure ? <RecordFailure failure={failure} what="sessions" onRetry={retry} /> : null}
        {data === null && !failure ? <SkeletonLine width={60} /> : null}
        {data ? <SessionList sessions={data.sessions} onEnd={setAsked} /> : null}
        {notShown > 0 ? <p className="text-text-2">And {notShown} more.</p> : null}
        {data && data.total > 1 ? (
          <div>
            <Button size="sm" onClick={() => setAsked('others')}>
              End all others
            </Button>
          </div>
        ) : null}
      </div>
      {asked === 'others' ? (
        <ConfirmedAction
          question="End all other sessions?"
          consequence="Every other device and browser is signed out at once. You stay signed in here."
          findEffects={async () => []}
          act={(signal) => gateway.request(EndMyOtherSessionsDocument, {}, { signal })}
          verb="End all others"
          verbing="Ending…"
          words={{ done: 'Other sessions ended successfully', failed: 'Error when ending other sessions' }}
          danger
          onClose={close}
        />
      ) : asked ? (
        <ConfirmedAction
          question={`End the session on ${deviceName(asked.userAgent)}?`}
          consequence="It is signed out at once. What is not saved there is lost."
          findEffects={async () => []}
          act={(signal) => gateway.request(EndMySessionDocument, { id: asked.id }, { signal })}
          verb="End session"
          verbing="Ending…"
          words={{ done: 'Session ended successfully', failed: 'Error when ending session' }}
          danger
          onClose={close}
        />
      ) : null}
    </Card>
  );
}

function SessionList({ sessions, onEnd }: { sessions: readonly Session[]; onEnd: (session: Session) => void }) {
  const { timeZone } = usePortal();
  const shown = (instant: string) => formatDayAndTime(timeZone, instant);
  return (
    <ul className="grid gap-3" aria-label="Sessions">
      {sessions.map((session) => (
        <li key={session.id} className="flex items-center gap-2">
          <span className="min-w-0">
            <span className="font-strong">{deviceName(session.userAgent)}</span>
            {session.isCurrent ? <span className="text-text-3"> · This device</span> : null}
            <span className="text-xs text-text-3 block wrap-anywhere">
              {session.address ? `From ${session.address} · ` : ''}Signed in {shown(session.createdAt)} · Last used{' '}
              {shown(session.usedAt)}
            </span>
          </span>
          {session.isCurrent ? null : (
            <Button size="sm" look="danger-quiet" className="ml-auto" onClick={() => onEnd(session)}>
              End
              <span className="sr-only">
                {' '}
                the session on {deviceName(session.userAgent)} of {shown(session.createdAt)}
              </span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
