import { sql } from 'drizzle-orm';
import { WITHDRAWABLE } from '../../../machines/reminder/reminder.machine.ts';
import type { Database } from '../../database/database.ts';
import { BY_SMS, REMINDER } from './reminder-texts.ts';

/** Where a mail of the outbox is, as the machine names it. */
const deliverySql = sql.raw("case when state = 'waiting' and tries > 0 then 'retried' else state end");

/**
 * Takes back reminders that have not left, of a candidate whose appointment is cancelled or at another time now; back at that time
 * they are due again. Those that are planned look at the appointment themselves.
 */
export async function withdrawReminders(tx: Database, candidateId: string): Promise<void> {
  await tx.execute(sql`
    with gone as (
      delete from mail.outbox
      where entity = 'candidate' and entity_id = ${candidateId}::uuid and ${deliverySql} = any (${`{${WITHDRAWABLE.join(',')}}`}::text[]) and kind like ${`${REMINDER}%`}
      returning kind
    )
    update booking.reminders r set state = 'stopped' from gone
    where r.candidate_id = ${candidateId}::uuid and r.state = 'written'
      and gone.kind = ${REMINDER}::text || r.moment || case r.channel when 'sms' then ${BY_SMS}::text else '' end`);
}
