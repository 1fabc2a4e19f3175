import { sql } from 'drizzle-orm';
import {
  afterEvent,
  eventOf,
  isAsAfter,
  type VisitStep,
  visitPhase,
} from '../../../../machines/visit-route/visit-route.machine.ts';
import { audit } from '../../../audit/audit.ts';
import { fail, notFound } from '../../../base/errors.ts';
import { isoSql } from '../../../base/iso-time.ts';
import type { Database } from '../../../database/database.ts';
import type { RosterChange } from '../../scheduling/rosters/rosters.ts';
import { hasLeftSql, type StoredVisit, type VisitStop, visitStops } from '../../scheduling/slots/visit-claims.ts';
import type { SlotChange } from '../../shared/changes.ts';

interface Row extends Record<string, unknown> {
  readonly booking_id: string;
  readonly status: string;
  readonly appointment_time: string;
  readonly clinic_id: string;
  readonly day: string;
  readonly stops: readonly VisitStop[] | null;
  readonly has_left: boolean;
}

const AT_CLINIC = ['Arrived', 'In Progress'];

/**
 * Moves a person on in a visit route, as the machine allows it.
 * @returns the day list that changed: none where another desk took the step already
 * @throws ServiceError 404 where the candidate is unknown, 409 where there is no visit route, the person is not at the clinic or the step is not possible
 */
export function takeVisitStep(
  db: Database,
  { caller, now, address }: RosterChange,
  { candidateId, step, stop }: { candidateId: string; step: VisitStep; stop: string },
) {
  return db.transaction(async (tx): Promise<SlotChange[]> => {
    const { rows } = await tx.execute<Row>(sql`
      select c.booking_id, c.status, ${isoSql(sql`c.appointment_time`)} as appointment_time, c.clinic_id,
        (c.appointment_time at time zone k.timezone)::date::text as day, ${visitStops} as stops, ${hasLeftSql} as has_left
      from booking.candidates c join booking.clinics k on k.id = c.clinic_id
      where c.id = ${candidateId}::uuid for update of c`);
    const row = rows[0] ?? notFound('Candidate');
    if (!row.stops) fail('CONFLICT', 'This appointment has no stops.');
    const { stops, has_left: hasLeft, booking_id: bookingId, clinic_id, day, appointment_time } = row;
    if (!AT_CLINIC.includes(row.status)) fail('CONFLICT', `This person is not at the clinic: ${row.status}.`);
    const phase = visitPhase({ stops, hasLeft });
    if (isAsAfter(phase, step, stop)) return [];
    const event = eventOf(step, stop);
    if (!phase.can(event)) fail('CONFLICT', 'The visit is elsewhere by now.');
    const { context } = afterEvent(phase, event);
    const stored: StoredVisit = {
      for: appointment_time,
      has_left: context.hasLeft,
      stops: Object.fromEntries(context.stops.map(({ name, state }) => [name, state])),
    };
    await tx.execute(sql`
      update booking.candidates set visit_progress = ${JSON.stringify(stored)}::jsonb where id = ${candidateId}::uuid`);
    const about = { entity: 'candidate', entityId: candidateId, bookingId };
    await audit(tx, caller, { action: `visit.${step}`, ...about, after: stop, at: now, address });
    return [{ site_id: clinic_id, day }];
  });
}
