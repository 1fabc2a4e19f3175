import { ConfirmedAction } from '../../app/records/confirmed-action.tsx';
import { useGateway } from '../../app/session/session-context.tsx';
import { RevokeCandidateLinksDocument } from './booking-changes.documents.ts';
import type { DetailDialogProps } from './booking-detail.ts';

/** Ends the links that the candidate was mailed, for one that is in wrong hands. */
export function RevokeDialog({ detail, onChanged, onClose }: DetailDialogProps) {
  const gateway = useGateway();
  const { candidateId, candidateName } = detail;
  return (
    <ConfirmedAction
      danger
      question={`Revoke the link of ${candidateName}?`}
      consequence="No link that was mailed opens the appointment’s page any more, whoever has it. The confirmation, sent again, brings a new one."
      findEffects={async () => []}
      act={(signal) => gateway.request(RevokeCandidateLinksDocument, { candidateId }, { signal })}
      verb="Revoke link"
      verbing="Revoking…"
      words={{ done: 'Link revoked. Send the confirmation again for a new one.', failed: 'Revoke link error' }}
      onClose={({ isDone }) => {
        if (isDone) onChanged();
        onClose();
      }}
    />
  );
}
