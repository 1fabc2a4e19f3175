import { PortalFailure } from '../../../machines/lib/portal-error.ts';
import { ConfirmedAction } from '../../app/records/confirmed-action.tsx';
import { useGateway } from '../../app/session/session-context.tsx';
import { ConfirmationWarningsDocument, SendNotificationDocument } from './booking-changes.documents.ts';
import type { DetailDialogProps } from './booking-detail.ts';

/** Sends the confirmation, after what there is to know before. */
export function ConfirmationDialog({ detail, onChanged, onClose }: DetailDialogProps) {
  const gateway = useGateway();
  const { bookingId, candidateId, candidateName } = detail;
  const findEffects = async (signal: AbortSignal) => {
    const { confirmationWarnings } = await gateway.request(ConfirmationWarningsDocument, { candidateId }, { signal });
    const { canSend, recipients, warnings } = confirmationWarnings;
    // The reason that stops the mail comes first, and leaves nothing to confirm.
    if (!canSend) throw new PortalFailure({ code: 'REJECTED', status: 409, reason: warnings[0]?.message ?? '' });
    return [...warnings.map(({ message }) => message), `It goes to ${recipients.join(' and ')}.`];
  };
  return (
    <ConfirmedAction
      question={`Send the confirmation of ${candidateName}?`}
      consequence="The candidate gets a mail with a calendar file, the booking person a copy."
      findEffects={findEffects}
      act={(signal) => gateway.request(SendNotificationDocument, { bookingId, candidateId }, { signal })}
      verb="Send confirmation"
      verbing="Sending…"
      words={{ done: 'Send confirmation email success', failed: 'Send confirmation email error' }}
      onClose={({ isDone }) => {
        if (isDone) onChanged();
        onClose();
      }}
    />
  );
}
