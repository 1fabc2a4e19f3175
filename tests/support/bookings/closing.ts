import { randomUUID } from 'node:crypto';
import { runClosings } from '../../../services/booking/clinic-day/closings/run-closings.ts';
import { announcer } from '../../../services/booking/shared/changes.ts';
import type { BookingWorld, Client } from './booking-world.ts';

/** Of a plan's answer, what is sent back. */
export interface PlannedAnswer {
  readonly candidate_id: string;
  readonly roster_id: number;
  readonly calendar_from_time: string;
  readonly to: { readonly roster_id: number; readonly calendar_from_time: string } | null;
}

export interface ClosingRequest {
  readonly site_ids: readonly string[];
  readonly doctor_ids?: readonly string[];
  readonly from_day: string;
  readonly to_day: string;
}

/** Lets everybody whose turn has come have it; answers how many. */
export const letRun = (world: BookingWorld) =>
  runClosings({
    db: world.db,
    now: world.deps.now,
    portal: world.deps.portal,
    announce: announcer(world.db, (thrown) => console.error(thrown)),
  });

/** The request's part for each person that the page shows. */
export const agreedTo = (people: readonly PlannedAnswer[]) =>
  people.map(({ candidate_id, roster_id, calendar_from_time, to }) => ({
    candidate_id,
    seen: { roster_id, calendar_from_time },
    to: to && { roster_id: to.roster_id, calendar_from_time: to.calendar_from_time },
  }));

/** Starts what was planned, as the page does; no person has had their turn yet. */
export async function startClosing(admin: Client, scope: ClosingRequest, reason = 'Water damage') {
  const { body: plan } = await admin.post('/closing-plans', scope);
  const closing = { closing_id: randomUUID(), ...scope, reason, people: agreedTo(plan.people) };
  const { status, body } = await admin.post('/closings', closing);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body;
}

/** The closing after everybody has had their turn. */
export async function closeDays(world: BookingWorld, admin: Client, scope: ClosingRequest, reason?: string) {
  const { closing_id } = await startClosing(admin, scope, reason);
  await letRun(world);
  return (await admin.get(`/closings/${closing_id}`)).body;
}
