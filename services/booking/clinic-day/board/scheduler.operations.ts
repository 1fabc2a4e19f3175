import type { Context } from 'hono';
import { recordAccess } from '../../../audit/access-log.ts';
import { callerOf, operation } from '../../../shared/http/operation.ts';
import { originOf } from '../../../shared/http/origin.ts';
import type { Service, ServiceEnv } from '../../../shared/http/service.ts';
import type { ServiceDeps } from '../../../shared/http/service-deps.ts';
import { openOnHoliday } from '../../scheduling/rosters/open-holidays.ts';
import * as rosterRoutes from '../../scheduling/rosters/rosters.routes.ts';
import { addRosters, changeRoster } from '../../scheduling/rosters/rosters.ts';
import * as holidayRoutes from '../../scheduling/rosters/state-holidays.routes.ts';
import {
  addHoliday,
  clinicStates,
  holidaysOfYear,
  missingYears,
  removeHoliday,
} from '../../scheduling/rosters/state-holidays.ts';
import { type Announce, candidatesChanged } from '../../shared/changes.ts';
import { jsonText } from '../../shared/json-text.ts';
import * as dayListRoutes from '../day-list/day-list.routes.ts';
import { dayList } from '../day-list/day-list.ts';
import { setPaperworkHandedIn } from '../day-list/paperwork-handed-in.ts';
import { takeVisitStep } from '../day-list/visit-step.ts';
import * as actions from './booking-actions.routes.ts';
import { changeStatuses, confirmBooking } from './booking-actions.ts';
import * as moveRoutes from './moves.routes.ts';
import { type Moved, moveAppointment, validateMove } from './moves.ts';
import { pendingBookings } from './pending-bookings.ts';
import * as routes from './scheduler.routes.ts';
import { schedulerBookings, schedulerDoctors } from './scheduler-board.ts';
import { changeSlots } from './slot-blocks.ts';
import { undoMove } from './undo-move.ts';

/** The board and everything done from it. Whatever changes free times tells every open board and picker. */
export function schedulerRoutes(service: Service, deps: ServiceDeps, { announce }: { announce: Announce }): void {
  const { db, now, undoSeconds, portal } = deps;
  const changing = (c: Context<ServiceEnv>) => ({
    caller: callerOf(c),
    ...originOf(c, now),
  });
  const moving = (c: Context<ServiceEnv>) => ({ ...changing(c), undoSeconds, portal });
  // An open board asks again with every change: equal answers within a minute are one row. One without people is none.
  const boardRead = async (
    c: Context<ServiceEnv>,
    action: string,
    siteId: string,
    shown: { candidateIds: readonly string[]; after?: object },
  ) => {
    const { caller, now: at, address } = changing(c);
    if (shown.candidateIds.length === 0) return;
    await recordAccess(db, caller, { action, entity: 'clinic', entityId: siteId, address, at, ...shown });
  };

  operation(service, routes.getSchedulerDoctors, async (c) => {
    const { site_id: siteId, from_date: fromDay, to_date: toDay, lanes } = c.req.valid('query');
    return jsonText(await schedulerDoctors(db, { siteId, fromDay, toDay, lanes }, now()), 200);
  });

  operation(service, routes.getSchedulerBookings, async (c) => {
    const {
      site_id: siteId,
      from_date: fromDay,
      to_date: toDay,
      lanes,
      page,
      page_size: pageSize,
    } = c.req.valid('query');
    const shown = { siteId, fromDay, toDay, lanes, page, pageSize };
    const { json, candidateIds } = await schedulerBookings(db, shown, now());
    await boardRead(c, 'board.opened', siteId, { candidateIds, after: { from_date: fromDay, to_date: toDay } });
    return jsonText(json, 200);
  });

  operation(service, routes.getSchedulerPending, async (c) => {
    const { site_id: siteId, page_size: most } = c.req.valid('query');
    const { json, candidateIds } = await pendingBookings(db, siteId, most);
    await boardRead(c, 'waiting-list.opened', siteId, { candidateIds });
    return jsonText(json, 200);
  });

  operation(service, dayListRoutes.getDayList, async (c) => {
    const { site_id: siteId, day, candidate_id: candidateId } = c.req.valid('query');
    const { json, candidateIds } = await dayList(db, { siteId, day, candidateId });
    await boardRead(c, 'day-list.opened', siteId, { candidateIds, after: { day } });
    return jsonText(json, 200);
  });

  operation(service, dayListRoutes.setPaperworkHandedIn, async (c) => {
    const { candidate_id: candidateId, paperwork_id: paperworkId } = c.req.valid('param');
    const handedIn = { candidateId, paperworkId, isHandedIn: c.req.valid('json').handed_in };
    await announce(await setPaperworkHandedIn(db, changing(c), handedIn));
    return c.body(null, 204);
  });

  operation(service, dayListRoutes.moveVisitOn, async (c) => {
    const taken = { candidateId: c.req.valid('param').candidate_id, ...c.req.valid('json') };
    await announce(await takeVisitStep(db, changing(c), taken));
    return c.body(null, 204);
  });

  operation(service, routes.disableSlots, async (c) => {
    const { site_id: siteId, slot_ids: slotIds, reason } = c.req.valid('json');
    const { caller, ...by } = changing(c);
    const { slots, changes } = await changeSlots(db, caller, { siteId, slotIds, reason, ...by });
    await announce(changes);
    return c.json({ slots }, 200);
  });

  operation(service, routes.enableSlots, async (c) => {
    const { site_id: siteId, slot_ids: slotIds, reason: note } = c.req.valid('json');
    const { caller, ...by } = changing(c);
    const { slots, changes } = await changeSlots(db, caller, { siteId, slotIds, reason: null, note, ...by });
    await announce(changes);
    return c.json({ slots }, 200);
  });

  operation(service, moveRoutes.validateMove, async (c) => {
    const { roster_id: rosterId, calendar_from_time, stop } = c.req.valid('json');
    const target = { rosterId, from: new Date(calendar_from_time), ...(stop && { stop }) };
    return c.json(await validateMove(db, c.req.valid('param').candidate_id, target, now()), 200);
  });

  operation(service, moveRoutes.moveAppointment, async (c) => {
    const { roster_id: rosterId, calendar_from_time, stop, seen, reason } = c.req.valid('json');
    const moved = await moveAppointment(db, moving(c), {
      candidateId: c.req.valid('param').candidate_id,
      target: { rosterId, from: new Date(calendar_from_time), ...(stop && { stop }) },
      seen: { rosterId: seen.roster_id, from: new Date(seen.calendar_from_time) },
      reason: reason || null,
    });
    await announce([...moved.changes, ...candidatesChanged(moved.candidateId)]);
    return c.json(movedAnswer(moved, now()), 200);
  });

  operation(service, moveRoutes.undoMove, async (c) => {
    const undone = await undoMove(db, moving(c), c.req.valid('param').move_id);
    await announce([...undone.changes, ...candidatesChanged(undone.candidateId)]);
    return c.json(movedAnswer(undone, now()), 200);
  });

  operation(service, rosterRoutes.addRosters, async (c) => {
    const { changes, ...added } = await addRosters(db, changing(c), c.req.valid('json'));
    await announce(changes);
    return c.json(added, 201);
  });

  operation(service, rosterRoutes.changeRoster, async (c) => {
    const rosterId = c.req.valid('param').roster_id;
    const { changes, ...changed } = await changeRoster(db, changing(c), rosterId, c.req.valid('json'));
    await announce(changes);
    return c.json(changed, 200);
  });

  operation(service, holidayRoutes.listStateHolidays, async (c) => {
    const query = c.req.valid('query');
    const states = await clinicStates(db);
    const missing = await missingYears(db, now(), { states });
    return c.json({ holidays: await holidaysOfYear(db, query), states, missing }, 200);
  });

  operation(service, holidayRoutes.addStateHoliday, async (c) => {
    const { caller, ...by } = changing(c);
    return c.json(await addHoliday(db, caller, { ...c.req.valid('json'), ...by }), 201);
  });

  operation(service, holidayRoutes.removeStateHoliday, async (c) => {
    const { caller, ...by } = changing(c);
    await removeHoliday(db, caller, { ...c.req.valid('param'), ...c.req.valid('query'), ...by });
    return c.body(null, 204);
  });

  operation(service, holidayRoutes.openOnHoliday, async (c) => {
    const meant = { ...c.req.valid('param'), ...c.req.valid('json') };
    const { holiday, changes } = await openOnHoliday(db, changing(c), meant);
    await announce(changes);
    return c.json(holiday, 200);
  });

  operation(service, actions.confirmBooking, async (c) => {
    const { roster_id: rosterId, calendar_from_time } = c.req.valid('json');
    const candidateId = c.req.valid('param').candidate_id;
    const target = { rosterId, from: new Date(calendar_from_time) };
    const { changes, ...confirmed } = await confirmBooking(db, { ...changing(c), portal }, { candidateId, target });
    await announce([...changes, ...candidatesChanged(candidateId)]);
    return c.json(confirmed, 200);
  });

  operation(service, actions.changeStatuses, async (c) => {
    const { candidate_ids: candidateIds, status, through } = c.req.valid('json');
    const { changed, withoutTime, changes } = await changeStatuses(
      db,
      { ...changing(c), portal },
      { candidateIds, steps: through ? [through, status] : [status] },
    );
    await announce([...changes, ...candidatesChanged(...candidateIds)]);
    return c.json({ changed, without_time: withoutTime }, 200);
  });
}

const movedAnswer = ({ moveId, candidateId, standing, undoUntil }: Moved, now: Date) => ({
  move_id: moveId,
  candidate_id: candidateId,
  roster_id: standing.roster_id,
  site_id: standing.clinic_id,
  calendar_from_time: standing.from_time,
  calendar_to_time: standing.to_time,
  status: standing.status,
  undo_until: undoUntil,
  undo_ms: Math.max(0, Date.parse(undoUntil) - now.getTime()),
});
