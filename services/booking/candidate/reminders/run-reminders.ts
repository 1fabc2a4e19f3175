import { type SQL, sql } from 'drizzle-orm';
import { defined } from '../../../../machines/lib/assert-defined.ts';
import { dueOutcome } from '../../../../machines/reminder/reminder.machine.ts';
import type { ReminderMoment } from '../../../../machines/rules/booking/reminder-times.ts';
import { mobileAddress } from '../../../../machines/rules/contact/phone.ts';
import type { Database } from '../../../database/database.ts';
import type { MailChannel } from '../../../mail/mail.tables.ts';
import { writeMails } from '../../../mail/outbox.ts';
import { currentMailText } from '../../../mail/texts/event-mail.ts';
import type { PortalFacts, ServiceDeps } from '../../../shared/http/service-deps.ts';
import { candidatesForMail } from '../../record/candidates/booked-candidates.ts';
import { newCandidateLinks } from '../../record/links/candidate-links.ts';
import { reminderMail, reminderSms } from '../../record/mails/reminder-texts.ts';
import { instantSql } from '../../scheduling/slots/claims.ts';
import { chosenSql } from './next-notice.ts';
import { EXPECTED, planReminders } from './plan-reminders.ts';

export type ReminderRunnerDeps = Pick<ServiceDeps, 'db' | 'now' | 'portal'>;

/** The channel on which a commit that made reminders due at once is heard. */
export const reminderChannel = 'reminders_waiting';

const AT_ONCE = 50;

interface DueRow extends Record<string, unknown> {
  readonly candidate_id: string;
  readonly moment: ReminderMoment;
  readonly channel: 'mail' | 'sms';
  readonly for_time: string;
  readonly candidate_phone: string;
  /** The booking left it to the candidate, who has not typed it yet. */
  readonly has_no_email: boolean;
  /** The appointment is still at the time that the reminder is about. */
  readonly stands: boolean;
  /** A later reminder is due as well, of a portal that was down. */
  readonly is_late: boolean;
  readonly is_chosen: boolean;
}

/**
 * Plans reminders, and writes those that are due to the outbox. A mail and the record that it was written are one
 * transaction; rows locked by another process are skipped. Cancelling or moving waits for the rows that are locked
 * here, and then withdraws what has not left.
 * @returns how many rows had their turn
 */
export async function runReminders(deps: ReminderRunnerDeps, signal?: AbortSignal): Promise<number> {
  let done = 0;
  while (!signal?.aborted) {
    const planned = await planReminders(deps.db, deps.now());
    const written = await writeDue(deps);
    if (planned + written === 0) break;
    done += written;
  }
  return done;
}

function writeDue({ db, now: clock, portal }: ReminderRunnerDeps): Promise<number> {
  return db.transaction(async (tx) => {
    const now = clock();
    const due = await lockDue(tx, portal, now);
    if (due.length === 0) return 0;
    const stopped = await stoppedPhones(tx, due);
    const outcomes = due.map((row) => ({ row, state: outcomeOf(row, stopped) }));
    const wanted = outcomes.flatMap(({ row, state }) => (state === 'written' ? [row] : []));
    await writeAll(tx, portal, wanted, now);
    const states = outcomes.map(({ row, state }) => {
      const { candidate_id, for_time, moment, channel } = row;
      return { candidate_id, for_time, moment, channel, state };
    });
    await tx.execute(sql`
      update booking.reminders r set state = done.state
      from json_to_recordset(${JSON.stringify(states)}::json)
        as done (candidate_id uuid, for_time timestamptz, moment text, channel text, state text)
      where r.candidate_id = done.candidate_id and r.for_time = done.for_time and r.moment = done.moment
        and r.channel = done.channel`);
    return due.length;
  });
}

async function lockDue(tx: Database, { hasSms }: PortalFacts, now: Date): Promise<DueRow[]> {
  const chosen = (moment: SQL) => chosenSql(moment, sql`${hasSms}`);
  const { rows } = await tx.execute<DueRow>(sql`
    select r.candidate_id, r.moment, r.channel, r.for_time::text as for_time, c.candidate_phone,
      c.candidate_email = '' as has_no_email,
      c.status in ${EXPECTED} and c.appointment_time = r.for_time and r.for_time > ${instantSql(now)} as stands,
      exists (select from booking.reminders n where n.candidate_id = r.candidate_id and n.for_time = r.for_time
        and n.channel = r.channel and n.state = 'planned' and n.send_at <= ${instantSql(now)} and n.send_at > r.send_at
        and ${chosen(sql`n.moment`)}) as is_late,
      ${chosen(sql`r.moment`)} as is_chosen
    from booking.reminders r join booking.candidates c on c.id = r.candidate_id
      left join booking.reminder_settings s on s.org_id = c.org_id
    where r.state = 'planned' and r.send_at <= ${instantSql(now)}
    order by r.send_at limit ${AT_ONCE} for update of r, c skip locked`);
  return rows;
}

async function stoppedPhones(tx: Database, due: readonly DueRow[]): Promise<ReadonlySet<string>> {
  const phones = due.flatMap(({ channel, candidate_phone: phone }) =>
    channel === 'sms' ? (mobileAddress(phone) ?? []) : [],
  );
  if (phones.length === 0) return new Set();
  const { rows } = await tx.execute<{ phone: string }>(sql`
    select phone from mail.sms_stops where phone = any (${`{${phones.join(',')}}`}::text[])`);
  return new Set(rows.map(({ phone }) => phone));
}

/** The outcome of a reminder whose moment has come, decided by the machine. */
function outcomeOf(row: DueRow, stopped: ReadonlySet<string>) {
  const { stands, is_late: isLate, is_chosen: isChosen } = row;
  return dueOutcome({ stands, isLate, isChosen, isReachable: isReachable(row, stopped) });
}

function isReachable({ channel, candidate_phone, has_no_email }: DueRow, stopped: ReadonlySet<string>): boolean {
  if (channel === 'mail') return !has_no_email;
  const phone = mobileAddress(candidate_phone);
  return phone !== null && !stopped.has(phone);
}

async function writeAll(tx: Database, portal: PortalFacts, due: readonly DueRow[], now: Date): Promise<void> {
  if (due.length === 0) return;
  const ids = [...new Set(due.map(({ candidate_id }) => candidate_id))];
  const candidates = new Map((await candidatesForMail(tx, ids)).map((one) => [one.candidate_id, one]));
  const linksOf = (channel: MailChannel) => {
    const theirs = due.flatMap((row) => (row.channel === channel ? [row.candidate_id] : []));
    return newCandidateLinks(tx, portal, [...new Set(theirs)], now, channel);
  };
  const links = { mail: await linksOf('mail'), sms: await linksOf('sms') };
  const text = await currentMailText(tx, 'booking.reminder');
  const mails = due.map(({ candidate_id, moment, channel, for_time, candidate_phone }) => {
    const reminder = {
      moment,
      candidate: defined(candidates.get(candidate_id)),
      link: defined(links[channel].get(candidate_id)),
      portal,
    };
    const mail =
      channel === 'mail'
        ? reminderMail(reminder, text, now)
        : reminderSms(reminder, defined(mobileAddress(candidate_phone)));
    // After its start it is of no use.
    return { ...mail, sendBefore: new Date(for_time) };
  });
  await writeMails(tx, mails, now);
}

/** Rows that others had in hand are looked at again after this. */
const SOONEST_MS = 1_000;

/** Milliseconds until the next reminder is due. */
export async function untilNextReminder(db: Database, now: Date): Promise<number> {
  const { rows } = await db.execute<{ ms: number | null }>(sql`
    select (extract(epoch from min(send_at) - ${instantSql(now)}) * 1000)::float8 as ms
    from booking.reminders where state = 'planned'`);
  return Math.max(SOONEST_MS, rows[0]?.ms ?? Number.POSITIVE_INFINITY);
}
