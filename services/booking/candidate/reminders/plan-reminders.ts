import { sql } from 'drizzle-orm';
import { plannedReminder, RETURNING } from '../../../../machines/reminder/reminder.machine.ts';
import {
  MAIL_MOMENTS,
  REMINDER_MOMENTS,
  type ReminderChannel,
  type ReminderMoment,
} from '../../../../machines/rules/booking/reminder-times.ts';
import { DEFAULT_TIME_ZONE } from '../../../../machines/rules/calendar/dates.ts';
import { isoSql } from '../../../base/iso-time.ts';
import type { Database } from '../../../database/database.ts';
import { instantSql } from '../../scheduling/slots/claims.ts';

/** Statuses, in the service's own spelling, whose appointment is still expected. */
export const EXPECTED = sql.raw("('Confirmed', 'PartialConfirmed', 'Rescheduled')");

const AT_ONCE = 200;
/** The first reminder leaves seven days before, by the clinic's clock. */
const AHEAD = sql.raw("interval '8 days'");
/** The SMS of a booking is about one that was just made or moved, however far ahead; not of one of before there were SMS. */
const JUST_CHANGED = sql.raw("interval '1 hour'");

const KINDS: readonly { readonly channel: ReminderChannel; readonly moment: ReminderMoment }[] = [
  ...MAIL_MOMENTS.map((moment) => ({ channel: 'mail' as const, moment })),
  ...REMINDER_MOMENTS.map((moment) => ({ channel: 'sms' as const, moment })),
];

interface NewTime extends Record<string, unknown> {
  readonly id: string;
  readonly appointment: string;
  readonly timezone: string;
  readonly is_new: boolean;
}

/**
 * Plans the reminders of appointments that have none planned for their present time, however they came to it: booked,
 * moved, rescheduled. All of them are planned; the company's choice is read when one is due.
 * @returns how many appointments were planned; 0 where none is left, or others have them
 */
export async function planReminders(db: Database, now: Date): Promise<number> {
  const at = instantSql(now);
  const unplanned = sql`c.status in ${EXPECTED} and c.reminders_planned_for is distinct from c.appointment_time
    and c.appointment_time > ${at}`;
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<NewTime>(sql`
      select c.id, ${isoSql(sql`c.appointment_time`)} as appointment,
        coalesce(k.timezone, nullif(c.timezone, ''), ${DEFAULT_TIME_ZONE}) as timezone,
        c.updated_at > ${at} - ${JUST_CHANGED} as is_new
      from booking.candidates c left join booking.clinics k on k.id = c.clinic_id
      where ${unplanned} and c.id in (
        (select c.id from booking.candidates c where ${unplanned} and c.appointment_time < ${at} + ${AHEAD}
          order by c.appointment_time limit ${AT_ONCE})
        union all
        (select c.id from booking.candidates c where ${unplanned} and c.updated_at > ${at} - ${JUST_CHANGED}
          order by c.updated_at limit ${AT_ONCE}))
      order by c.id for update of c skip locked`);
    if (rows.length === 0) return 0;
    const plans = rows.flatMap((row) => plansOf(row, now));
    await tx.execute(sql`
      insert into booking.reminders (candidate_id, for_time, moment, channel, send_at, state)
      select candidate_id, for_time, moment, channel, send_at, 'planned'
      from json_to_recordset(${JSON.stringify(plans)}::json)
        as plan (candidate_id uuid, for_time timestamptz, moment text, channel text, send_at timestamptz)
      -- Back at a time it had before: what was stopped then is due again.
      on conflict (candidate_id, for_time, moment, channel) do update set state = 'planned', send_at = excluded.send_at
        where reminders.state = any (${`{${RETURNING.join(',')}}`}::text[])`);
    await tx.execute(sql`
      update booking.candidates set reminders_planned_for = appointment_time
      where id = any (${`{${rows.map(({ id }) => id).join(',')}}`}::uuid[])`);
    return rows.length;
  });
}

function plansOf({ id, appointment, timezone: timeZone, is_new: isNew }: NewTime, now: Date) {
  return KINDS.flatMap(({ channel, moment }) => {
    if (moment === 'booked' && !isNew) return [];
    const { context } = plannedReminder({ moment, channel, appointment, timeZone, now: now.toISOString() });
    const at = context.sendAt;
    return at === null ? [] : [{ candidate_id: id, for_time: appointment, moment, channel, send_at: at }];
  });
}
