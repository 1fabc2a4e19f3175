import type { Context } from 'hono';
import { recordAccess } from '../../../audit/access-log.ts';
import { iso } from '../../../base/iso-time.ts';
import { callerOf, operation } from '../../../shared/http/operation.ts';
import { originOf } from '../../../shared/http/origin.ts';
import type { Service, ServiceEnv } from '../../../shared/http/service.ts';
import type { ServiceDeps } from '../../../shared/http/service-deps.ts';
import type { Announce } from '../../shared/changes.ts';
import { type ClosingPlan, type PlannedPerson, planClosing } from './closing-plan.ts';
import * as routes from './closings.routes.ts';
import { placeAnswer, targetOf } from './place.contract.ts';
import { listClosings, readClosing } from './read-closings.ts';
import { reopenClosing, startClosing } from './start-closing.ts';

export function closingRoutes(service: Service, { db, now }: ServiceDeps, { announce }: { announce: Announce }): void {
  const changing = (c: Context<ServiceEnv>) => ({
    caller: callerOf(c),
    ...originOf(c, now),
  });
  const read = async (c: Context<ServiceEnv>, closingId: string) => {
    const closing = await readClosing(db, closingId, now());
    const candidateIds = closing.list.map(({ candidate_id }) => candidate_id);
    const { caller, now: at, address } = changing(c);
    const shown = { entity: 'closing', entityId: closingId, candidateIds, address, at };
    if (candidateIds.length > 0) await recordAccess(db, caller, { action: 'closing.opened', ...shown });
    return closing;
  };

  operation(service, routes.planClosing, async (c) => {
    const { site_ids, doctor_ids, from_day, to_day, other_site_ids, prefer, choices } = c.req.valid('json');
    const plan = await planClosing(
      db,
      {
        siteIds: site_ids,
        doctorIds: doctor_ids,
        fromDay: from_day,
        toDay: to_day,
        otherSiteIds: other_site_ids,
        prefer,
        choices: choices.map(({ candidate_id, to }) => ({ candidateId: candidate_id, to: targetOf(to) })),
      },
      now(),
    );
    const candidateIds = plan.people.map(({ person }) => person.candidate_id);
    const { caller, now: at, address } = changing(c);
    const shown = { entity: 'closing', entityId: 'plan', candidateIds, address, at, after: { from_day, to_day } };
    if (candidateIds.length > 0) await recordAccess(db, caller, { action: 'closing.planned', ...shown });
    return c.json(planAnswer(plan), 200);
  });

  operation(service, routes.startClosing, async (c) => {
    const {
      closing_id: id,
      site_ids,
      doctor_ids,
      from_day,
      to_day,
      reason,
      public_reason,
      people,
    } = c.req.valid('json');
    const changes = await startClosing(db, changing(c), {
      id,
      siteIds: site_ids,
      doctorIds: doctor_ids,
      fromDay: from_day,
      toDay: to_day,
      reason,
      publicReason: public_reason,
      people: people.map(({ candidate_id, seen, to }) => ({
        candidateId: candidate_id,
        seen: { rosterId: seen.roster_id, from: new Date(seen.calendar_from_time) },
        to: targetOf(to),
      })),
    });
    await announce(changes);
    return c.json(await read(c, id), 201);
  });

  operation(service, routes.listClosings, async (c) => c.json({ closings: await listClosings(db) }, 200));

  operation(service, routes.getClosing, async (c) => c.json(await read(c, c.req.valid('param').closing_id), 200));

  operation(service, routes.reopenClosing, async (c) => {
    const { closing_id: id } = c.req.valid('param');
    await announce(await reopenClosing(db, changing(c), { id, how: c.req.valid('json').how }));
    return c.json(await read(c, id), 200);
  });
}

const planAnswer = ({ rostered, days, people, holds, waiting }: ClosingPlan) => ({
  days: days.length,
  doctors: doctorsOf(rostered, new Set(days.map(({ id }) => id))),
  people: people.map(personAnswer),
  holds: holds.map(({ from_time, to_time, expires_at, ...held }) => ({
    ...held,
    calendar_from_time: iso(from_time),
    calendar_to_time: iso(to_time),
    expires_at: iso(expires_at),
  })),
  waiting,
});

function personAnswer({ person, action, isHere, to, reason, options }: PlannedPerson) {
  const {
    from_time,
    to_time,
    booking_id: _booking,
    service_type: _type,
    site_id: _site,
    package_id: _package,
    ...shown
  } = person;
  return {
    ...shown,
    action,
    is_here: isHere,
    reason,
    calendar_from_time: iso(from_time),
    calendar_to_time: iso(to_time),
    to: to && placeAnswer(to),
    options: options.map(placeAnswer),
  };
}

function doctorsOf(rostered: ClosingPlan['rostered'], closed: ReadonlySet<number>) {
  const byDoctor = Map.groupBy(rostered, ({ doctor_id }) => doctor_id);
  return [...byDoctor].map(([doctor_id, days]) => ({
    doctor_id,
    doctor_name: days[0]?.doctor_name ?? '',
    days: days.length,
    closes: days.some(({ id }) => closed.has(id)),
  }));
}
