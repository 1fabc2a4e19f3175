import { sql } from 'drizzle-orm';
import { type FillInField, missingDetails, missingFieldsLabel } from '../../../../machines/rules/booking/fill-in.ts';
import { SEX_FORMAT, SEXES } from '../../../../machines/rules/booking/sexes.ts';
import { DEFAULT_TIME_ZONE } from '../../../../machines/rules/calendar/dates.ts';
import { audit } from '../../../audit/audit.ts';
import { fail } from '../../../base/errors.ts';
import type { Database } from '../../../database/database.ts';
import type { Origin } from '../../../shared/http/origin.ts';
import type { PortalFacts } from '../../../shared/http/service-deps.ts';
import { detailsOf, personMessages } from '../../bookings/change/booking-rules.ts';
import { type BookedCandidate, lockBookedCandidate, nextUpdate } from '../../record/candidates/booked-candidates.ts';
import { writeConfirmation } from '../../record/mails/booking-mails.ts';
import { instantSql } from '../../scheduling/slots/claims.ts';
import { dayIn } from '../../scheduling/slots/zone-days.ts';
import { ownPhase, stateOf } from './own-appointment.ts';

/** The details that a candidate can fill in, each with its column. */
export const DETAIL_COLUMNS = {
  dob: 'candidate_dob',
  gender: 'candidate_gender',
  email: 'candidate_email',
  position: 'candidate_position',
} as const satisfies Record<FillInField, string>;

type DetailColumn = (typeof DETAIL_COLUMNS)[FillInField];
type OwnDetails = Partial<Record<DetailColumn, string | undefined>>;

interface FillIn extends Origin {
  readonly candidateId: string;
  readonly details: OwnDetails;
}

/** Details that a candidate still has to fill in; none once the appointment is over. */
export function missingOf(candidate: BookedCandidate, now: Date): FillInField[] {
  return ownPhase(candidate, now).can({ type: 'details.saved' }) ? missingDetails(detailsOf(candidate)) : [];
}

/**
 * Saves the missing details that the candidate typed; known ones stay, whatever is sent. A candidate who had no address
 * gets the confirmation now. @throws ServiceError 422 with the messages of the booking's form, at each field
 */
export async function fillInDetails(
  db: Database,
  portal: PortalFacts,
  { candidateId, details, now, address }: FillIn,
): Promise<void> {
  await db.transaction(async (tx) => {
    const candidate = await lockBookedCandidate(tx, candidateId);
    const missing = missingOf(candidate, now);
    if (missing.length === 0) return;
    const typed = Object.fromEntries(
      missing.map((field) => [DETAIL_COLUMNS[field], details[DETAIL_COLUMNS[field]]?.trim() ?? '']),
    );
    const person: BookedCandidate = { ...candidate, ...typed };
    refuseFaults(person, missing, now);
    await tx.execute(sql`
      update booking.candidates set candidate_dob = ${person.candidate_dob}::date, candidate_gender = ${person.candidate_gender},
        candidate_email = ${person.candidate_email}, candidate_position = ${person.candidate_position},
        updated_at = ${nextUpdate(instantSql(now))}
      where id = ${candidateId}::uuid`);
    const { org_id: orgId, candidate_name: name, booking_id: bookingId } = candidate;
    await audit(
      tx,
      { orgId, name },
      {
        action: 'candidate.details-filled-in',
        entity: 'candidate',
        entityId: candidateId,
        bookingId,
        at: now,
        address,
        after: { filled_in: missingFieldsLabel(missing) }, // the values are on the booking, and are erased with the person
      },
    );
    if (missing.includes('email') && stateOf(candidate, now) === 'ahead') {
      await writeConfirmation(tx, portal, person, { now });
    }
  });
}

function refuseFaults(person: BookedCandidate, missing: readonly FillInField[], now: Date): void {
  const messages = personMessages(person, dayIn(now, DEFAULT_TIME_ZONE));
  const sex = person.candidate_gender;
  const isSex = sex === '' || SEXES.some((one) => one === sex);
  const all: typeof messages = {
    ...messages,
    candidate_gender: messages['candidate_gender'] ?? (isSex ? null : SEX_FORMAT),
  };
  const faults = missing.flatMap((field) => {
    const message = all[DETAIL_COLUMNS[field]];
    return message ? [[DETAIL_COLUMNS[field], message] as const] : [];
  });
  const [first] = faults;
  if (first) fail('INVALID', first[1], { field: first[0], details: { fields: Object.fromEntries(faults) } });
}
