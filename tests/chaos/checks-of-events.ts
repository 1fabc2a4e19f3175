import { sql } from 'drizzle-orm';
import type { Database } from '../../services/database/database.ts';
import type { ReceivedDelivery } from '../support/servers/webhook-receiver.ts';
import type { Ledger } from './ledger.ts';
import { recordOf } from './traffic.ts';

export interface EventFindings {
  readonly eventsLost: readonly string[];
  readonly eventsUnderSecondId: readonly string[];
}

/** Ids under which each event came, by its type and record: 'booking.booked 0198…'. */
function idsByEvent(heard: readonly ReceivedDelivery[]): Map<string, Set<string>> {
  const ids = new Map<string, Set<string>>();
  for (const { id, body } of heard) {
    const { type, data } = recordOf(JSON.parse(body));
    const { candidate_id, order_id, status } = recordOf(data);
    const name = order_id ? `${type} ${status} ${order_id}` : `${type} ${candidate_id}`;
    ids.set(name, (ids.get(name) ?? new Set()).add(id));
  }
  return ids;
}

/** Times of candidates that changed, as the audit has it. A move by the desk to another doctor alone is no event. */
async function movesOf(db: Database) {
  const { rows } = await db.execute<{ id: string; least: number; most: number }>(sql`
    select e.entity_id as id, count(*) filter (where e.action <> 'booking.moved')::int as least, count(*)::int as most
    from audit.entries e join booking.candidates c on c.id::text = e.entity_id
      join booking.bookings b on b.id = c.booking_id and b.po_number like 'CHAOS-%'
    where e.entity = 'candidate' and e.action in ('candidate.rescheduled', 'candidate.earlier.taken', 'booking.moved')
    group by e.entity_id`);
  return rows.map(({ id, least, most }) => ({ name: `booking.moved ${id}`, least, most }));
}

/** The changes that were made, against the posts to the company's program: each event came, and under one id over all tries. */
export async function eventFindings(
  db: Database,
  { booked, ordered }: Ledger,
  heard: readonly ReceivedDelivery[],
): Promise<EventFindings> {
  const ids = idsByEvent(heard);
  const once = { least: 1, most: 1 };
  const expected = [
    ...booked.map(({ candidateId }) => ({ name: `booking.booked ${candidateId}`, ...once })),
    ...booked
      .filter(({ status }) => status === 'Cancelled')
      .map(({ candidateId }) => ({ name: `booking.cancelled ${candidateId}`, ...once })),
    ...ordered
      .filter(({ isBooked }) => isBooked)
      .map(({ orderId }) => ({ name: `order.changed booked ${orderId}`, ...once })),
    ...(await movesOf(db)),
  ];
  const counted = expected.map((event) => ({ ...event, count: ids.get(event.name)?.size ?? 0 }));
  const received = new Set(heard.map(({ id }) => id));
  const { rows: written } = await db.execute<{ id: string; type: string }>(
    sql`select 'msg_' || id as id, type from webhooks.deliveries`,
  );
  return {
    eventsLost: [
      ...counted
        .filter(({ count, least }) => count < least)
        .map(({ name, count, least }) => `${name} came ${count} of ${least} times`),
      ...written.filter(({ id }) => !received.has(id)).map(({ id, type }) => `${type} ${id} never came`),
      ...heard.filter(({ isVerified }) => !isVerified).map(({ id }) => `${id} has a wrong signature`),
    ],
    eventsUnderSecondId: counted
      .filter(({ count, most }) => count > most)
      .map(({ name, count, most }) => `${name} came under ${count} ids of ${most}`),
  };
}

/** Orders with two bookings, and answered bookings of orders that are not theirs. */
export async function wronglyBookedOrders(db: Database, { ordered }: Ledger): Promise<string[]> {
  const { rows } = await db.execute<{ mark: string; bookings: number; tied: boolean }>(sql`
    select b.po_number as mark, count(*)::int as bookings, bool_and(o.candidate_id = c.id) as tied
    from booking.bookings b join booking.candidates c on c.booking_id = b.id
      left join booking.orders o on o.external_id = b.po_number and o.candidate_id = c.id
    where b.po_number like 'ORDER-%' group by b.po_number`);
  const found = new Map(rows.map((row) => [row.mark, row]));
  return ordered.flatMap(({ externalId, isBooked }) => {
    const { bookings, tied } = found.get(externalId) ?? { bookings: 0, tied: true };
    return bookings === (isBooked ? 1 : 0) && tied ? [] : [`order ${externalId} has ${bookings} bookings`];
  });
}
