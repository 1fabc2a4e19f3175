/** What is stored of a reminder. */
export const STORED_STATES = ['planned', 'written', 'skipped', 'stopped'] as const;
export type StoredState = (typeof STORED_STATES)[number];

/** Where a written one stands, as the booking's page shows it. */
export const REMINDER_PHASES = ['waiting', 'retrying', 'sending', 'failed', 'sent', 'confirmed', 'asked'] as const;
export type ReminderPhase = (typeof REMINDER_PHASES)[number];

/** Where its mail or SMS is, once it is written to the outbox; `retried` waits after a try that failed. */
export const DELIVERIES = ['waiting', 'retried', 'sending', 'sent', 'failed'] as const;
export type Delivery = (typeof DELIVERIES)[number];

export interface ReminderFacts {
  /** Null of one that is being planned. */
  readonly stored: StoredState | null;
  /** An instant; null where it would come too late. */
  readonly sendAt: string | null;
  /** Whether quiet hours gave it another time than its own. */
  readonly isHeldBack: boolean;
  readonly delivery: Delivery;
  /** What the candidate said of the time that it is about. */
  readonly answer: 'none' | 'confirmed' | 'asked';
}

/** What is asked when a reminder is due. */
export interface DueFacts {
  /** The appointment stands at the time that the reminder is about. */
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
