import { ConfirmedAction } from '../../app/records/confirmed-action.tsx';
import { useGateway } from '../../app/session/session-context.tsx';
import { SendCandidateLinkDocument } from './booking-changes.documents.ts';
import type { DetailDialogProps } from './booking-detail.ts';

/** Sends the candidate a new link by SMS, for somebody without an email address or who lost the mail. */
export function LinkSmsDialog({ detail, onChanged, onClose }: DetailDialogProps) {
  const gateway = useGateway();
  const { candidateId, candidateName, candidatePhone } = detail;
  return (
    <ConfirmedAction
      question={`Send ${candidateName} the link by SMS?`}
      consequence={`A new link goes to ${candidatePhone}. Earlier links still work.`}
      findEffects={async () => []}
      act={(signal) => gateway.request(SendCandidateLinkDocument, { candidateId }, { signal })}
      verb="Send SMS"
      verbing="Sending…"
      words={{ done: 'Link sent by SMS.', failed: 'Send link error' }}
      onClose={({ isDone }) => {
        if (isDone) onChanged();
        onClose();
      }}
    />
  );
}
