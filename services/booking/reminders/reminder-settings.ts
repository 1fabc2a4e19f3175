import { sql } from 'drizzle-orm';
import { DEFAULT_OWN_MOVE_DAYS, OWN_MOVE_DAYS, type OwnMoveDays } from '../../../machines/rules/booking/own-move.ts';
import {
  DEFAULT_REMINDERS,
  MAIL_MOMENTS,
  REMINDER_MOMENTS,
  type ReminderMoment,
} from '../../../machines/rules/booking/reminder-times.ts';
import type { Caller } from '../../access/caller.ts';
import { audit } from '../../audit/audit.ts';
import type { Database } from '../../database/database.ts';
import { notFound } from '../../shared/http/errors.ts';
import type { Origin } from '../../shared/http/origin.ts';
import type { PortalFacts } from '../../shared/http/service-deps.ts';
import { instantSql } from '../slots/claims.ts';

type MailMoment = (typeof MAIL_MOMENTS)[number];
type Choice = { mail: MailMoment[]; sms: ReminderMoment[]; own_move_days: OwnMoveDays; candidates_fill_in: boolean };
type Wanted = { mail: readonly string[]; sms: readonly string[]; own_move_days: number; candidates_fill_in: boolean };

interface Stored extends Record<string, unknown> {
  readonly mail: string[] | null;
  readonly sms: string[] | null;
  readonly days: number | null;
  readonly candidates_fill_in: boolean;
}

/** @throws ServiceError 404 where it is no client company, or another one than a client's own */
export async function reminderChoice(db: Database, caller: Caller, orgId: string): Promise<Choice> {
  if (!caller.isProvider && caller.orgId !== orgId) notFound('Organisation');
  const { rows } = await db.execute<Stored>(sql`
    select s.mail, s.sms, s.own_move_days as days, coalesce(s.candidates_fill_in, false) as candidates_fill_in from companies.organisations o left join booking.reminder_settings s on s.org_id = o.id
    where o.id = ${orgId}::uuid and o.kind = 'client'`);
  const { mail, sms, days, candidates_fill_in } = rows[0] ?? notFound('Organisation');
  const { mail: byMail, sms: bySms } = DEFAULT_REMINDERS;
  return inOrder({
    ...{ mail: mail ?? byMail, sms: sms ?? bySms, own_move_days: days ?? DEFAULT_OWN_MOVE_DAYS, candidates_fill_in },
  });
}

/** @throws as above */
export function chooseReminders(
  db: Database,
  caller: Caller,
  { orgId, wanted, now, address }: { orgId: string; wanted: Wanted } & Origin,
): Promise<Choice> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select from companies.organisations where id = ${orgId}::uuid for no key update`);
    const before = await reminderChoice(tx, caller, orgId);
    const after = inOrder(wanted);
    if (JSON.stringify(before) === JSON.stringify(after)) return before;
    await tx.execute(sql`
      insert into booking.reminder_settings (org_id, mail, sms, own_move_days, candidates_fill_in, updated_at)
      values (${orgId}::uuid, ${`{${after.mail.join(',')}}`}::text[], ${`{${after.sms.join(',')}}`}::text[],
        ${after.own_move_days}, ${after.candidates_fill_in}, ${instantSql(now)})
      on conflict (org_id) do update set mail = excluded.mail, sms = excluded.sms,
        own_move_days = excluded.own_move_days, candidates_fill_in = excluded.candidates_fill_in, updated_at = excluded.updated_at`);
    await audit(tx, caller, {
      action: 'company.reminders-changed',
      ...{ entity: 'company details', entityId: orgId, at: now, address, before, after },
    });
    return after;
  });
}

/** Each once, as they come before an appointment. */
const inOrder = ({ mail, sms, own_move_days: days, candidates_fill_in }: Wanted): Choice => ({
  mail: MAIL_MOMENTS.filter((moment) => mail.includes(moment)),
  sms: REMINDER_MOMENTS.filter((moment) => sms.includes(moment)),
  own_move_days: OWN_MOVE_DAYS.find((one) => one === days) ?? DEFAULT_OWN_MOVE_DAYS,
  candidates_fill_in,
});

/** Whether a company's bookings may leave open what candidates fill in: it chose so, and an SMS can bring them their link. */
export async function candidatesFillIn(db: Database, { hasSms }: PortalFacts, orgId: string): Promise<boolean> {
  if (!hasSms) return false;
  const { rows } = await db.execute(sql`
    select from booking.reminder_settings where org_id::text = ${orgId} and candidates_fill_in`);
  return rows.length > 0;
}
