import type { Plant } from './plant.ts';

export const webhookPlants: readonly Plant[] = [
  {
    id: 'webhook.endpoints',
    file: 'services/webhooks/endpoints/endpoints.ts',
    find: 'where e.id = ${id}::uuid and e.org_id = ${orgId}::uuid for update',
    replace: 'where e.id = ${id}::uuid and ${orgId} is not null for update',
    tests: ['services/webhooks/endpoints/endpoints.test.ts'],
  },
  {
    id: 'webhook.told',
    file: 'services/booking/record/webhook-events.ts',
    find: "jsonb_build_object('outcome', c.outcome)",
    replace: "jsonb_build_object('outcome', c.outcome, 'restrictions', c.outcome_restrictions)",
    tests: ['services/booking/record/webhook-events.test.ts'],
  },
  {
    id: 'webhook.signed',
    file: 'services/webhooks/deliveries/post-webhook.ts',
    find: 'Math.floor(now.getTime() / 1_000)',
    replace: 'Math.ceil(now.getTime() / 1_000)',
    tests: ['services/webhooks/deliveries/post-webhook.test.ts'],
  },
  {
    id: 'webhook.private',
    file: 'services/webhooks/deliveries/post-webhook.ts',
    find: 'new Agent({ connect: { lookup: pinned(addresses) } })',
    replace: 'new Agent()',
    tests: ['services/webhooks/deliveries/post-webhook.test.ts'],
  },
  {
    id: 'webhook.retry',
    file: 'services/webhooks/deliveries/retry-schedule.ts',
    find: '  20 * HOUR_MS,\n',
    replace: '',
    tests: ['services/webhooks/deliveries/deliveries.test.ts'],
  },
  {
    id: 'webhook.once',
    file: 'services/webhooks/deliveries/outbox.ts',
    find: "where d.state in ('waiting', 'sending') and d.next_try_at",
    replace: "where d.state = 'waiting' and d.next_try_at",
    tests: ['services/webhooks/deliveries/deliveries.test.ts'],
  },
  {
    id: 'webhook.log',
    file: 'services/webhooks/deliveries/deliveries.ts',
    find: 'order by d.created_at desc, d.id desc limit',
    replace: 'order by d.created_at, d.id limit',
    tests: ['services/webhooks/deliveries/deliveries.test.ts'],
  },
  {
    id: 'webhook.page',
    file: 'web/companies/webhooks/webhooks-page.tsx',
    find: "setOpen(isDone ? { what: 'log', row: open.row } : null)",
    replace: 'setOpen(isDone ? null : null)',
    tests: ['tests/browser/admin/webhooks.test.ts'],
  },
];
