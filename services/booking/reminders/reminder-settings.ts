import { sql } from 'drizzle-orm';
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
import { instantSql } from '../slots/claims.ts';

type MailMoment = (typeof MAIL_MOMENTS)[number];
type Choice = { mail: MailMoment[]; sms: ReminderMoment[] };

/** @throws ServiceError 404 where it is no client company, or another one than a client's own */
export async function reminderChoice(db: Database, caller: Caller, orgId: string): Promise<Choice> {
  if (!caller.isProvider && caller.orgId !== orgId) notFound('Organisation');
  const { rows } = await db.execute<{ mail: string[] | null; sms: string[] | null }>(sql`
    select s.mail, s.sms from companies.organisations o left join booking.reminder_settings s on s.org_id = o.id
    where o.id = ${orgId}::uuid and o.kind = 'client'`);
  const { mail, sms } = rows[0] ?? notFound('Organisation');
  return inOrder({ mail: mail ?? DEFAULT_REMINDERS.mail, sms: sms ?? DEFAULT_REMINDERS.sms });
}

/** @throws as above */
export function chooseReminders(
  db: Database,
  caller: Caller,
  {
    orgId,
    wanted,
    now,
    address,
  }: {
    orgId: string;
    wanted: { mail: readonly string[]; sms: readonly string[] };
    now: Date;
    address: string | undefined;
  },
): Promise<Choice> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select from companies.organisations where id = ${orgId}::uuid for no key update`);
    const before = await reminderChoice(tx, caller, orgId);
    const after = inOrder(wanted);
    if (JSON.stringify(before) === JSON.stringify(after)) return before;
    await tx.execute(sql`
      insert into booking.reminder_settings (org_id, mail, sms, updated_at)
      values (${orgId}::uuid, ${`{${after.mail.join(',')}}`}::text[], ${`{${after.sms.join(',')}}`}::text[], ${instantSql(now)})
      on conflict (org_id) do update set mail = excluded.mail, sms = excluded.sms, updated_at = excluded.updated_at`);
    await audit(tx, caller, {
      action: 'company.reminders-changed',
      ...{ entity: 'company details', entityId: orgId, at: now, address, before, after },
    });
    return after;
  });
}

/** Each once, as they come before an appointment. */
const inOrder = ({ mail, sms }: { mail: readonly string[]; sms: readonly string[] }): Choice => ({
  mail: MAIL_MOMENTS.filter((moment) => mail.includes(moment)),
  sms: REMINDER_MOMENTS.filter((moment) => sms.includes(moment)),
});
