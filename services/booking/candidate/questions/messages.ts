import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { otherSide, type QuestionSide, waitsForAfter } from '../../../../machines/rules/booking/question-state.ts';
import { isEmail } from '../../../../machines/rules/contact/email.ts';
import { audit } from '../../../audit/audit.ts';
import type { Actor } from '../../../audit/audit-event.ts';
import { isoSql } from '../../../base/iso-time.ts';
import type { Database } from '../../../database/database.ts';
import { writeMail } from '../../../mail/outbox.ts';
import { eventMail } from '../../../mail/texts/event-mail.ts';
import type { Origin } from '../../../shared/http/origin.ts';
import type { PortalFacts } from '../../../shared/http/service-deps.ts';
import type { BookedCandidate } from '../../record/candidates/booked-candidates.ts';
import { about } from '../../record/mails/booking-mails.ts';
import { clinicAddress } from '../../record/mails/clinic-mails.ts';
import { factsOf, openBookingAction, valuesOf } from '../../record/mails/mail-parts.ts';
import { writeWebhookEvents } from '../../record/webhook-events.ts';
import type { QuestionMessage } from './questions.routes.ts';
import { replyAddress } from './reply-address.ts';

const MAX_SHOWN = 100;

/** The last messages about a candidate's booking, the oldest of them first, and whose answer is waited for. */
export async function messagesOf(db: Database, candidateId: string) {
  const { rows } = await db.execute<{ waits_for: QuestionSide | null; messages: QuestionMessage[] }>(sql`
    select c.question_waits_for as waits_for, (
      select coalesce(json_agg(json_build_object('message_id', m.id, 'side', m.side, 'body', m.body, 'author', m.author_name,
          'by_mail', m.mail_id is not null, 'at', ${isoSql(sql`m.created_at`)}) order by m.id), '[]')
      from (select * from booking.messages where candidate_id = c.id order by id desc limit ${MAX_SHOWN}) m) as messages
    from booking.candidates c where c.id = ${candidateId}::uuid`);
  return rows[0] ?? { waits_for: null, messages: [] };
}

export interface NewMessage extends Origin {
  readonly id?: string;
  readonly side: QuestionSide;
  readonly body: string;
  /** The writer waits for an answer, though this is one. */
  readonly asksBack: boolean;
  readonly mailId?: string;
}

/**
 * Adds a message, tells the other side by mail, and says whose answer is waited for; all in the caller's transaction, which
 * holds the candidate's lock.
 * @returns false where this mail came in before, or another message has the id
 */
export async function addMessage(
  tx: Database,
  portal: PortalFacts,
  { actor, candidate, message }: { actor: Actor; candidate: BookedCandidate; message: NewMessage },
): Promise<boolean> {
  const { id = uuidv7(), side, body, asksBack, mailId, now, address } = message;
  const { candidate_id: candidateId } = candidate;
  const { rows } = await tx.execute<{ waits_for: QuestionSide | null }>(sql`
    insert into booking.messages (id, candidate_id, side, body, account_id, author_name, mail_id, created_at)
    values (${id}::uuid, ${candidateId}::uuid, ${side}, ${body}, ${actor.accountId ?? null}::uuid, ${actor.name},
      ${mailId ?? null}, ${now.toISOString()}::timestamptz)
    on conflict do nothing
    returning (select question_waits_for from booking.candidates where id = candidate_id) as waits_for`);
  const [added] = rows;
  if (!added) return false;
  const waitsFor = waitsForAfter(added.waits_for, side, asksBack);
  await tx.execute(sql`
    update booking.candidates set questioned_at = ${now.toISOString()}::timestamptz,
      question_waits_for = ${waitsFor}
    where id = ${candidateId}::uuid`);
  await audit(tx, actor, {
    action: 'candidate.message.written',
    entity: 'candidate',
    entityId: candidateId,
    bookingId: candidate.booking_id,
    after: { by: side, message: body },
    address,
    at: now,
  });
  if (waitsFor === 'company') await writeWebhookEvents(tx, 'question.asked', [candidateId], { now });
  await notifyOtherSide(tx, portal, candidate, { side: otherSide(side), by: actor.name, message: body, now });
  return true;
}

/**
 * Adds what a candidate wrote with the own link: the company's answer is waited for. The caller writes the mail, in the same
 * transaction, which holds the candidate's lock.
 */
export async function addCandidateMessage(tx: Database, candidate: BookedCandidate, body: string, now: Date) {
  const { candidate_id: candidateId, candidate_name: name } = candidate;
  await tx.execute(sql`
    with added as (
      insert into booking.messages (id, candidate_id, side, body, author_name, created_at)
      values (${uuidv7()}::uuid, ${candidateId}::uuid, 'candidate', ${body}, ${name}, ${now.toISOString()}::timestamptz)
    )
    update booking.candidates set questioned_at = ${now.toISOString()}::timestamptz, question_waits_for = 'company'
    where id = ${candidateId}::uuid`);
  await writeWebhookEvents(tx, 'question.asked', [candidateId], { now });
}

/** Mails what was written to the other side, whose answer finds its way back by the address it answers to. */
async function notifyOtherSide(
  tx: Database,
  portal: PortalFacts,
  candidate: BookedCandidate,
  { side, by, message, now }: { side: QuestionSide; by: string; message: string; now: Date },
): Promise<void> {
  const { candidate_id: candidateId } = candidate;
  const to = side === 'company' ? candidate.contact_email : await clinicAddress(tx, portal, candidateId);
  if (!isEmail(to)) return;
  const kind = side === 'company' ? 'question.to-company' : 'question.to-clinic';
  const mail = await eventMail(tx, kind, {
    values: { ...valuesOf(candidate), by, message },
    facts: factsOf(candidate),
    from: portal,
    action: openBookingAction(portal, candidateId),
  });
  const { inboundMail } = portal;
  const replyTo = inboundMail ? replyAddress(inboundMail, { candidateId, side }, to) : undefined;
  await writeMail(tx, { ...about(candidate, kind), to, ...mail, ...(replyTo && { replyTo }) }, now);
}
