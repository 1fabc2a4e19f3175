import { type SQL, sql } from 'drizzle-orm';
import { DEFAULT_REMINDERS } from '../../../../machines/rules/booking/reminder-times.ts';
import { NO_DAY } from '../../../../machines/rules/calendar/dates.ts';
import { isoSql } from '../../../base/iso-time.ts';
import { kindSql } from '../../record/mails/reminder-phase.ts';

/** The link to what a candidate `c` has to fill in comes by SMS, whatever the company chose. */
const isWithoutDetails = sql.raw(
  `(c.candidate_email = '' or c.candidate_gender = '' or c.candidate_position = '' or c.candidate_dob = '${NO_DAY}')`,
);

const moments = (channel: 'mail' | 'sms') =>
  sql`coalesce(${sql.raw(`s.${channel}`)}, ${`{${DEFAULT_REMINDERS[channel].join(',')}}`}::text[])`;

/** The condition that the company of the settings `s` wants a moment of a reminder `r`. */
export const chosenSql = (moment: SQL, hasSms: SQL) =>
  sql`case r.channel when 'mail' then ${moment} = any (${moments('mail')})
    else ${hasSms}::boolean and (${moment} = any (${moments('sms')}) or ${moment} = 'booked' and ${isWithoutDetails}) end`;

/** Phones are stored as '0491 570 006' or with +61; an SMS goes to '+61491570006'. */
const mobile = sql`'+61' || right(regexp_replace(c.candidate_phone, '[^0-9]', '', 'g'), 9)`;
const isReachable = sql`case r.channel when 'mail' then c.candidate_email <> ''
  else ${mobile} like '+614%' and not exists (select from mail.sms_stops stop where stop.phone = ${mobile}) end`;

/** The reminder of a candidate `c` that leaves next, of those that are planned for the present time. */
export const nextNoticeSql = (hasSms: SQL) => sql`(
  select json_build_object('kind', ${kindSql}, 'leaves_at', ${isoSql(sql`r.send_at`)})
  from booking.reminders r left join booking.reminder_settings s on s.org_id = c.org_id
  where r.candidate_id = c.id and r.for_time = c.appointment_time and r.state = 'planned'
    and c.status in ('Confirmed', 'PartialConfirmed', 'Rescheduled') and ${chosenSql(sql`r.moment`, hasSms)} and ${isReachable}
  order by r.send_at limit 1)`;
