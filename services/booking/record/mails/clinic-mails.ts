import { sql } from 'drizzle-orm';
import { isEmail } from '../../../../machines/rules/contact/email.ts';
import type { Database } from '../../../database/database.ts';
import { writeMail } from '../../../mail/outbox.ts';
import { eventMail } from '../../../mail/texts/event-mail.ts';
import type { PortalFacts } from '../../../shared/http/service-deps.ts';
import type { BookedCandidate } from '../candidates/booked-candidates.ts';
import { about } from './booking-mails.ts';
import { factsOf, openBookingAction, valuesOf, whenOf } from './mail-parts.ts';

/** Of the clinic of the time, or the preferred one; the provider's own where neither has one. */
export async function clinicAddress(tx: Database, portal: PortalFacts, candidateId: string): Promise<string> {
  const { rows } = await tx.execute<{ email: string }>(sql`
    select k.email from booking.candidates c join booking.clinics k on k.id = coalesce(c.clinic_id, c.preferred_site_id)
    where c.id = ${candidateId}::uuid`);
  const email = rows[0]?.email ?? '';
  return isEmail(email) ? email : portal.mailAddress;
}

/** Tells the clinic that a candidate moved the own appointment. @param change `before` is the time that it had */
export async function writeClinicCopy(
  tx: Database,
  portal: PortalFacts,
  candidate: BookedCandidate,
  { before, now }: { before: string; now: Date },
): Promise<void> {
  const to = await clinicAddress(tx, portal, candidate.candidate_id);
  if (!isEmail(to)) return;
  const was = whenOf({ appointment_time: before, site_tz: candidate.site_tz });
  const mail = await eventMail(tx, 'candidate.moved', {
    values: valuesOf(candidate),
    facts: [['Until now', was], ...factsOf(candidate)],
    from: portal,
    action: openBookingAction(portal, candidate.candidate_id),
  });
  await writeMail(tx, { ...about(candidate, 'candidate.moved'), to, ...mail }, now);
}
