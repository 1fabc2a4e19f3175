import { sql } from 'drizzle-orm';
import { isAhead } from '../../../../machines/rules/booking/edit-rule.ts';
import { isEmail } from '../../../../machines/rules/contact/email.ts';
import type { Caller } from '../../../access/caller.ts';
import { audit } from '../../../audit/audit.ts';
import { fail } from '../../../base/errors.ts';
import type { Database } from '../../../database/database.ts';
import { writeMail } from '../../../mail/outbox.ts';
import { eventMail } from '../../../mail/texts/event-mail.ts';
import type { Origin } from '../../../shared/http/origin.ts';
import type { PortalFacts } from '../../../shared/http/service-deps.ts';
import type { BookedCandidate } from '../../record/candidates/booked-candidates.ts';
import { endCandidateLinks } from '../../record/links/candidate-links.ts';
import { about, CONFIRMATIONS, cancelledEntry, writeConfirmation } from '../../record/mails/booking-mails.ts';
import { REMINDER } from '../../record/mails/reminder-texts.ts';
import { NO_TIME } from '../../shared/no-time.ts';

interface Correction extends Origin {
  readonly before: BookedCandidate;
  readonly after: BookedCandidate;
  /** The new address gets the confirmation. */
  readonly isConfirmed: boolean;
}

/** Mails with an entry for the candidate's calendar. */
const WITH_CALENDAR = [...CONFIRMATIONS, 'booking.moved'];
const TO_CANDIDATE = [...WITH_CALENDAR, 'earlier.offered'];

/**
 * Directs mail to a corrected address, in the transaction that changes it. Links that were mailed end, those sent by SMS
 * went to the candidate's own phone and still work. Mails that have not left the portal are withdrawn; reminders among them
 * are written again, to the new address. A calendar entry at the old address is cancelled.
 * @throws ServiceError 409 where a confirmation is wanted of an appointment that is over
 */
export async function redirectMail(
  tx: Database,
  portal: PortalFacts,
  caller: Caller,
  { before, after, isConfirmed, now, address }: Correction,
): Promise<void> {
  const { candidate_id: candidateId, booking_id: bookingId, appointment_time: time } = after;
  const isOver = time !== NO_TIME && !isAhead(time, now.getTime());
  if (isConfirmed && isOver)
    fail('NOT_ACTIVE', 'The appointment time has passed: no confirmation can be sent.', { field: 'send_confirmation' });
  await endCandidateLinks(tx, candidateId, now, 'mail');
  await withdrawFrom(tx, candidateId, before.candidate_email);
  // Before the confirmation, whose number is higher: two addresses may lead to one calendar.
  if (time !== NO_TIME && !isOver && (await hasCalendarEntry(tx, candidateId, before.candidate_email))) {
    const mail = await eventMail(tx, 'candidate.email-corrected', { values: {}, facts: [], from: portal });
    const entry = await cancelledEntry(tx, portal, before, now);
    await writeMail(
      tx,
      { ...about(after, 'candidate.email-corrected'), to: before.candidate_email, ...mail, ...entry },
      now,
    );
  }
  if (!isConfirmed || !isEmail(after.candidate_email)) return;
  await writeConfirmation(tx, portal, after, { now });
  await audit(tx, caller, {
    action: 'candidate.email.sent',
    entity: 'candidate',
    entityId: candidateId,
    bookingId,
    address,
    at: now,
    after: { recipients: after.candidate_email },
  });
}

const ofCandidate = (candidateId: string) => sql`(m.entity = 'candidate' and m.entity_id = ${candidateId}::uuid
  or m.entity = 'move' and m.entity_id in (select v.id from booking.moves v where v.candidate_id = ${candidateId}::uuid))`;

async function withdrawFrom(tx: Database, candidateId: string, recipient: string): Promise<void> {
  await tx.execute(sql`
    with gone as (
      delete from mail.outbox m where ${ofCandidate(candidateId)} and m.state = 'waiting' and m.channel = 'mail'
        and m.recipient = ${recipient} and (m.kind = any (${`{${TO_CANDIDATE.join(',')}}`}::text[]) or m.kind like ${`${REMINDER}%`})
      returning m.kind, m.send_before
    )
    update booking.reminders r set state = 'planned' from gone
    where r.candidate_id = ${candidateId}::uuid and r.channel = 'mail' and r.state = 'written'
      and gone.kind = ${REMINDER}::text || r.moment and gone.send_before = r.for_time`);
}

async function hasCalendarEntry(tx: Database, candidateId: string, recipient: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from mail.outbox m where ${ofCandidate(candidateId)} and m.recipient = ${recipient}
      and m.state in ('sending', 'sent') and m.kind = any (${`{${WITH_CALENDAR.join(',')}}`}::text[]) limit 1`);
  return rows.length > 0;
}
