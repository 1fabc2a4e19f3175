import { sql } from 'drizzle-orm';
import { audit } from '../../../audit/audit.ts';
import type { Actor } from '../../../audit/audit-event.ts';
import { fail } from '../../../base/errors.ts';
import type { Database } from '../../../database/database.ts';
import type { Origin } from '../../../shared/http/origin.ts';
import type { PortalFacts } from '../../../shared/http/service-deps.ts';
import { appointmentMoved } from '../../record/appointment-events.ts';
import { candidateForMail } from '../../record/candidates/booked-candidates.ts';
import { writeClinicCopy } from '../../record/mails/clinic-mails.ts';
import {
  assignAppointment,
  checkMove,
  findPlace,
  readAppointment,
} from '../../scheduling/slots/appointment-targets.ts';
import { dropReschedules } from '../../scheduling/slots/booked-time.ts';
import { dayIn } from '../../scheduling/slots/zone-days.ts';
import type { SlotChange } from '../../shared/changes.ts';

interface Hold {
  /** Its claims have this id. */
  readonly id: string;
  readonly rosterId: number;
  readonly from: Date;
}

interface Move extends Origin {
  /** For the audit. */
  readonly action: string;
  readonly actor: Actor;
  readonly tellClinic: boolean;
}

/**
 * Moves an appointment to a time that is held for it: the hold's claims become the booking's, the old time is given back, and
 * all concerned get a notice. The caller's transaction is one of the board and holds the candidate's lock.
 * @throws ServiceError 409 if a rule is against it
 */
export async function moveToHold(
  tx: Database,
  portal: PortalFacts,
  candidateId: string,
  hold: Hold,
  { action, actor, tellClinic, now, address }: Move,
): Promise<SlotChange[]> {
  const before = await candidateForMail(tx, candidateId);
  const placed = await readAppointment(tx, candidateId);
  await tx.execute(sql`
    update booking.claims set kind = 'booking', expires_at = null, claim_id = ${candidateId}::uuid, org_id = ${placed.org_id}::uuid
    where claim_id = ${hold.id}::uuid and kind = 'hold'`);
  const place = await findPlace(tx, placed, hold, now);
  const verdict = checkMove(placed, place, hold, now);
  if (verdict) fail(verdict.code, verdict.message, { details: verdict.details });
  await assignAppointment(tx, placed, place, { from: hold.from, status: 'Rescheduled', now });
  const dropped = await dropReschedules(tx, [candidateId]);
  const after = await candidateForMail(tx, candidateId);
  await audit(tx, actor, {
    action,
    entity: 'candidate',
    entityId: candidateId,
    bookingId: before.booking_id,
    at: now,
    address,
    before: { appointment_time: before.appointment_time },
    after: { appointment_time: after.appointment_time },
  });
  await appointmentMoved(tx, portal, after, { now });
  if (tellClinic) await writeClinicCopy(tx, portal, after, { before: before.appointment_time, now });
  const old = dayIn(new Date(before.appointment_time), before.site_tz ?? 'UTC');
  return [
    ...dropped,
    { site_id: place.clinic_id, day: place.day },
    { site_id: before.clinic_id ?? place.clinic_id, day: old },
  ];
}
