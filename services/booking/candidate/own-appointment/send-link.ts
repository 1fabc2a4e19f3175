import { sql } from 'drizzle-orm';
import { mobileAddress } from '../../../../machines/rules/contact/phone.ts';
import type { Caller } from '../../../access/caller.ts';
import { audit } from '../../../audit/audit.ts';
import { countUse } from '../../../auth/sessions/attempts.ts';
import { fail } from '../../../base/errors.ts';
import type { Database } from '../../../database/database.ts';
import { writeMail } from '../../../mail/outbox.ts';
import type { Origin } from '../../../shared/http/origin.ts';
import type { PortalFacts } from '../../../shared/http/service-deps.ts';
import { type BookedCandidate, lockBookedCandidate } from '../../record/candidates/booked-candidates.ts';
import { candidateInScope } from '../../record/candidates/candidate-scope.ts';
import { newCandidateLink } from '../../record/links/candidate-links.ts';
import { about } from '../../record/mails/booking-mails.ts';
import { whenOf } from '../../record/mails/mail-parts.ts';
import { ownPhase, stateOf } from './own-appointment.ts';

/** Limit of links mailed to a candidate in a quarter of an hour, whichever account sends them. */
const MOST_LINKS = 3;

interface LinkToSend extends Origin {
  readonly candidateId: string;
}

/**
 * Sends a new link by SMS to the candidate's mobile, for a candidate who has no email address or lost the mail. Earlier links still work.
 * It leaves at once, in quiet hours too: the dialog says so.
 * @throws ServiceError 404 for another company's, 409 where there is nothing ahead or no SMS can be sent, 429 after three
 */
export async function sendCandidateLink(
  db: Database,
  portal: PortalFacts,
  caller: Caller,
  { candidateId, now, address }: LinkToSend,
): Promise<void> {
  await candidateInScope(db, caller, candidateId);
  await countUse({ db, now: () => now }, [{ key: `link-sms:${candidateId}`, most: MOST_LINKS }]);
  await db.transaction(async (tx) => {
    const candidate = await lockBookedCandidate(tx, candidateId);
    if (!ownPhase(candidate, now).hasTag('sendable'))
      fail('NOT_ACTIVE', 'This appointment has passed or is cancelled.');
    const to = mobileAddress(candidate.candidate_phone);
    if (to === null || !portal.hasSms) fail('CONFLICT', 'No SMS can be sent to this phone.');
    const { rows } = await tx.execute(sql`select from mail.sms_stops where phone = ${to}`);
    if (rows.length > 0) fail('CONFLICT', 'This phone asked for no more SMS. It gets them again after it sends START.');
    const link = await newCandidateLink(tx, portal, candidateId, now, 'sms');
    const text = `${portal.providerName}: ${smsText(candidate, now)} ${link}`;
    const sms = { channel: 'sms' as const, to, subject: 'SMS: link', text, html: '' };
    await writeMail(tx, { ...about(candidate, 'candidate.link.sms'), ...sms }, now);
    await audit(tx, caller, {
      action: 'candidate.link-sent',
      entity: 'candidate',
      entityId: candidateId,
      bookingId: candidate.booking_id,
      address,
      at: now,
    });
  });
}

/** No more than where and when, as in a reminder: phones are lent and read aloud. */
function smsText(candidate: BookedCandidate, now: Date): string {
  const isOpen = ownPhase(candidate, now).can({ type: 'details.saved' });
  const next = isOpen ? 'Please add your missing details:' : 'Its page:';
  return stateOf(candidate, now) === 'ahead'
    ? `Your appointment is ${whenOf(candidate)} at ${candidate.site_name ?? 'the clinic'}. ${next}`
    : `Your appointment is being arranged. ${next}`;
}
