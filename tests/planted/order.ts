import type { Plant } from './plant.ts';

const tests = ['services/booking/orders/orders.test.ts'];

export const orderPlants: readonly Plant[] = [
  {
    id: 'order.one',
    file: 'services/booking/orders/receive-order.ts',
    find: '${order.source}, ${order.externalId}',
    replace: '${order.source}, ${orderId}',
    tests,
  },
  {
    id: 'order.changed',
    file: 'services/booking/orders/receive-order.ts',
    find: 'notice_at = case when ${isMade} then ${at} end',
    replace: 'notice_at = case when ${!isMade} then ${at} end',
    tests,
  },
  {
    id: 'order.changed',
    file: 'services/booking/orders/make-from-order.ts',
    find: 'readAt !== null && Date.parse(readAt) !== Date.parse(changedAt)',
    replace: 'readAt === null',
    tests,
  },
  {
    id: 'order.draft',
    file: 'machines/order/order.machine.ts',
    find: "target: 'made', actions: { type: 'openDraft', params: ({ event }) => ({ address: event.output }) }",
    replace: "target: 'made'",
    tests: ['machines/order/order.machine.test.ts'],
  },
  {
    id: 'order.withdrawn',
    file: 'services/booking/record/orders/order-status-sql.ts',
    find: "  when o.withdrawn_at is not null then 'withdrawn'\n",
    replace: '',
    tests,
  },
  {
    id: 'order.unknown',
    file: 'services/booking/orders/read-orders.ts',
    find: "content[wish] !== '' && row[`known_${wish}`] === null",
    replace: "content[wish] === '' && row[`known_${wish}`] === null",
    tests,
  },
  {
    id: 'order.status',
    file: 'services/booking/record/webhook-events.ts',
    find: "'booking.completed', 'outcome.recorded']",
    replace: "'booking.completed']",
    tests,
  },
  {
    id: 'order.draft',
    file: 'services/booking/drafts/drafts/drop-draft.ts',
    find: '    await discardOrderDraft(tx, draftId, now);\n',
    replace: '',
    tests,
  },
  {
    id: 'order.greenhouse',
    file: 'services/booking/orders/greenhouse/send-test.ts',
    find: 'externalId: url,',
    replace: 'externalId: `${url} ${origin.now.getTime()} ${Math.random()}`,',
    tests: ['tests/stack/greenhouse.test.ts'],
  },
  {
    id: 'order.greenhouse',
    file: 'services/booking/orders/greenhouse/test-status.ts',
    find: "outcome ? 'complete' : 'examined'",
    replace: "'complete'",
    tests: ['tests/stack/greenhouse.test.ts'],
  },
  {
    id: 'order.callback',
    file: 'services/webhooks/endpoints/callback-endpoint.ts',
    find: 'where api_key_id = ${apiKeyId}::uuid and dialect = ${dialect} for update',
    replace: 'where org_id = ${orgId}::uuid and dialect = ${dialect} order by id limit 1 for update',
    tests: ['tests/stack/greenhouse.test.ts'],
  },
  {
    id: 'order.callback',
    file: 'services/booking/record/orders/order-events.ts',
    find: ' and c.outcome is not null)',
    replace: ')',
    tests: ['tests/stack/greenhouse.test.ts'],
  },
  {
    id: 'order.races',
    file: 'services/booking/orders/make-from-order.ts',
    find: '  await lockOrders(tx, ids);\n',
    replace: '',
    tests: ['tests/stack/order-races.test.ts'],
  },
];
