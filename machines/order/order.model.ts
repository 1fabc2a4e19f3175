import { answers, fails, modelOfFolder } from '../lib/model.ts';
import { type OrderSeen, orderMachine } from './order.machine.ts';

const seen = (notice: OrderSeen['notice'], changedAt = '2026-11-23T01:00:00Z'): OrderSeen => ({ changedAt, notice });

export const orderModel = modelOfFolder('order', 'Order', orderMachine, {
  'an order that waits': {
    input: { seen: seen(null) },
    events: [
      { type: 'order.updated', seen: seen(null, '2026-11-23T02:00:00Z') },
      { type: 'order.updated', seen: seen('changed', '2026-11-23T02:00:00Z') },
      { type: 'order.updated', seen: seen('withdrawn') },
      { type: 'book.pressed' },
      { type: 'notice.acknowledged' },
      answers('makeDraft', '/make-booking?draft=01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a&step=time'),
      fails('makeDraft', { code: 'UNREACHABLE' }),
      fails('makeDraft', { code: 'EDIT_CONFLICT', reason: 'greenhouse has changed this order.', present: {} }),
      fails('makeDraft', {
        code: 'REJECTED',
        status: 409,
        reason: 'The order of Ada Wong is booked already: PF-204817.',
      }),
      answers('acknowledge'),
      fails('acknowledge', { code: 'UNREACHABLE' }),
    ],
    facts: ({ seen: { changedAt, notice }, failure }) => [changedAt, notice, failure?.code],
  },
});
