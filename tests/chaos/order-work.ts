import { randomUUID } from 'node:crypto';
import { wishedDays } from '../support/bookings/bookable.ts';
import type { OrderedMedical } from './ledger.ts';
import type { Person } from './person.ts';
import { recordOf } from './traffic.ts';

/**
 * A hiring system orders a medical, each tenth twice at once; its company books it, each fifth in two places at once, and each
 * twentieth is changed at its source meanwhile. One booking comes of it.
 */
async function orderMedical(person: Person): Promise<void> {
  const { dice, stage } = person;
  const externalId = `ORDER-${randomUUID()}`;
  const content = { source: 'greenhouse', external_id: externalId, candidate_name: `Candidate ${externalId}` };
  const receive = (change = {}) => person.sure(() => person.rest('POST', '/booking/orders', { ...content, ...change }));
  const isDoubled = dice.below(10) === 0;
  const received = await Promise.all(isDoubled ? [receive(), receive()] : [receive()]);
  const orderIds = new Set(
    received.map(({ answer }) => (answer.kind === 'done' ? answer.body['order_id'] : answer.code)),
  );
  const [orderId] = [...orderIds].map(String);
  if (orderIds.size !== 1) stage.ledger.broken.push(`${externalId} is ${[...orderIds].join(' and ')}`);
  const isChanged = dice.below(20) === 0;
  const order: OrderedMedical = { externalId, orderId: String(orderId), isDoubled, isChanged, isBooked: false };
  stage.ledger.ordered.push(order);
  const [booked, second] = await Promise.all([
    book(person, order),
    ...(dice.below(5) === 0 ? [book(person, order)] : []),
    ...(isChanged ? [receive({ note: 'Changed' }).then(() => undefined)] : []),
  ]);
  order.isBooked = booked === true || second === true;
  if (booked && second) stage.ledger.broken.push(`${externalId} was booked twice, as it was answered`);
  if (!order.isBooked) stage.ledger.broken.push(`${externalId} was booked by none of its people`);
}

/** Books an order without a time. @returns whether it was booked by this call */
async function book(person: Person, { orderId, externalId }: OrderedMedical): Promise<boolean> {
  const { orgId } = person.stage.client;
  const { packageId, siteId } = person.anyTime();
  const body = {
    header: {
      org_id: orgId,
      service_type: 'pem',
      result_email: 'results@redgum.example',
      invoice_email: 'accounts@redgum.example',
      contact_name: 'Daniel Kerr',
      contact_phone: '08 5550 1421',
      contact_email: 'daniel.kerr@redgum.example',
      po_number: externalId,
      policy_accepted: true,
    },
    candidates: [
      {
        candidate_name: `Candidate ${externalId}`,
        candidate_dob: '1991-03-14',
        candidate_gender: 'Male',
        candidate_phone: '0487 987 987',
        candidate_email: `${externalId.toLowerCase()}@example.com`,
        candidate_position: 'Electrician',
        package_id: packageId,
        preferred_site_id: siteId,
        preferred_state: 'WA',
        order_id: orderId,
        ...wishedDays(),
      },
    ],
  };
  const key = { 'idempotency-key': randomUUID() };
  const { answer } = await person.sure(() => person.rest('POST', '/booking/bookings', body, key));
  if (answer.kind === 'refused' && answer.code !== 'STATUS_CONFLICT') {
    person.stage.ledger.broken.push(`${externalId} was refused: ${answer.status} ${answer.code}`);
  }
  return answer.kind === 'done' && Array.isArray(recordOf(answer.body)['candidates']);
}

export const orderWork = { orderMedical };
