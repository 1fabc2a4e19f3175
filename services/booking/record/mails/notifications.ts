import { sql } from 'drizzle-orm';
import { isPending, nextStatuses } from '../../../../machines/rules/booking/booking-status.table.ts';
import { isAhead } from '../../../../machines/rules/booking/edit-rule.ts';
import { shownAppointment } from '../../../../machines/rules/calendar/dates.ts';
import { isEmail } from '../../../../machines/rules/contact/email.ts';
import type { Caller } from '../../../access/caller.ts';
import { audit } from '../../../audit/audit.ts';
import { fail } from '../../../base/errors.ts';
import { isoSql } from '../../../base/iso-time.ts';
import type { Database } from '../../../database/database.ts';
import type { Origin } from '../../../shared/http/origin.ts';
import type { PortalFacts } from '../../../shared/http/service-deps.ts';
import { statusOf } from '../../shared/status-moves.ts';
import { type BookedCandidate, findCandidate, lockBookedCandidates } from '../candidates/booked-candidates.ts';
import { CONFIRMATIONS, writeConfirmation, writeCopy } from './booking-mails.ts';
import type { Delivery } from './notifications.routes.ts';

type Code =
  | 'NOT_ACTIVE'
  | 'NO_EMAIL'
  | 'MAIL_WAITING'
  | 'PENDING'
  | 'TIME_PASSED'
  | 'ALREADY_SENT'
  | 'PAPERWORK_MISSING';
type Warning = { readonly code: Code; readonly message: string };

/** These stop the mail; every other warning is only said. */
const stops = (code: Code) => code === 'NOT_ACTIVE' || code === 'NO_EMAIL' || code === 'MAIL_WAITING';
const SHOWN = 20;

/** Warnings before the confirmation is sent, the gravest first. */
export async function confirmationWarning(
  db: Database,
  caller: Caller,
  portal: PortalFacts,
  { candidateId, now }: { candidateId: string; now: Date },
) {
  const candidate = await findCandidate(db, caller, candidateId);
  const warnings = await warningsOf(db, portal, candidate, now);
  return { can_send: !warnings.some(({ code }) => stops(code)), recipients: recipientsOf(candidate), warnings };
}

/** Writes the confirmation and its copy; both leave by themselves. */
export async function sendConfirmation(
  db: Database,
  caller: Caller,
  portal: PortalFacts,
  input: { bookingId: string; candidateId: string } & Origin,
): Promise<Delivery[]> {
  const { bookingId, candidateId, now, address } = input;
  return db.transaction(async (tx) => {
    const [candidate] = await lockBookedCandidates(tx, caller, bookingId, [candidateId]);
    if (!candidate) throw new Error('A locked candidate is there.');
    for (const { code, message } of await warningsOf(tx, portal, candidate, now)) {
      if (stops(code)) fail(code, message, { field: 'candidate_id' });
    }
    await writeConfirmation(tx, portal, candidate, { now });
    if (isEmail(candidate.contact_email)) await writeCopy(tx, portal, candidate, { now });
    await audit(tx, caller, {
      action: 'candidate.email.sent',
      entity: 'candidate',
      entityId: candidateId,
      bookingId,
      address,
      at: now,
      after: { recipients: recipientsOf(candidate).join('; ') },
    });
    return deliveriesOf(tx, candidateId);
  });
}

const recipientsOf = ({ candidate_email, contact_email }: BookedCandidate) =>
  [candidate_email, contact_email].filter(isEmail);

async function warningsOf(
  db: Database,
  { timeZone }: PortalFacts,
  candidate: BookedCandidate,
  now: Date,
): Promise<Warning[]> {
  const { candidate_name: name, candidate_email: email, appointment_time: time } = candidate;
  const status = statusOf(candidate);
  const earlier = (await deliveriesOf(db, candidate.candidate_id)).filter(({ kind }) =>
    CONFIRMATIONS.some((one) => one === kind),
  );
  const sent = earlier.find(({ state }) => state === 'sent');
  const isWaiting = earlier.some(({ state }) => state === 'waiting' || state === 'sending');
  const sentAt = shownAppointment(sent?.sent_at, timeZone);
  const has = (isSo: boolean, code: Code, message: string): Warning[] => (isSo ? [{ code, message }] : []);
  return [
    ...has(nextStatuses(status).length === 0, 'NOT_ACTIVE', `${name} is ${status}: there is nothing to confirm.`),
    ...has(!isEmail(email), 'NO_EMAIL', `${name} has no email address that mail could go to.`),
    ...has(isWaiting, 'MAIL_WAITING', 'A confirmation is on its way already.'),
    ...has(isPending(status), 'PENDING', 'There is no time yet: the mail names the preferred site and dates.'),
    ...has(!isPending(status) && !isAhead(time, now.getTime()), 'TIME_PASSED', 'The appointment time has passed.'),
    ...has(sent !== undefined, 'ALREADY_SENT', `A confirmation was sent on ${sentAt.day} at ${sentAt.time}.`),
    ...has(
      candidate.paperwork === null,
      'PAPERWORK_MISSING',
      'The booking has no paperwork: the candidate is told of no form to bring.',
    ),
  ];
}

/** The mails about a candidate's booking, newest first, and how far each is. */
export const deliveriesSql = (candidateId: ReturnType<typeof sql>) => sql`
  select m.id, m.kind, m.recipient, m.state, ${isoSql(sql`m.created_at`)} as created_at,
    ${isoSql(sql`m.sent_at`)} as sent_at, m.last_error,
    case when m.state = 'waiting' and m.tries = 0 and m.next_try_at > m.created_at + interval '1 minute'
      then ${isoSql(sql`m.next_try_at`)} end as leaves_at
  from mail.outbox m
  where (m.entity = 'candidate' and m.entity_id = ${candidateId})
    or (m.entity = 'move' and m.entity_id in (select v.id from booking.moves v where v.candidate_id = ${candidateId}))
  order by m.id desc limit ${SHOWN}`;

async function deliveriesOf(db: Database, candidateId: string): Promise<Delivery[]> {
  return (await db.execute<Delivery>(deliveriesSql(sql`${candidateId}::uuid`))).rows;
}
