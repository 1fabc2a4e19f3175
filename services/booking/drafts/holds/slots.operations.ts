import { uuidv7 } from 'uuidv7';
import { isoDay } from '../../../../machines/rules/calendar/dates.ts';
import { orgScope } from '../../../access/caller.ts';
import { callerValues } from '../../../access/found-caller.ts';
import { fail, notFound } from '../../../base/errors.ts';
import { iso } from '../../../base/iso-time.ts';
import { authorize, authorizeInQuery, callerOf, claimsOf, operation } from '../../../shared/http/operation.ts';
import type { Service } from '../../../shared/http/service.ts';
import type { ServiceDeps } from '../../../shared/http/service-deps.ts';
import { candidateInScope } from '../../record/candidates/candidate-scope.ts';
import { holidaysBetween } from '../../scheduling/rosters/holidays-between.ts';
import { findClinicsAndCaller, requireWindow, timeSlots } from '../../scheduling/slots/time-slots.ts';
import { dayIn } from '../../scheduling/slots/zone-days.ts';
import { changeStream, type LiveChanges } from '../../shared/change-stream.ts';
import { type Announce, ofSites } from '../../shared/changes.ts';
import { answerOnce, keyOf } from '../../shared/idempotency.ts';
import { jsonText } from '../../shared/json-text.ts';
import { isOwnDraft } from '../drafts/own-drafts.ts';
import { refuseSent } from '../drafts/sent-booking.ts';
import { holdOverPlan } from './hold-over-plan.ts';
import { lengthenHolds, liveHolds, releaseHold } from './holds.ts';
import { refuseTaken } from './refused-time.ts';
import { reserve } from './reserve.ts';
import { reserveRoute } from './reserve-route.ts';
import * as routes from './slots.routes.ts';

const MOST_HOLIDAY_DAYS = 3 * 366;

export function slotRoutes(
  service: Service,
  { db, now, provider }: ServiceDeps,
  { announce, live }: { announce: Announce; live: LiveChanges },
): void {
  operation(
    service,
    routes.listTimeSlots,
    async (c) => {
      const query = c.req.valid('query');
      const claims = claimsOf(c);
      const at = now();
      const search = {
        packageId: query.package_id,
        siteIds: [...new Set(query.site_ids)],
        from: new Date(query.calendar_from_time),
        to: new Date(query.calendar_to_time),
        candidateId: query.candidate_id ?? null,
        optimize: query.optimize ?? false,
        orgId: query.org ?? claims.orgId,
        now: at,
      };
      requireWindow(search);
      const found = await findClinicsAndCaller(db, callerValues(claims, at), search);
      const caller = authorize(c, found.caller);
      orgScope(caller, query.org);
      if (query.candidate_id) await candidateInScope(db, caller, query.candidate_id);
      return jsonText(await timeSlots(db, found, { ...search, isProvider: caller.isProvider }), 200);
    },
    { inlineAuthorization: true },
  );

  operation(service, routes.listHolidays, async (c) => {
    const { from_date, to_date, timezone, state } = c.req.valid('query');
    const fromDay = dayOf(from_date, timezone) ?? fail('INVALID', 'This is no date.', { field: 'from_date' });
    const toDay = dayOf(to_date, timezone) ?? fail('INVALID', 'This is no date.', { field: 'to_date' });
    if ((Date.parse(toDay) - Date.parse(fromDay)) / 86_400_000 > MOST_HOLIDAY_DAYS) {
      fail('INVALID', 'The range must not be longer than three years.', { field: 'to_date' });
    }
    return c.json({ holidays: await holidaysBetween(db, state, fromDay, toDay) }, 200);
  });

  operation(
    service,
    routes.reserveSlot,
    async (c) => {
      const body = c.req.valid('json');
      const at = now();
      const { values, authorize } = authorizeInQuery(c, at);
      const input = {
        siteId: body.site_id,
        packageId: body.package_id,
        rosterIds: body.calendar_ids,
        from: new Date(body.calendar_from_time),
        now: at,
      };
      const asked = {
        ...input,
        reserveId: uuidv7(),
        draftId: body.draft_id,
        candidateIndex: body.candidate_index,
        replaces: body.replaces ?? null,
        expiresAt: new Date(at.getTime() + provider.holdMs),
      };
      const { answer, changes } = await answerOnce(db, keyOf(c, body, at), async (one) => {
        const first = await reserve(one, values, asked);
        const { orgId, isProvider } = authorize(first.caller);
        const isRoute = first.is_routed && first.draft === 'open' && !first.same && input.from > at;
        const found = isRoute
          ? await reserveRoute(one, values, asked, { first, packagesOf: orgId, isProvider })
          : first;
        if (found.draft === null) notFound('Draft');
        if (found.draft !== 'open') refuseSent(found.draft);
        if (found.minutes === null) notFound('Package');
        if (found.booking_free === null) notFound('Site');
        if (found.booking_free) fail('BOOKING_FREE', 'This site takes no reservations.', { field: 'site_id' });
        if (input.from <= input.now) fail('SLOT_PAST', 'This time has passed.', { field: 'calendar_from_time' });
        if (found.is_present) fail('SAME_TIME', 'This is the time the booking has.', { field: 'calendar_from_time' });
        const hold =
          found.held ?? found.same ?? (await refuseTaken(one, { ...input, draftId: body.draft_id, orgId, isProvider }));
        const answer = {
          reserve_id: hold.id,
          booking_start_time: iso(hold.from_time),
          booking_end_time: iso(hold.to_time),
          expires_at: iso(hold.expires_at),
          calendar_id: hold.roster_id,
        };
        return { answer, changes: found.changes };
      });
      void announce(changes);
      return c.json(answer, 201);
    },
    { inlineAuthorization: true },
  );

  operation(service, routes.holdOverPlan, async (c) => {
    const { roster_id: rosterId } = c.req.valid('param');
    const { draft_id: draftId, package_id: packageId, calendar_from_time, reason } = c.req.valid('json');
    const at = now();
    const times = { from: new Date(calendar_from_time), now: at, expiresAt: new Date(at.getTime() + provider.holdMs) };
    const wanted = { rosterId, draftId, packageId, reason, ...times };
    const { answer, changes } = await answerOnce(db, keyOf(c, wanted, at), (one) =>
      holdOverPlan(one, callerOf(c), wanted),
    );
    void announce(changes);
    return c.json(answer, 201);
  });

  operation(service, routes.releaseSlot, async (c) => {
    const changes = await releaseHold(db, c.req.valid('param').reserve_id, callerOf(c).accountId);
    await announce(changes ?? notFound('Reservation'));
    return c.body(null, 204);
  });

  operation(service, routes.extendHolds, async (c) => {
    const { draft_id: draftId } = c.req.valid('param');
    const { accountId } = callerOf(c);
    const at = now();
    const lengthened = await lengthenHolds(db, { draftId, accountId, holdMs: provider.holdMs, now: at });
    if (lengthened === 0) await refuseToExtend(draftId, accountId);
    return c.json({ holds: await liveHolds(db, draftId, at) }, 200);
  });

  async function refuseToExtend(draftId: string, accountId: string): Promise<never> {
    if (!(await isOwnDraft(db, draftId, accountId))) notFound('Draft');
    return fail('HOLD_LIMIT', 'None of the held times can be extended any more.');
  }

  operation(service, routes.slotChanges, (c) => {
    return changeStream(live, callerOf(c), {
      isFor: ofSites(new Set(c.req.valid('query').site_ids)),
      dataOf: (notice) => (notice === 'missed' ? { site_id: null, day: null } : notice),
      signal: c.req.raw.signal,
    });
  });
}

/** A day, or the day of an instant in the zone; null where it is neither. */
function dayOf(text: string, timeZone: string): string | null {
  if (text.length <= 10) return isoDay(text);
  const instant = new Date(text);
  return Number.isNaN(instant.getTime()) ? null : dayIn(instant, timeZone);
}
