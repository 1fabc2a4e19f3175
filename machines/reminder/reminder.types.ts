export const STORED_STATES = ['planned', 'written', 'skipped', 'stopped'] as const;
export type StoredState = (typeof STORED_STATES)[number];

/** Phases of a written reminder, as the booking's page shows them. */
export const REMINDER_PHASES = ['waiting', 'retrying', 'sending', 'failed', 'sent', 'confirmed', 'asked'] as const;
export type ReminderPhase = (typeof REMINDER_PHASES)[number];

/** States of its mail or SMS in the outbox; `retried` waits after a try that failed. */
export const DELIVERIES = ['waiting', 'retried', 'sending', 'sent', 'failed'] as const;
export type Delivery = (typeof DELIVERIES)[number];

export interface ReminderFacts {
  /** Null of one that is being planned. */
  readonly stored: StoredState | null;
  /** An instant; null where it would come too late. */
  readonly sendAt: string | null;
  /** True if quiet hours delayed it. */
  readonly isHeldBack: boolean;
  readonly delivery: Delivery;
  /** The candidate's answer to the time of the reminder. */
  readonly answer: 'none' | 'confirmed' | 'asked';
}

/** Facts that are checked when a reminder is due. */
export interface DueFacts {
  /** The appointment still has the time of the reminder. */
  readonly stands: boolean;
  /** A later one is due as well, of a portal that was down. */
  readonly isLate: boolean;
  /** The company wants it. */
  readonly isChosen: boolean;
  /** There is an address, or a mobile that takes SMS. */
  readonly isReachable: boolean;
}

export type ReminderEvent =
  | ({ type: 'moment.came' } & DueFacts)
  | { type: 'delivery.changed'; delivery: Delivery }
  | { type: 'reminder.withdrawn' }
  | { type: 'appointment.returned'; sendAt: string; isHeldBack: boolean }
  | { type: 'reply.confirmed' }
  | { type: 'reply.asked' };
