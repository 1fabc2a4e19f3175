import type { ReminderPhase } from '../../../machines/reminder/reminder.types.ts';

type Delivery = {
  state: 'waiting' | 'sending' | 'sent' | 'failed';
  leavesAt: string | null;
  lastError: string | null;
};

type WrittenReminder = {
  phase: ReminderPhase;
  lastError: string | null;
};

const kinds: Readonly<Record<string, string>> = {
  'booking.confirmed': 'Confirmation',
  'booking.rescheduled': 'New time',
  'booking.moved': 'New time',
  'booking.cancelled': 'Cancellation',
  'candidate.email-corrected': 'Earlier mail withdrawn',
  'bookings.changed': 'Several bookings changed',
  'consult-file.withdrawn': 'Withdrawn file',
  'question.to-company': 'Message to the company',
  'question.to-clinic': 'Message to the clinic',
  'results.ready': 'Results',
  'results.reminder': 'Reminder of results',
  'candidate.change-asked': 'Another time asked for',
  'candidate.moved': 'Moved by the candidate, to the clinic',
  'candidate.sms': 'SMS received',
  'candidate.code': 'Code for their appointment',
  'candidate.link': 'Link to their appointment',
  'earlier.offered': 'Earlier time offered',
  'reminder.booked': 'Confirmation',
  'reminder.7d': 'Reminder, 7 days before',
  'reminder.1d': 'Reminder, 1 day before',
  'reminder.2h': 'Reminder, 2 hours before',
};

/** 'booking.confirmed.copy' → 'Confirmation, copy to the booking person'; 'reminder.1d.sms' → 'Reminder, 1 day before, by SMS'. */
export function mailLabel(kind: string): string {
  const name = kinds[kind.replace(/\.(copy|sms)$/, '')] ?? 'Mail';
  if (kind.endsWith('.sms')) return `${name}, by SMS`;
  return kind.endsWith('.copy') ? `${name}, copy to the booking person` : name;
}

/** The state of a mail in words. @param at when it left, will leave, or was written */
export function deliveryLabel({ state, leavesAt, lastError }: Delivery, at: string): string {
  switch (state) {
    case 'sent':
      return `Sent ${at}`;
    case 'failed':
      return `Not sent: ${lastError ?? 'given up'}`;
    default:
      if (leavesAt) return `Leaves ${at}`;
      return lastError ? `Waiting since ${at}, tried: ${lastError}` : `On its way since ${at}`;
  }
}

/** The state of a reminder in words. @param at when it was sent, or will be tried again */
export function reminderLabel({ phase, lastError }: WrittenReminder, at: string): string {
  switch (phase) {
    case 'waiting':
    case 'sending':
      return 'On its way';
    case 'retrying':
      return `Will be tried again ${at}: ${lastError ?? 'it was not taken'}`;
    case 'failed':
      return `Could not be delivered: ${lastError ?? 'given up'}`;
    case 'sent':
      return `Sent ${at}`;
    case 'confirmed':
      return `Sent ${at}, confirmed`;
    case 'asked':
      return `Sent ${at}, another time asked for`;
  }
}
