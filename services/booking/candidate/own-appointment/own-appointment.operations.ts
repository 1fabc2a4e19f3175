import type { Context } from 'hono';
import { minutesBetween } from '../../../../machines/rules/calendar/length-label.ts';
import { REQUIRED } from '../../../../machines/rules/text/required.ts';
import { recordRefusal } from '../../../audit/refusals.ts';
import { fail } from '../../../base/errors.ts';
import { operation } from '../../../shared/http/operation.ts';
import { originOf } from '../../../shared/http/origin.ts';
import type { Service, ServiceEnv } from '../../../shared/http/service.ts';
import type { ServiceDeps } from '../../../shared/http/service-deps.ts';
import { findCandidateLink, isProvedByCode, tryProof } from '../../record/links/candidate-links.ts';
import { savedCalendar } from '../../record/mails/booking-mails.ts';
import { SLOT_MINUTES } from '../../scheduling/slots/claims.ts';
import { type Announce, candidatesChanged } from '../../shared/changes.ts';
import { NO_TIME } from '../../shared/no-time.ts';
import { mayStillSend, requiredFiles } from '../candidate-files/candidate-files.ts';
import { changeEarlierTime, earlierTimeOf } from '../earlier-time/earlier-time.ts';
import { appointmentPasses } from './appointment-pass.ts';
import { sendLinkCode } from './link-code.ts';
import * as routes from './own-appointment.routes.ts';
import {
  confirmAttendance,
  type OwnAppointment,
  ownAppointment,
  ownPhase,
  requestAnotherTime,
} from './own-appointment.ts';
import { DETAIL_COLUMNS, fillInDetails, missingOf } from './own-details.ts';
import { bookOwnTime, holdOwnTime, ownMoveOf, ownTimes, releaseOwnTime } from './own-move.ts';
import * as times from './own-times.routes.ts';

/** Operations of candidates with their mailed link: without an account, about their own appointment alone. */
export function ownAppointmentRoutes(service: Service, deps: ServiceDeps, { announce }: { announce: Announce }): void {
  const { db, now, portal, keys } = deps;
  const passes = appointmentPasses(keys);

  const visitOf = (c: Context<ServiceEnv>) => ({ db, now, address: c.req.header('x-forwarded-for') });

  const proved = async (c: Context<ServiceEnv>, { link: token, pass }: { link: string; pass: string }) => {
    const link = await findCandidateLink(visitOf(c), token);
    passes.require(token, link, pass, now());
    return link.candidate_id;
  };

  /** A pass that is expired, another link's or invented is requested again: no refusal, but recorded as one. */
  const recordBadPass = (c: Context<ServiceEnv>) =>
    recordRefusal(db, {
      operationId: 'readOwnAppointment',
      status: 401,
      code: 'UNAUTHENTICATED',
      path: c.req.path,
      at: now(),
      caller: null,
      triedUsername: undefined,
      address: c.req.header('x-forwarded-for') ?? 'unknown',
    });

  operation(service, routes.openOwnAppointment, async (c) => {
    const { link: token, date_of_birth: birthDate, code } = c.req.valid('json');
    const typed = code ? { code } : { birthDate: birthDate ?? fail('INVALID', REQUIRED, { field: 'date_of_birth' }) };
    const link = await tryProof(visitOf(c), token, typed);
    return c.json({ pass: passes.for(token, link, now()) }, 200);
  });

  operation(service, routes.sendOwnCode, async (c) => {
    await sendLinkCode(visitOf(c), portal, c.req.valid('json').link);
    return c.json({ done: true as const }, 200);
  });

  operation(service, routes.fillInDetails, async (c) => {
    const { link: token, pass, ...details } = c.req.valid('json');
    const candidateId = await proved(c, { link: token, pass });
    await fillInDetails(db, portal, { candidateId, details, ...originOf(c, now) });
    await announce(candidatesChanged(candidateId));
    // The date of birth is part of the proof, and may be another one now.
    return c.json({ pass: passes.for(token, await findCandidateLink(visitOf(c), token), now()) }, 200);
  });

  operation(service, routes.readOwnAppointment, async (c) => {
    const { link: token, pass } = c.req.valid('json');
    const link = await findCandidateLink(visitOf(c), token);
    const isByCode = isProvedByCode(link);
    const asked = {
      proof: isByCode ? ('code' as const) : ('date_of_birth' as const),
      rests_until: isoOf(link.rests_until),
      code_ends_at: isByCode ? isoOf(link.code_ends_at) : null,
    };
    const phoneEnd = isByCode ? link.candidate_phone.slice(-3) : null;
    if (pass === null) return c.json({ appointment: null, ...asked, phone_end: phoneEnd }, 200);
    if (!passes.isGood(token, link, pass, now())) {
      await recordBadPass(c);
      return c.json({ appointment: null, ...asked, phone_end: phoneEnd }, 200);
    }
    const [found, earlier, move, files] = await Promise.all([
      ownAppointment(db, link.candidate_id, now()),
      earlierTimeOf(db, link.candidate_id, now()),
      ownMoveOf(db, link.candidate_id, now()),
      requiredFiles(db, link.candidate_id),
    ]);
    return c.json({ ...asked, phone_end: null, appointment: { ...toAnswer(found, deps), earlier, move, files } }, 200);
  });

  operation(service, routes.confirmAttendance, async (c) => {
    const candidateId = await proved(c, c.req.valid('json'));
    await confirmAttendance(db, { candidateId, ...originOf(c, now) });
    await announce(candidatesChanged(candidateId));
    return c.json({ done: true as const }, 200);
  });

  operation(service, routes.askForAnotherTime, async (c) => {
    const { message, ...proof } = c.req.valid('json');
    const candidateId = await proved(c, proof);
    const change = { candidateId, message, ...originOf(c, now) };
    await requestAnotherTime(db, portal, change);
    await announce(candidatesChanged(candidateId));
    return c.json({ done: true as const }, 200);
  });

  operation(service, times.changeEarlierTime, async (c) => {
    const { do: wanted, before_day: beforeDay, time, ...proof } = c.req.valid('json');
    const candidateId = await proved(c, proof);
    const change = { candidateId, ...originOf(c, now) };
    const changes = await changeEarlierTime(db, portal, change, { wanted, beforeDay, time });
    await announce([...changes, ...candidatesChanged(candidateId)]);
    return c.json({ done: true as const }, 200);
  });

  operation(service, times.listOwnTimes, async (c) => {
    const { day = null, ...proof } = c.req.valid('json');
    return c.json(await ownTimes(db, await proved(c, proof), { day, now: now() }), 200);
  });

  operation(service, times.changeOwnTime, async (c) => {
    const { do: wanted, time, ...proof } = c.req.valid('json');
    const candidateId = await proved(c, proof);
    const change = { candidateId, ...originOf(c, now) };
    const chosen = () => new Date(time ?? fail('INVALID', 'Choose a time.', { field: 'time' }));
    const doing = {
      hold: () => holdOwnTime(db, { ...change, from: chosen(), holdMs: deps.provider.holdMs }),
      take: () => bookOwnTime(db, portal, { ...change, time: chosen() }),
      release: () => releaseOwnTime(db, change),
    };
    const changes = await doing[wanted]();
    await announce([...changes, ...candidatesChanged(candidateId)]);
    return c.json({ done: true as const }, 200);
  });
}

const isoOf = (ms: number | null) => (ms === null ? null : `${new Date(ms).toISOString().slice(0, 19)}Z`);

function toAnswer({ candidate, state, confirmedAt, askedAt, calendarSequence }: OwnAppointment, deps: ServiceDeps) {
  const { candidate_name, company_name, reference, package_name, slots, appointment_time, site_tz } = candidate;
  const { site_name, site_address, site_phone, paperwork, preparation } = candidate;
  const { preferred_site_name, preferred_from_date, preferred_to_date } = candidate;
  const entry = { sequence: calendarSequence, madeAt: deps.now(), isCancelled: state === 'cancelled' };
  const hasTime = appointment_time !== NO_TIME;
  return {
    state,
    candidate_name,
    company_name,
    reference,
    package_name,
    minutes: hasTime ? minutesBetween(appointment_time, candidate.appointment_end) : slots * SLOT_MINUTES,
    appointment_time: hasTime ? appointment_time : null,
    timezone: site_tz,
    site_name,
    site_address,
    site_phone,
    preferred_site_name,
    preferred_from_date,
    preferred_to_date,
    paperwork,
    preparation,
    confirmed_at: confirmedAt,
    asked_at: askedAt,
    missing: missingOf(candidate, deps.now()).map((field) => DETAIL_COLUMNS[field]),
    may_send: mayStillSend(candidate, deps.now()),
    can_be_earlier: ownPhase(candidate, deps.now()).can({ type: 'earlier.asked' }),
    calendar: state === 'ahead' ? savedCalendar(deps.portal, candidate, entry) : null,
  };
}
