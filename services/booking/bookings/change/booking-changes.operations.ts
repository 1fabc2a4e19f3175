import { callerOf, operation } from '../../../shared/http/operation.ts';
import { originOf } from '../../../shared/http/origin.ts';
import type { Service } from '../../../shared/http/service.ts';
import type { ServiceDeps } from '../../../shared/http/service-deps.ts';
import { type Announce, candidatesChanged } from '../../shared/changes.ts';
import { jsonText } from '../../shared/json-text.ts';
import { statusOf } from '../../shared/status-moves.ts';
import { createBooking as createBookingRoute } from '../create/create-booking.routes.ts';
import { createBooking } from '../create/create-booking.ts';
import * as routes from './booking-changes.routes.ts';
import { changeComment } from './booking-comment.ts';
import { cancelCandidates } from './cancel-booking.ts';
import { changeTime } from './reschedule.ts';
import { beginReschedule } from './reschedule-draft.ts';
import { updateCandidate } from './update-candidate.ts';

/** Booking, and what is done to a booking that exists. */
export function bookingChangeRoutes(
  service: Service,
  { db, now, portal }: ServiceDeps,
  { announce }: { announce: Announce },
): void {
  operation(service, createBookingRoute, async (c) => {
    const { answer, changes } = await createBooking(db, callerOf(c), {
      key: c.req.valid('header')['idempotency-key'],
      org: c.req.valid('query').org,
      body: c.req.valid('json'),
      ...originOf(c, now),
      portal,
    });
    void announce(changes);
    return jsonText(answer, 201);
  });

  operation(service, routes.changeBookingComment, async (c) => {
    const { booking_comment: comment, candidate_id: candidateId } = c.req.valid('json');
    const { booking_id: bookingId } = c.req.valid('param');
    const at = originOf(c, now);
    const saved = await changeComment(db, callerOf(c), { bookingId, candidateId, comment, ...at });
    await announce(candidatesChanged(candidateId));
    return c.json({ booking_comment: saved }, 200);
  });

  operation(service, routes.updateCandidate, async (c) => {
    const { booking_id: bookingId, candidate_id: candidateId } = c.req.valid('param');
    const at = originOf(c, now);
    const change = c.req.valid('json');
    const updated = await updateCandidate(db, callerOf(c), portal, { bookingId, candidateId, change, ...at });
    await announce(candidatesChanged(candidateId));
    return c.json(updated, 200);
  });

  operation(service, routes.cancelBooking, async (c) => {
    const { candidate_id, appointment_notes } = c.req.valid('json');
    const { cancelled, changes } = await cancelCandidates(db, callerOf(c), portal, {
      bookingId: c.req.valid('param').booking_id,
      candidateIds: [...new Set(candidate_id)],
      notes: appointment_notes?.trim() ?? '',
      ...originOf(c, now),
    });
    const candidateIds = cancelled.map((candidate) => candidate.candidate_id);
    await announce([...changes, ...candidatesChanged(...candidateIds)]);
    return c.json({ candidate_id: candidateIds }, 200);
  });

  operation(service, routes.beginReschedule, async (c) =>
    c.json(await beginReschedule(db, callerOf(c), c.req.valid('param').candidate_id, now()), 201),
  );

  operation(service, routes.updateTimeslots, async (c) => {
    const { candidate, changes } = await changeTime(db, callerOf(c), portal, {
      bookingId: c.req.valid('param').booking_id,
      change: c.req.valid('json'),
      ...originOf(c, now),
    });
    await announce([...changes, ...candidatesChanged(candidate.candidate_id)]);
    const { candidate_id, appointment_time, appointment_end, updated_at } = candidate;
    const { preferred_from_date, preferred_to_date } = candidate;
    return c.json(
      {
        candidate_id,
        appointment_time,
        appointment_end,
        updated_at,
        preferred_from_date,
        preferred_to_date,
        appointment_status: statusOf(candidate),
      },
      200,
    );
  });
}
