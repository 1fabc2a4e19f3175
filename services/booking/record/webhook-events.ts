import { sql } from 'drizzle-orm';
import type { WebhookEvent } from '../../../machines/rules/webhooks/webhook-events.ts';
import { isoSql } from '../../base/iso-time.ts';
import type { Database } from '../../database/database.ts';
import { statement, variable } from '../../database/statement.ts';
import { webhooksChannel } from '../../webhooks/deliveries/outbox.ts';
import { NO_TIME } from '../shared/no-time.ts';
import { orderDeliveriesSql } from './orders/order-events.ts';

const v = {
  type: variable('type', 'text'),
  ids: variable('ids', 'uuid[]'),
  now: variable('now', 'timestamptz'),
  sendAt: variable('sendAt', 'timestamptz'),
};

/** Events of a candidate that change what the source of its order reads. */
const OF_ORDERS =
  "array['booking.booked', 'booking.moved', 'booking.cancelled', 'booking.completed', 'outcome.recorded']";

const timed = (column: ReturnType<typeof sql>) =>
  isoSql(sql`nullif(${column}, ${sql.raw(`'${NO_TIME}'`)}::timestamptz)`);

/** `payloads.contract.ts` has the same fields; a delivery for each candidate and endpoint that subscribes. */
const writeEventStatement = statement<{ told: number; heard: number }, keyof typeof v>(
  'webhooks_tell',
  sql`
    with written as (
      insert into webhooks.deliveries (id, endpoint_id, org_id, candidate_id, type, payload, state, next_try_at, created_at)
      select gen_random_uuid(), e.id, c.org_id, c.id, ${v.type}, json_build_object('type', ${v.type},
          'timestamp', ${isoSql(v.now)}, 'data', case when ${v.type} = 'outcome.recorded'
            then (shown.data::jsonb || jsonb_build_object('outcome', c.outcome))::json else shown.data end),
        'waiting', ${v.sendAt}, ${v.now}
      from webhooks.endpoints e
        join booking.candidates c on c.org_id = e.org_id
        join booking.bookings b on b.id = c.booking_id
        join booking.packages p on p.id = c.package_id
        left join booking.clinics k on k.id = c.clinic_id
        cross join lateral (select json_build_object('booking_id', b.id, 'candidate_id', c.id, 'reference', b.reference,
          'candidate_name', c.candidate_name, 'package_name', p.name, 'clinic_name', k.name,
          'starts_at', ${timed(sql`c.appointment_time`)}, 'ends_at', ${timed(sql`c.appointment_end`)},
          'time_zone', coalesce(k.timezone, c.timezone)) as data) shown
      where c.id = any (${v.ids}) and ${v.type} = any (e.events)
      returning 1
    ), ordered as (
      ${orderDeliveriesSql(sql`o.candidate_id = any (${v.ids}) and ${v.type} = any (${sql.raw(OF_ORDERS)})`, v.now)}
      returning 1
    ), heard as (
      select pg_notify('${sql.raw(webhooksChannel)}', '')
      from (select (select count(*) from written) + (select count(*) from ordered) as count) counted where count > 0
    )
    select (select count(*)::int from written) as told, (select count(*)::int from heard) as heard`,
);

interface DeliveryTiming {
  readonly now: Date;
  /** When it may leave; at once unless said otherwise. */
  readonly sendAt?: Date;
}

/**
 * Writes an event of these candidates for each of their company's webhook endpoints that subscribes to it, in the transaction of what
 * happened, and `order.changed` for the orders that they were booked for. It says how the candidates are now.
 */
export async function writeWebhookEvents(
  tx: Database,
  type: WebhookEvent,
  candidateIds: readonly string[],
  { now, sendAt = now }: DeliveryTiming,
): Promise<void> {
  const ids = `{${candidateIds.join(',')}}`;
  await writeEventStatement(tx, { type, ids, now: now.toISOString(), sendAt: sendAt.toISOString() });
}

/** Withdraws what has not been tried, so that several changes in a row are one event. @returns whether there was any */
export async function withdrawWebhooks(tx: Database, type: WebhookEvent, candidateId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    delete from webhooks.deliveries where candidate_id = ${candidateId}::uuid and type = ${type}
      and state = 'waiting' and attempts = 0 returning 1`);
  return rows.length > 0;
}
