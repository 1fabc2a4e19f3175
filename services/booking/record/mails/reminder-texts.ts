import type { ReminderChannel, ReminderMoment } from '../../../../machines/rules/booking/reminder-times.ts';
import type { MailText } from '../../../../machines/rules/mail/mail-text.ts';
import type { NewMail } from '../../../mail/outbox.ts';
import { mailOf } from '../../../mail/texts/event-mail.ts';
import type { PortalFacts } from '../../../shared/http/service-deps.ts';
import type { BookedCandidate } from '../candidates/booked-candidates.ts';
import { about } from './booking-mails.ts';
import { factsOf, howToChange, ownAppointmentAction, valuesOf, whenOf } from './mail-parts.ts';

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

export function reminderMail({ moment, candidate, link, portal }: Reminder, text: MailText, now: Date): NewMail {
  const values = { ...valuesOf(candidate), how_to_change: howToChange(candidate, now) };
  const parts = { values, facts: factsOf(candidate), action: ownAppointmentAction(link) };
  const mail = mailOf(text, { ...parts, from: portal });
  return { ...about(candidate, kindOf(moment, 'mail')), to: candidate.candidate_email, ...mail };
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
