import { isQuiet } from '../../../machines/rules/booking/reminder-times.ts';
import { DEFAULT_TIME_ZONE, shownAppointment } from '../../../machines/rules/calendar/dates.ts';
import { ConfirmedAction } from '../../app/records/confirmed-action.tsx';
import { useGateway } from '../../app/session/session-context.tsx';
import { SendCandidateLinkDocument } from './booking-changes.documents.ts';
import type { DetailDialogProps } from './booking-detail.ts';

/** Sends the candidate a new link by SMS, for candidates without an email address or who lost the mail. */
export function LinkSmsDialog({ detail, onChanged, onClose }: DetailDialogProps) {
  const gateway = useGateway();
  const { candidateId, candidateName, candidatePhone } = detail;
  const quiet = quietHoursMessage(new Date().toISOString(), detail.site?.timeZone ?? DEFAULT_TIME_ZONE);
  return (
    <ConfirmedAction
      question={`Send ${candidateName} the link by SMS?`}
      consequence={`A new link goes to ${candidatePhone}. ${quiet}Earlier links still work.`}
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

/** The portal's own SMS wait for the morning; one that staff send does not. */
export function quietHoursMessage(now: string, timeZone: string): string {
  if (!isQuiet(Temporal.Instant.from(now).toZonedDateTimeISO(timeZone))) return '';
  return `It leaves now, at ${shownAppointment(now, timeZone).time} for the candidate; automatic SMS wait until 08:00. `;
}
