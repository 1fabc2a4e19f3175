/** One booking as its caller was answered last; `null` is not sure. */
export interface AnsweredBooking {
  readonly mark: string;
  readonly bookingId: string;
  readonly candidateId: string;
  /** A booking that moves keeps its package. */
  readonly packageId: string;
  siteId: string;
  startsAt: string;
  /** Null where the candidate or the waitlist chose, whose answers name no doctor, and of a visit with several stops. */
  rosterId: number | null;
  status: 'Confirmed' | 'Rescheduled' | 'Cancelled';
  note: string;
}

/** An order of a hiring system, and whether one of its people was told that it is booked. */
export interface OrderedMedical {
  readonly externalId: string;
  readonly orderId: string;
  readonly isDoubled: boolean;
  readonly isChanged: boolean;
  isBooked: boolean;
}

/** Answers that the callers got, and may rely on whatever became of the processes that gave them. */
export class Ledger {
  readonly booked: AnsweredBooking[] = [];
  /** Marks of bookings that were refused, whatever was tried. */
  readonly notBooked: string[] = [];
  readonly ordered: OrderedMedical[] = [];
  readonly held: string[] = [];
  /** Ids of holds that were given back, with their drafts or alone. */
  readonly released: string[] = [];
  /** By booking and action: how often it was acknowledged. */
  readonly audited = new Map<string, number>();
  /** Times that were held for a draft without one. */
  reserves = 0;
  /** Groups that were held. */
  groups = 0;
  /** Promises that were seen broken while the calls went on. */
  readonly broken: string[] = [];

  acknowledged(bookingId: string, action: string): void {
    const key = `${bookingId} ${action}`;
    this.audited.set(key, (this.audited.get(key) ?? 0) + 1);
  }
}
