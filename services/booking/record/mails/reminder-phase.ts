import { sql } from 'drizzle-orm';
import { WRITTEN_PHASES } from '../../../../machines/reminder/reminder.machine.ts';
import { isoSql } from '../../../base/iso-time.ts';
import { BY_SMS, REMINDER } from './reminder-texts.ts';

/** The delivery of a mail `m` of the outbox, as the machine names it. */
export const deliverySql = sql.raw("case when m.state = 'waiting' and m.tries > 0 then 'retried' else m.state end");

/** The outbox's kind of a reminder `r`. */
export const kindSql = sql`${REMINDER}::text || r.moment || case r.channel when 'sms' then ${BY_SMS}::text else '' end`;

/** The answer of a candidate `c` about the present time, as the machine names it. */
const answerSql = sql`case when c.attendance_confirmed_for = c.appointment_time then 'confirmed'
  when c.change_asked_for = c.appointment_time then 'asked' else 'none' end`;

/**
 * The last reminder of each channel that was written to a candidate `c` about the present time. Its phase is found from
 * three rows by the machine's own table: the reminder's, the outbox's and the candidate's answer. It is not stored.
 * A reminder's mail is the one of its kind that is of use until the time it is about.
 */
export const remindersSql = sql`
  select distinct on (r.channel) m.kind, known.phase, m.last_error, ${isoSql(sql`m.sent_at`)} as sent_at,
    case when known.phase = 'retrying' then ${isoSql(sql`m.next_try_at`)} end as tried_again_at
  from booking.reminders r
    join mail.outbox m on m.entity = 'candidate' and m.entity_id = r.candidate_id and m.send_before = r.for_time
      and m.kind = ${kindSql}
    join json_to_recordset(${JSON.stringify(WRITTEN_PHASES)}::json) as known (delivery text, answer text, phase text)
      on known.delivery = ${deliverySql} and known.answer = ${answerSql}
  where r.candidate_id = c.id and r.for_time = c.appointment_time and r.state = 'written'
  order by r.channel, r.send_at desc, m.id desc`;
