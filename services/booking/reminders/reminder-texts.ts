import type { ReminderChannel, ReminderMoment } from '../../../machines/rules/booking/reminder-times.ts';
import { letter } from '../../mail/letter.ts';
import type { NewMail } from '../../mail/outbox.ts';
import type { PortalFacts } from '../../shared/http/service.ts';
import type { BookedCandidate } from '../detail/booked-candidates.ts';
import { about, factsOf, ownAppointmentAction, whenOf } from '../mails/booking-mails.ts';

/** The outbox's kinds of them all begin so. */
export const REMINDER = 'reminder.';
/** An SMS has its kind with this behind it. */
export const BY_SMS = '.sms';

/** 'reminder.7d', 'reminder.booked.sms' */
const kindOf = (moment: ReminderMoment, channel: ReminderChannel) =>
  `${REMINDER}${moment}${channel === 'sms' ? BY_SMS : ''}`;

interface Reminder {
  readonly moment: ReminderMoment;
  readonly candidate: BookedCandidate;
  /** The candidate's own, to the appointment. */
  readonly link: string;
  readonly portal: PortalFacts;
}

export function reminderMail({ moment, candidate, link, portal }: Reminder): NewMail {
  const { candidate_name: name, candidate_email: to, contact_name: contact } = candidate;
  const heading = 'Your appointment is coming up';
  const parts = letter({
    heading,
    paragraphs: [
      `Hello ${name}, this is a reminder of your appointment. Please say whether you will come.`,
      `Please bring a photo identification. If you cannot come, open the link and ask for another time, or tell ${contact}.`,
    ],
    facts: factsOf(candidate),
    action: ownAppointmentAction(link),
    from: portal,
  });
  const kind = kindOf(moment, 'mail');
  return { ...about(candidate, kind), to, subject: `Reminder: your appointment, ${whenOf(candidate)}`, ...parts };
}

/** No more than where and when: phones are lent and read aloud. */
export function reminderSms({ moment, candidate, link, portal }: Reminder, to: string): NewMail {
  const what = moment === 'booked' ? 'Your appointment' : 'Reminder: your appointment';
  const text =
    `${portal.providerName}: ${what} is ${whenOf(candidate)} at ${candidate.site_name ?? 'the clinic'}. ` +
    `Reply C to confirm, R for another time, STOP for no SMS. ${link}`;
  const kind = kindOf(moment, 'sms');
  const subject = moment === 'booked' ? 'SMS: appointment' : 'SMS: reminder';
  return { ...about(candidate, kind), channel: 'sms', to, subject, text, html: '' };
}
