import type { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { uuidv7 } from 'uuidv7';
import { latestWeekA } from '../../../../machines/rules/calendar/weekly-hours.ts';
import { recordAccess } from '../../../audit/access-log.ts';
import { iso } from '../../../base/iso-time.ts';
import { callerOf, operation } from '../../../shared/http/operation.ts';
import { originOf } from '../../../shared/http/origin.ts';
import { fromRest, sameNames, toRest } from '../../../shared/http/rest-names.ts';
import type { Service, ServiceEnv } from '../../../shared/http/service.ts';
import { readsOf, type ServiceDeps } from '../../../shared/http/service-deps.ts';
import { lookUp } from '../../../shared/sql/lookup.ts';
import type { Announce } from '../../shared/changes.ts';
import type { AffectedAppointment } from '../rosters/affected-appointments.ts';
import { addLeave, planAbsence, removeLeave } from '../rosters/leaves.ts';
import { type OutsideHours, outsideNow } from '../rosters/outside-hours.ts';
import * as rosterRoutes from '../rosters/patterns.routes.ts';
import { planPattern, savePattern, type WantedPattern } from '../rosters/patterns.ts';
import { dayIn } from '../slots/zone-days.ts';
import { doctorDetail } from './doctor-detail.ts';
import * as routes from './doctors.routes.ts';
import { addDoctor, changeDoctor, type DoctorRecord, doctorsSource, findDoctor, switchDoctor } from './doctors.ts';

/** The provider's doctors and when they work where. */
export function doctorRoutes(service: Service, deps: ServiceDeps, { announce }: { announce: Announce }): void {
  const { db, now, rosterWeeks, portal } = deps;
  const changing = (c: Context<ServiceEnv>) => ({
    caller: callerOf(c),
    ...originOf(c, now),
  });
  const today = () => dayIn(now(), portal.timeZone);
  /** Records in the access log that the caller saw people's names. */
  const shown = async (c: Context<ServiceEnv>, doctorId: string, { people, plans }: OutsideHours) => {
    const { caller, now: at, address } = changing(c);
    const candidateIds = people.map(({ candidate_id }) => candidate_id);
    const event = { action: 'outside-hours.opened', entity: 'doctor', entityId: doctorId, candidateIds, address, at };
    if (candidateIds.length > 0) await recordAccess(db, caller, event);
    return { people: people.map(personAnswer), plans: [...plans] };
  };

  operation(service, routes.listDoctors, async (c) => {
    const { status, ...query } = c.req.valid('query');
    const { read } = readsOf(deps, callerOf(c));
    const { items: data, ...page } = await lookUp<DoctorRecord>(read, query, doctorsSource(status, now()));
    return c.json({ data, ...page }, 200);
  });

  operation(service, routes.getDoctor, async (c) => {
    const { patterns, ...detail } = await doctorDetail(db, c.req.valid('param').doctor_id, now(), today());
    return c.json(
      {
        ...detail,
        patterns: patterns.map((one) => ({ ...one, hours: one.hours.map((period) => toRest(sameNames, period)) })),
      },
      200,
    );
  });

  operation(service, routes.addDoctor, async (c) => {
    const { doctor_id: id = uuidv7(), kind, ...fields } = c.req.valid('json');
    const doctor = await addDoctor(db, changing(c), { id, kind, fields });
    return c.json(doctor, 201);
  });

  operation(service, routes.updateDoctor, async (c) => {
    const { updated_at: seen, ...fields } = c.req.valid('json');
    const { doctor_id: id } = c.req.valid('param');
    const { doctor, changes } = await changeDoctor(db, changing(c), { id, seen, fields, today: today() });
    await announce(changes);
    return c.json(doctor, 200);
  });

  operation(service, routes.retireDoctor, async (c) => {
    const { doctor_id: id } = c.req.valid('param');
    const { doctor, changes } = await switchDoctor(db, changing(c), { id, isActive: false, today: today() });
    await announce(changes);
    return c.json(doctor, 200);
  });

  operation(service, routes.activateDoctor, async (c) => {
    const { doctor_id: id } = c.req.valid('param');
    const { doctor } = await switchDoctor(db, changing(c), { id, isActive: true, today: today() });
    return c.json(doctor, 200);
  });

  operation(service, rosterRoutes.getOutsideHours, async (c) => {
    const { doctor_id: id } = c.req.valid('param');
    const { from_day: fromDay, until_day: untilDay = null } = c.req.valid('query');
    await findDoctor(db, id, { now: now() });
    const found = fromDay
      ? await planAbsence(db, { doctorId: id, fromDay, untilDay }, now())
      : await outsideNow(db, id, now());
    return c.json(await shown(c, id, found), 200);
  });

  operation(service, rosterRoutes.planRosterPattern, async (c) => {
    const wanted = patternOf('00000000-0000-7000-8000-000000000000', c.req.valid('json'));
    const { days, horizon, skipped, ...outside } = await planPattern(db, wanted, { now: now(), rosterWeeks });
    return c.json({ days, horizon, skipped: [...skipped], ...(await shown(c, wanted.doctorId, outside)) }, 200);
  });

  operation(service, rosterRoutes.saveRosterPattern, async (c) => {
    const wanted = patternOf(c.req.valid('param').new_pattern_id, c.req.valid('json'));
    await announce(await savePattern(db, changing(c), wanted));
    return c.body(null, 204);
  });

  operation(service, rosterRoutes.addLeave, async (c) => {
    const { leave_id: id, from_day: fromDay, until_day: untilDay, reason } = c.req.valid('json');
    const { doctor_id: doctorId } = c.req.valid('param');
    const changes = await addLeave(db, changing(c), { id, doctorId, fromDay, untilDay, reason });
    await announce(changes);
    return c.body(null, 204);
  });

  operation(service, rosterRoutes.removeLeave, async (c) => {
    const { changes } = await removeLeave(db, changing(c), c.req.valid('param').leave_id);
    await announce(changes);
    return c.body(null, 204);
  });
}

type PatternBody = z.infer<typeof rosterRoutes.wantedPattern>;

function patternOf(id: string, { hours, site_id, week_a, from_day, ...body }: PatternBody): WantedPattern {
  const {
    doctor_id: doctorId,
    until_day: untilDay,
    weeks,
    on_holidays: onHolidays,
    replaces_pattern_id: replaces,
  } = body;
  return {
    id,
    doctorId,
    clinicId: site_id,
    fromDay: from_day,
    untilDay,
    weeks,
    onHolidays,
    replaces,
    weekA: latestWeekA(week_a, from_day),
    hours: hours.map((one) => fromRest(sameNames, one)),
  };
}

function personAnswer({
  candidate_id,
  reference,
  candidate_name,
  company_name,
  site_name,
  timezone,
  from_time,
}: AffectedAppointment) {
  return {
    candidate_id,
    reference,
    candidate_name,
    company_name,
    site_name,
    timezone,
    calendar_from_time: iso(from_time),
  };
}
