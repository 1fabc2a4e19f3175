import { uuidv7 } from 'uuidv7';
import { orgScope } from '../../../access/caller.ts';
import { fail, notFound } from '../../../base/errors.ts';
import { iso } from '../../../base/iso-time.ts';
import { authorizeInQuery, callerOf, operation } from '../../../shared/http/operation.ts';
import type { Service } from '../../../shared/http/service.ts';
import type { ServiceDeps } from '../../../shared/http/service-deps.ts';
import type { Announce } from '../../shared/changes.ts';
import { refuseSent } from '../drafts/sent-booking.ts';
import * as routes from './group.routes.ts';
import { holdGroup } from './group-hold.ts';
import { groupTimes } from './group-times.ts';
import { refuseGroup, refuseLimit, refusePlace } from './refused-group.ts';

export function groupTimeRoutes(
  service: Service,
  { db, now, provider }: ServiceDeps,
  { announce }: { announce: Announce },
): void {
  operation(service, routes.listGroupTimes, async (c) => {
    const query = c.req.valid('query');
    const caller = callerOf(c);
    const question = {
      packageIds: query.package_ids,
      siteIds: [...new Set(query.site_ids)],
      fromDay: query.from_date,
      toDay: query.to_date,
      part: query.part,
      draftId: query.draft_id ?? null,
      orgId: query.org ?? caller.orgId,
      now: now(),
    };
    orgScope(caller, query.org);
    return c.json(await groupTimes(db, question, caller), 200);
  });

  operation(
    service,
    routes.holdGroup,
    async (c) => {
      const body = c.req.valid('json');
      const at = now();
      const { values, authorize } = authorizeInQuery(c, at);
      const places = body.places.map((place) => ({
        reserveId: uuidv7(),
        candidateIndex: place.candidate_index,
        siteId: place.site_id,
        packageId: place.package_id,
        rosterId: place.calendar_id,
        from: new Date(place.calendar_from_time),
      }));
      const input = { draftId: body.draft_id, places, now: at, expiresAt: new Date(at.getTime() + provider.holdMs) };
      const found = await holdGroup(db, values, input);
      authorize(found.caller);
      if (found.draft === null) notFound('Draft');
      if (found.draft !== 'open') refuseSent(found.draft);
      if (found.known < places.length) notFound('Package, site or roster');
      if (found.has_overlap) fail('INVALID', 'Two of the times overlap with one doctor.', { field: 'places' });
      if (places.some(({ from }) => from <= at)) fail('SLOT_PAST', 'A time has passed.', { field: 'places' });
      if (found.overLimit) refuseLimit(found.overLimit);
      if (found.refused) refusePlace(found.refused);
      if (found.held.length === 0) await refuseGroup(db, input);
      void announce(found.changes);
      const holds = found.held.map((one) => ({
        candidate_index: one.candidate_index,
        reserve_id: one.id,
        site_id: one.clinic_id,
        site_name: one.site_name,
        timezone: one.timezone,
        package_id: one.package_id,
        calendar_id: one.roster_id,
        booking_start_time: iso(one.from_time),
        booking_end_time: iso(one.to_time),
        expires_at: iso(one.expires_at),
      }));
      return c.json({ holds }, 201);
    },
    { inlineAuthorization: true },
  );
}
