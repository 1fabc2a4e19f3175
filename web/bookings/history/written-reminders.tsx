import { shownAppointment } from '../../../machines/rules/calendar/dates.ts';
import { usePortal } from '../../app/session/session-context.tsx';
import type { Detail } from '../detail/booking-detail.ts';
import { mailLabel, reminderLabel } from './delivery-labels.ts';

type WrittenReminder = Detail['reminders'][number];

/** The last reminder by mail and by SMS, and where each is; times as beside the mails. */
export function WrittenReminders({ reminders }: { reminders: readonly WrittenReminder[] }) {
  const { timeZone } = usePortal();
  return (
    <ul>
      {reminders.map((reminder) => (
        <ReminderLine key={reminder.kind} reminder={reminder} timeZone={timeZone} />
      ))}
    </ul>
  );
}

export function ReminderLine({ reminder, timeZone }: { reminder: WrittenReminder; timeZone: string }) {
  const { day, time } = shownAppointment(reminder.triedAgainAt ?? reminder.sentAt, timeZone);
  return (
    <li className={reminder.phase === 'failed' ? 'text-danger' : undefined}>
      {mailLabel(reminder.kind)}: {reminderLabel(reminder, `${day} ${time}`)}
    </li>
  );
}
