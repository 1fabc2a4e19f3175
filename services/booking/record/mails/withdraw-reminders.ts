import { sql } from 'drizzle-orm';
import { WITHDRAWABLE } from '../../../../machines/reminder/reminder.machine.ts';
import type { Database } from '../../../database/database.ts';
import { statement, variable } from '../../../database/statement.ts';
import { deliverySql, kindSql } from './reminder-phase.ts';
import { REMINDER } from './reminder-texts.ts';

const ofCandidate = variable('candidateId', 'uuid');
const withdrawStatement = statement<Record<string, never>, 'candidateId' | 'withdrawable' | 'kind'>(
  'reminders_withdraw',
  sql`
    with gone as (
      delete from mail.outbox m
      where m.entity = 'candidate' and m.entity_id = ${ofCandidate} and ${deliverySql} = any (${variable('withdrawable', 'text[]')})
        and m.kind like ${variable('kind', 'text')}
      returning kind, send_before
    )
    update booking.reminders r set state = 'stopped' from gone
    where r.candidate_id = ${ofCandidate} and r.state = 'written' and gone.kind = ${kindSql}
      and gone.send_before = r.for_time`,
);

/**
 * Takes back reminders that have not left, of a candidate whose appointment is cancelled or at another time now; back at that time
 * they are due again. One that has left for another time stays as it is. Those that are planned look at the appointment themselves.
 */
export async function withdrawReminders(tx: Database, candidateId: string): Promise<void> {
  await withdrawStatement(tx, { candidateId, withdrawable: `{${WITHDRAWABLE.join(',')}}`, kind: `${REMINDER}%` });
}
