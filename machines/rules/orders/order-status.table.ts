/** The phases of an order, as a hiring system reads them. */
export const ORDER_STATUSES = ['waiting', 'in_progress', 'booked', 'completed', 'withdrawn', 'rejected'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export type OrderEvent =
  | 'draft.begun'
  | 'draft.discarded'
  | 'candidate.booked'
  | 'candidate.cancelled'
  | 'examination.completed'
  | 'source.changed'
  | 'source.withdrew'
  | 'company.rejected';

/**
 * The one table of what happens to an order and what it is then; service, screen and diagram are drawn from it. An event that a
 * status does not have is refused. A booked order that its source changes or withdraws stays booked: its company decides.
 */
export const ORDER_MOVES: Readonly<Record<OrderStatus, Readonly<Partial<Record<OrderEvent, OrderStatus>>>>> = {
  waiting: {
    'draft.begun': 'in_progress',
    'candidate.booked': 'booked',
    'source.changed': 'waiting',
    'source.withdrew': 'withdrawn',
    'company.rejected': 'rejected',
  },
  in_progress: {
    'draft.begun': 'in_progress',
    'draft.discarded': 'waiting',
    'candidate.booked': 'booked',
    'source.changed': 'in_progress',
    'source.withdrew': 'withdrawn',
    'company.rejected': 'rejected',
  },
  booked: {
    'candidate.cancelled': 'waiting',
    'examination.completed': 'completed',
    'source.changed': 'booked',
    'source.withdrew': 'booked',
  },
  completed: {},
  withdrawn: {},
  rejected: { 'source.changed': 'waiting', 'source.withdrew': 'withdrawn' },
};

/** The status that follows; null where the order has no such event. A withdrawn order whose booking is cancelled is withdrawn. */
export const nextOrderStatus = (
  { status, isWithdrawn }: { status: OrderStatus; isWithdrawn: boolean },
  event: OrderEvent,
): OrderStatus | null => {
  const next = ORDER_MOVES[status][event] ?? null;
  return next === 'waiting' && event === 'candidate.cancelled' && isWithdrawn ? 'withdrawn' : next;
};

/** Checks that an event is one of the status. */
export const mayHappen = (status: OrderStatus, event: OrderEvent): boolean => ORDER_MOVES[status][event] !== undefined;

export const orderStatusLabels: Readonly<Record<OrderStatus, string>> = {
  waiting: 'Waiting',
  in_progress: 'In progress',
  booked: 'Booked',
  completed: 'Completed',
  withdrawn: 'Withdrawn',
  rejected: 'Rejected',
};
