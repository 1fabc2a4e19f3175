import { sql } from 'drizzle-orm';
import { WITHDRAWABLE } from '../../../machines/reminder/reminder.machine.ts';
import type { Database } from '../../database/database.ts';
import { deliverySql, kindSql } from './reminder-phase.ts';
import { REMINDER } from './reminder-texts.ts';

/**
 * Takes back reminders that have not left, of a candidate whose appointment is cancelled or at another time now; back at that time
 * they are due again. Those that are planned look at the appointment themselves.
 */
export async function withdrawReminders(tx: Database, candidateId: string): Promise<void> {
  await tx.execute(sql`
    with gone as (
      delete from mail.outbox m
      where m.entity = 'candidate' and m.entity_id = ${candidateId}::uuid and ${deliverySql} = any (${`{${WITHDRAWABLE.join(',')}}`}::text[]) and m.kind like ${`${REMINDER}%`}
      returning kind
    )
    update booking.reminders r set state = 'stopped' from gone
    where r.candidate_id = ${candidateId}::uuid and r.state = 'written'
      and gone.kind = ${kindSql}`);
}
