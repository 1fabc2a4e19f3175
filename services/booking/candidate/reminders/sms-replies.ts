import { sql } from 'drizzle-orm';
import { mobileAddress } from '../../../../machines/rules/contact/phone.ts';
import { audit } from '../../../audit/audit.ts';
import { ServiceError } from '../../../base/errors.ts';
import type { Database } from '../../../database/database.ts';
import { letter } from '../../../mail/letter.ts';
import { writeMail } from '../../../mail/outbox.ts';
import type { PortalFacts } from '../../../shared/http/service-deps.ts';
import { type BookedCandidate, candidateForMail } from '../../record/candidates/booked-candidates.ts';
import { about, COPY } from '../../record/mails/booking-mails.ts';
import { factsOf } from '../../record/mails/mail-parts.ts';
import { instantSql } from '../../scheduling/slots/claims.ts';
import { confirmAttendance, requestAnotherTime } from '../own-appointment/own-appointment.ts';

interface Reply {
  /** The carrier's id of it. */
  readonly id: string;
  readonly from: string;
  readonly text: string;
  readonly now: Date;
}

type Meaning = 'confirm' | 'ask' | 'stop' | 'start' | 'words';

const MEANINGS: Readonly<Record<string, Meaning>> = {
  C: 'confirm',
  CONFIRM: 'confirm',
  YES: 'confirm',
  R: 'ask',
  RESCHEDULE: 'ask',
  STOP: 'stop',
  STOPALL: 'stop',
  UNSUBSCRIBE: 'stop',
  START: 'start',
  UNSTOP: 'start',
};

/** 'c.' and ' C ' are C; what says more than one of these words is left to people. */
const meaningOf = (text: string): Meaning =>
  MEANINGS[
    text
      .replace(/[^\p{L}\p{N}\s]/gu, '')
      .trim()
      .toUpperCase()
  ] ?? 'words';

/**
 * Does what an SMS asks for, about the appointment that its phone was last written of. The booking person gets every
 * SMS that cannot be carried out or understood.
 */
export async function readReply(db: Database, portal: PortalFacts, reply: Reply) {
  const { id, from, text, now } = reply;
  return db.transaction(async (tx) => {
    const phone = mobileAddress(from) ?? from;
    const meaning = meaningOf(text);
    const candidateId = await lastWrittenTo(tx, phone);
    const { rows } = await tx.execute(sql`
      insert into booking.sms_replies (id, phone, candidate_id, words, meaning, received_at)
      values (${id}, ${phone}, ${candidateId}::uuid, ${text}, ${meaning}, ${instantSql(now)})
      on conflict (id) do nothing returning id`);
    if (rows.length === 0) return { meaning, candidateId: null };
    if (meaning === 'stop') await stopSms(tx, phone, now);
    if (meaning === 'start') await tx.execute(sql`delete from mail.sms_stops where phone = ${phone}`);
    if (candidateId === null || meaning === 'stop' || meaning === 'start') return { meaning, candidateId };
    const isDone = await carryOut(tx, portal, { meaning, candidateId, now });
    if (!isDone) await storeReplyText(tx, portal, { candidateId, text, now });
    return { meaning, candidateId };
  });
}

async function lastWrittenTo(tx: Database, phone: string): Promise<string | null> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select entity_id as id from mail.outbox
    where channel = 'sms' and recipient = ${phone} and entity = 'candidate' order by id desc limit 1`);
  return rows[0]?.id ?? null;
}

/** No more SMS, those that wait included. */
async function stopSms(tx: Database, phone: string, now: Date): Promise<void> {
  await tx.execute(sql`
    insert into mail.sms_stops (phone, stopped_at) values (${phone}, ${instantSql(now)}) on conflict (phone) do nothing`);
  await tx.execute(sql`
    update mail.outbox set state = 'failed', content = null, last_error = 'The person asked for no more SMS.'
    where channel = 'sms' and recipient = ${phone} and state = 'waiting'`);
}

interface Answer {
  readonly meaning: Meaning;
  readonly candidateId: string;
  readonly now: Date;
}

/** @returns whether that was all; not where there is no time ahead, or the company was told already */
async function carryOut(tx: Database, portal: PortalFacts, { meaning, candidateId, now }: Answer): Promise<boolean> {
  const change = { candidateId, now, address: undefined };
  if (meaning === 'words') return false;
  try {
    if (meaning === 'confirm') await confirmAttendance(tx, change);
    else await requestAnotherTime(tx, portal, { ...change, message: 'Asked by SMS, without more words.' });
    return true;
  } catch (thrown) {
    if (thrown instanceof ServiceError) return false;
    throw thrown;
  }
}

interface StoredReply {
  readonly candidateId: string;
  readonly text: string;
  readonly now: Date;
}

async function storeReplyText(
  tx: Database,
  portal: PortalFacts,
  { candidateId, text, now }: StoredReply,
): Promise<void> {
  const candidate = await candidateForMail(tx, candidateId);
  const { org_id: orgId, candidate_name: name, booking_id: bookingId } = candidate;
  await audit(
    tx,
    { orgId, name },
    {
      action: 'candidate.sms.received',
      entity: 'candidate',
      entityId: candidateId,
      bookingId,
      at: now,
      after: { message: text },
    },
  );
  await writeMail(tx, wordsMail(portal, candidate, text), now);
}

function wordsMail(portal: PortalFacts, candidate: BookedCandidate, text: string) {
  const { candidate_name: name, contact_name, contact_email: to, reference, candidate_id } = candidate;
  const parts = letter({
    heading: `${name} wrote an SMS`,
    paragraphs: [
      `Hello ${contact_name}, ${name} answered an SMS about booking ${reference}. Nothing was changed.`,
      `${name} wrote: ${text}`,
      `Phone: ${candidate.candidate_phone}`,
    ],
    facts: factsOf(candidate),
    action: { label: 'Open the booking', href: `${portal.publicUrl}/booking/${candidate_id}/detail` },
    from: portal,
  });
  return { ...about(candidate, `candidate.sms${COPY}`), to, subject: `${reference}: ${name} wrote an SMS`, ...parts };
}
