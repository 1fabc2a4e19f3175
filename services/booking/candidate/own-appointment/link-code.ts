import { randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterEvent, CODE_MINUTES } from '../../../../machines/candidate-link/candidate-link.machine.ts';
import { defined } from '../../../../machines/lib/assert-defined.ts';
import { mobileAddress } from '../../../../machines/rules/contact/phone.ts';
import { countUse } from '../../../auth/sessions/attempts.ts';
import { fail } from '../../../base/errors.ts';
import { writeMail } from '../../../mail/outbox.ts';
import type { PortalFacts } from '../../../shared/http/service-deps.ts';
import { hashOf } from '../../../shared/secret-tokens.ts';
import { candidateForMail } from '../../record/candidates/booked-candidates.ts';
import {
  codeHash,
  findCandidateLink,
  isProvedByCode,
  refuseLocked,
  type Visit,
} from '../../record/links/candidate-links.ts';
import { about } from '../../record/mails/booking-mails.ts';
import { instantSql } from '../../scheduling/slots/claims.ts';

/** So many codes a candidate is sent in a quarter of an hour. */
const MOST_CODES = 3;

/**
 * Sends a new code to the mobile of a candidate whose date of birth is not known yet, and voids the one before.
 * @throws ServiceError 404 for a link that opens nothing, 409 if the date of birth is required or no SMS can be sent,
 *   429 where too many codes were sent or the link rests
 */
export async function sendLinkCode(visit: Visit, portal: PortalFacts, token: string): Promise<void> {
  const { db, now } = visit;
  const link = await findCandidateLink(visit, token);
  const asked = { type: 'code.asked' } as const;
  if (!link.phase.can(asked)) {
    if (isProvedByCode(link)) refuseLocked('code');
    fail('CONFLICT', 'Type your date of birth instead.');
  }
  const { codeEndsAt } = defined(afterEvent(link.phase, asked).context.link);
  const endsAt = new Date(defined(codeEndsAt));
  const to = mobileAddress(link.candidate_phone);
  if (to === null || !portal.hasSms)
    fail('CONFLICT', 'We cannot send an SMS to your phone. Ask whoever booked for you.');
  const at = now();
  await countUse({ db, now }, [{ key: `link-code:${link.candidate_id}`, most: MOST_CODES }]);
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`select from mail.sms_stops where phone = ${to}`);
    if (rows.length > 0) fail('CONFLICT', 'Your phone asked for no more SMS. Send START to us, then ask again.');
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    await tx.execute(sql`
      update booking.candidate_links set code_hash = ${codeHash(token, code)},
        code_ends_at = ${instantSql(endsAt)}
      where hash = ${hashOf(token)}`);
    const text = `${portal.providerName}: your code is ${code}. It opens the page of your appointment for ${CODE_MINUTES} minutes.`;
    const candidate = await candidateForMail(tx, link.candidate_id);
    const sms = {
      ...about(candidate, 'candidate.code.sms'),
      channel: 'sms' as const,
      to,
      subject: 'SMS: code',
      text,
      html: '',
    };
    await writeMail(tx, { ...sms, sendBefore: endsAt }, at);
  });
}
