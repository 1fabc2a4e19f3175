import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { companiesService } from '../../services/companies/companies.service.ts';
import { nextDelivery } from '../../services/webhooks/deliveries/outbox.ts';
import { runDeliveries } from '../../services/webhooks/deliveries/run-deliveries.ts';
import { wishedDays } from '../support/bookings/bookable.ts';
import { addClinic, addPackage, type Client, openBookingWorld } from '../support/bookings/booking-world.ts';
import { webhookReceiver } from '../support/servers/webhook-receiver.ts';
import { call } from '../support/services.ts';

const world = await openBookingWorld();
const { db } = world;
afterAll(() => world.close());
const [site, packageId] = [await addClinic(db), await addPackage(db, 15, { name: 'Medical' })];
const AT_ONCE = 8;

const content = (name: string) => ({
  source: 'greenhouse',
  external_id: name,
  candidate_name: name,
  candidate_email: `${name}@example.com`,
  package: 'Medical',
});

const book = (client: Client, orderId: string, name: string) =>
  client.post(
    '/bookings',
    {
      header: {
        org_id: client.orgId,
        service_type: 'pem',
        result_email: 'results@redgum.example',
        invoice_email: 'accounts@redgum.example',
        contact_name: 'Daniel Kerr',
        contact_phone: '08 5550 1421',
        contact_email: 'daniel.kerr@redgum.example',
        policy_accepted: true,
      },
      candidates: [
        {
          candidate_name: name,
          candidate_dob: '1991-03-14',
          candidate_gender: 'Male',
          candidate_phone: '0487 987 987',
          candidate_email: `${name}@example.com`,
          candidate_position: 'Rigger',
          package_id: packageId,
          preferred_site_id: site,
          preferred_state: 'WA',
          ...wishedDays(),
          order_id: orderId,
        },
      ],
    },
    { 'idempotency-key': randomUUID() },
  );

/** One order: every tenth is sent twice at once, every twentieth is changed while two people book it. @returns statuses */
async function race(people: readonly Client[], name: string, nth: number): Promise<readonly number[]> {
  const [manager] = people as [Client];
  const sent = await Promise.all(
    Array.from({ length: nth % 10 === 0 ? 2 : 1 }, () => manager.post('/orders', content(name))),
  );
  expect(sent.map(({ status }) => status).toSorted()).toEqual(nth % 10 === 0 ? [200, 201] : [201]);
  const orderIds = new Set(sent.map(({ body }) => body.order_id));
  expect(orderIds.size).toBe(1);
  const [orderId] = orderIds;
  const booked = people.map((person) => book(person, orderId, name));
  const changed = nth % 20 === 0 ? [manager.post('/orders', { ...content(name), note: 'Changed' })] : [];
  const [answers, [change]] = await Promise.all([Promise.all(booked), Promise.all(changed)]);
  if (change) expect(change.status, JSON.stringify(change.body)).toBe(200);
  return answers.map(({ status }) => status).toSorted();
}

async function bookAtOnce(count: number, mark: string): Promise<void> {
  const people = [await world.as('manager'), await world.as('booker')];
  const numbers = Array.from({ length: count }, (_, nth) => nth).values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const nth of numbers) expect(await race(people, `${mark}-${nth}`, nth)).toEqual([201, 409]);
    }),
  );
  const { rows } = await db.execute<{ orders: number; booked: number; candidates: number; noticed: number }>(sql`
    select count(distinct o.id)::int as orders, count(distinct o.candidate_id)::int as booked, count(c.id)::int as candidates,
      count(distinct o.id) filter (where o.content ->> 'note' = 'Changed')::int as noticed
    from booking.orders o left join booking.candidates c on c.candidate_name = o.external_id
    where o.external_id like ${`${mark}-%`}`);
  expect(rows[0]).toEqual({ orders: count, booked: count, candidates: count, noticed: Math.ceil(count / 20) });
}

/** Posts of a company's own program, of which it refuses every fifth. Ids by order, of those that say it is booked. */
async function bookedIds(act: () => Promise<void>): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const receiver = await webhookReceiver();
  receiver.answerWith((_heard, response) => response.writeHead(receiver.heard.length % 5 === 0 ? 503 : 200).end());
  const { access_token: token } = await world.signIn('manager');
  const body = { url: receiver.url, events: ['order.changed'] };
  const companies = companiesService(world.deps);
  expect((await call(companies, 'POST', '/companies/webhooks', { token, body })).status).toBe(201);
  await act();
  const work = { ...world.deps, targets: world.deps.webhooks };
  for (let due = await nextDelivery(db); due; due = await nextDelivery(db)) {
    world.clock.set(due);
    await Promise.all([runDeliveries(work), runDeliveries(work)]);
  }
  receiver.close();
  const ids = new Map<string, Set<string>>();
  for (const { id, body: text } of receiver.heard) {
    const { data } = JSON.parse(text);
    if (data.status === 'booked') {
      ids.set(data.external_id, (ids.get(data.external_id) ?? new Set()).add(id));
    }
  }
  return ids;
}

test('[order.races][webhook.once] each of 40 orders that are booked at once is posted to the company’s program, under one id over all tries', {
  timeout: 120_000,
}, async () => {
  const ids = await bookedIds(() => bookAtOnce(40, 'posted'));
  expect(ids.size, 'none is lost').toBe(40);
  expect([...ids.values()].filter((one) => one.size > 1)).toEqual([]);
});

test(
  '[order.races] 60 orders, doubled and changed while two people book each, have one booking each',
  {
    timeout: 120_000,
  },
  () => bookAtOnce(60, 'few'),
);

test(
  '[order.races] 1,000 orders, doubled and changed while two people book each, have one booking each',
  {
    timeout: 600_000,
    tags: 'long',
  },
  () => bookAtOnce(1_000, 'many'),
);
