import { sql } from 'drizzle-orm';
import { DEFAULT_OWN_MOVE_DAYS, OWN_MOVE_DAYS, type OwnMoveDays } from '../../../../machines/rules/booking/own-move.ts';
import {
  DEFAULT_REMINDERS,
  MAIL_MOMENTS,
  REMINDER_MOMENTS,
  type ReminderMoment,
} from '../../../../machines/rules/booking/reminder-times.ts';
import type { Caller } from '../../../access/caller.ts';
import { audit } from '../../../audit/audit.ts';
import { notFound } from '../../../base/errors.ts';
import type { Database } from '../../../database/database.ts';
import { nextStamp, refuseIfChanged, stampSql } from '../../../shared/http/edit-conflict.ts';
import type { Origin } from '../../../shared/http/origin.ts';
import type { PortalFacts } from '../../../shared/http/service-deps.ts';
import { instantSql } from '../../scheduling/slots/claims.ts';

type MailMoment = (typeof MAIL_MOMENTS)[number];
type Choice = { mail: MailMoment[]; sms: ReminderMoment[]; own_move_days: OwnMoveDays; candidates_fill_in: boolean };
type Dated = Choice & { updated_at: string };
type Wanted = { mail: readonly string[]; sms: readonly string[]; own_move_days: number; candidates_fill_in: boolean };

interface Stored extends Record<string, unknown> {
  readonly mail: string[] | null;
  readonly sms: string[] | null;
  readonly days: number | null;
  readonly candidates_fill_in: boolean;
  readonly updated_at: string;
}

/** @throws ServiceError 404 where it is no client company, or another one than a client's own */
export async function reminderChoice(db: Database, caller: Caller, orgId: string): Promise<Dated> {
  if (!caller.isProvider && caller.orgId !== orgId) notFound('Organisation');
  const { rows } = await db.execute<Stored>(sql`
    select s.mail, s.sms, s.own_move_days as days, coalesce(s.candidates_fill_in, false) as candidates_fill_in,
      ${stampSql(sql`coalesce(s.updated_at, o.created_at)`)} as updated_at
    from companies.organisations o left join booking.reminder_settings s on s.org_id = o.id
    where o.id = ${orgId}::uuid and o.kind = 'client'`);
  const { mail, sms, days, candidates_fill_in, updated_at } = rows[0] ?? notFound('Organisation');
  const { mail: byMail, sms: bySms } = DEFAULT_REMINDERS;
  const choice = { mail: mail ?? byMail, sms: sms ?? bySms, own_move_days: days ?? DEFAULT_OWN_MOVE_DAYS };
  return { ...inOrder({ ...choice, candidates_fill_in }), updated_at };
}

const audited = { action: 'company.reminders-changed', entity: 'company details' };

/** @throws as above, and 409 EDIT_CONFLICT with the present choice where `seen` is an earlier one */
export function chooseReminders(
  db: Database,
  caller: Caller,
  { orgId, seen, wanted, now, address }: { orgId: string; seen: string | undefined; wanted: Wanted } & Origin,
): Promise<Dated> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select from companies.organisations where id = ${orgId}::uuid for no key update`);
    const present = await reminderChoice(tx, caller, orgId);
    if (seen !== undefined)
      await refuseIfChanged(tx, present, { seen, what: 'choice of reminders', audited, id: orgId, caller, now });
    const { updated_at, ...before } = present;
    const after = inOrder(wanted);
    if (JSON.stringify(before) === JSON.stringify(after)) return present;
    const stamp = nextStamp(updated_at, now);
    await tx.execute(sql`
      insert into booking.reminder_settings (org_id, mail, sms, own_move_days, candidates_fill_in, updated_at)
      values (${orgId}::uuid, ${`{${after.mail.join(',')}}`}::text[], ${`{${after.sms.join(',')}}`}::text[],
        ${after.own_move_days}, ${after.candidates_fill_in}, ${instantSql(stamp)})
      on conflict (org_id) do update set mail = excluded.mail, sms = excluded.sms,
        own_move_days = excluded.own_move_days, candidates_fill_in = excluded.candidates_fill_in, updated_at = excluded.updated_at`);
    await audit(tx, caller, { ...audited, entityId: orgId, at: now, address, before, after });
    return { ...after, updated_at: stamp.toISOString() };
  });
}

/** Each once, as they come before an appointment. */
const inOrder = ({ mail, sms, own_move_days: days, candidates_fill_in }: Wanted): Choice => ({
  mail: MAIL_MOMENTS.filter((moment) => mail.includes(moment)),
  sms: REMINDER_MOMENTS.filter((moment) => sms.includes(moment)),
  own_move_days: OWN_MOVE_DAYS.find((one) => one === days) ?? DEFAULT_OWN_MOVE_DAYS,
  candidates_fill_in,
});

/** True if a company's bookings may leave details to candidates: it chose so, and an SMS can bring them their link. */
export async function candidatesFillIn(db: Database, { hasSms }: PortalFacts, orgId: string): Promise<boolean> {
  if (!hasSms) return false;
  const { rows } = await db.execute(sql`
    select from booking.reminder_settings where org_id::text = ${orgId} and candidates_fill_in`);
  return rows.length > 0;
}
