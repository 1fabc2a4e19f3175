import { defined } from '../../../../machines/lib/assert-defined.ts';
import { NO_FIT_TESTS } from '../../../../machines/rules/booking/fit-test.ts';
import { poMessage } from '../../../../machines/rules/booking/purchase-order.ts';
import { isFreeTime } from '../../../../machines/rules/calendar/free-booking.ts';
import { fail, notFound } from '../../../base/errors.ts';
import { iso } from '../../../base/iso-time.ts';
import { refuseSent } from '../../drafts/drafts/sent-booking.ts';
import { notOpenTo } from '../../scheduling/sites/sandbox-sites.ts';
import { SLOT_MINUTES } from '../../scheduling/slots/claims.ts';
import { clockIn } from '../../scheduling/slots/zone-days.ts';
import type { NewBooking, NewCandidate } from '../../shared/booking.contract.ts';
import { NO_TIME } from '../../shared/no-time.ts';
import type { BookingFacts, HoldFact, SiteFact } from '../create/booking-facts.ts';
import { timeOf } from './booking-rules.ts';

/** When and where a candidate comes, decided: `hold` is consumed, `site` is the wished-for one while Pending. */
export interface Appointment {
  readonly status: 'Confirmed' | 'Pending';
  readonly from: string;
  readonly to: string;
  readonly site: SiteFact;
  readonly hold: HoldFact | null;
}

/**
 * Checks what only the database knows: the company, the packages, the holds. The first fault refuses.
 * Another account's hold, an unknown one and an expired one answer alike.
 */
export function appointmentsOf(booking: NewBooking, facts: BookingFacts, now: Date): Appointment[] {
  checkHeader(booking, facts);
  return booking.candidates.map((candidate, index) => {
    const path = `candidates.${index}`;
    const packageFact = facts.packages.find(({ id }) => id === candidate.package_id);
    if (!packageFact) fail('INVALID', 'This package cannot be booked.', { field: `${path}.package_id` });
    if (packageFact.service_type !== booking.header.service_type) {
      fail('INVALID', 'This package belongs to another service.', { field: `${path}.package_id` });
    }
    if (packageFact.draft_id && booking.candidates.findIndex((one) => one.package_id === packageFact.id) < index) {
      fail('INVALID', 'This package was made for another candidate.', { field: `${path}.package_id` });
    }
    const slots = Math.ceil(packageFact.minutes / SLOT_MINUTES);
    const kind = timeOf(candidate);
    if (kind === 'held') return heldTime(booking, candidate, facts, packageFact, now, path);
    const site = facts.sites.find(({ id }) => id === candidate.preferred_site_id);
    if (!site) fail('INVALID', 'This site cannot be booked.', { field: `${path}.preferred_site_id` });
    requireOpenTo(facts, site, `${path}.preferred_site_id`);
    if (kind === 'preferred') return { status: 'Pending', from: NO_TIME, to: NO_TIME, site, hold: null };
    return freeTime(defined(candidate.from_time), site, slots, now, (field) => `${path}.${field}`);
  });
}

function checkHeader({ draft_id, header }: NewBooking, facts: BookingFacts): void {
  const { org, subsidiary, service, draft, paperworks } = facts;
  if (!org) notFound('Company');
  if (header.subsidiary_id && !subsidiary) notFound('Subsidiary');
  if (header.sid && !service) notFound('Service');
  if (draft_id && !draft) notFound('Draft');
  if (draft?.sent) refuseSent(draft.sent);
  if (new Set(header.paperwork_ids ?? []).size !== paperworks) {
    fail('INVALID', 'Paperwork that was chosen is not there any more. Take it out.', { field: 'header.paperwork_ids' });
  }
  if (!org.enable) fail('INVALID', 'This company is not active.', { field: 'header.org_id' });
  if (subsidiary && !subsidiary.enable)
    fail('INVALID', 'This subsidiary is not active.', { field: 'header.subsidiary_id' });
  const poFault = poMessage(header.po_number, org.po_required);
  if (poFault) fail('INVALID', poFault, { field: 'header.po_number' });
  if (service && service.service_type !== header.service_type) {
    fail('INVALID', 'This service is of another type.', { field: 'header.sid' });
  }
  if (header.service_type !== 'fit_test') return;
  if (!org.fit_test) fail('FIT_TEST_OFF', NO_FIT_TESTS.company, { field: 'header.org_id' });
  if (subsidiary && !subsidiary.fit_test) {
    fail('FIT_TEST_OFF', NO_FIT_TESTS.subsidiary, { field: 'header.subsidiary_id' });
  }
}

function requireOpenTo({ org }: BookingFacts, site: SiteFact, field: string): void {
  const isSandbox = org?.sandbox === true;
  if (site.sandbox !== isSandbox) fail('INVALID', notOpenTo(isSandbox), { field });
}

function heldTime(
  booking: NewBooking,
  candidate: NewCandidate,
  facts: BookingFacts,
  packageFact: BookingFacts['packages'][number],
  now: Date,
  path: string,
): Appointment {
  const slots = Math.ceil(packageFact.minutes / SLOT_MINUTES);
  const hold = facts.holds.find(({ id }) => id === candidate.reserve_id);
  const site = facts.sites.find(({ id }) => id === hold?.clinic_id);
  const isOurs = hold && hold.draft_id === booking.draft_id && new Date(hold.expires_at) > now;
  if (!isOurs || !site) {
    fail('HOLD_EXPIRED', 'This time is no longer held for you. Please pick a time again.', {
      field: `${path}.reserve_id`,
    });
  }
  requireOpenTo(facts, site, `${path}.reserve_id`);
  const isOneDoctors = hold.route_slots === null && !packageFact.is_routed;
  if (isOneDoctors ? hold.slot_count !== slots : hold.route_slots === null || hold.package_id !== packageFact.id) {
    const lengths = `The held time takes ${hold.slot_count * SLOT_MINUTES} minutes, this package ${slots * SLOT_MINUTES}.`;
    const message = `${isOneDoctors ? lengths : 'The held time is not of this package.'} Please pick the time again.`;
    fail('HOLD_UNFIT', message, { field: `${path}.package_id` });
  }
  if (candidate.from_time && Date.parse(candidate.from_time) !== Date.parse(hold.from_time)) {
    fail('INVALID', 'This is not the time that is held for you. Please pick a time again.', {
      field: `${path}.from_time`,
    });
  }
  return { status: 'Confirmed', from: iso(hold.from_time), to: iso(hold.to_time), site, hold };
}

/**
 * A time at a free-booking site, by the rule that offered it.
 * @param at the path of a field of the candidate, for a refusal
 */
export function freeTime(
  fromTime: string,
  site: SiteFact,
  slots: number,
  now: Date,
  at: (field: 'from_time' | 'reserve_id') => string,
): Appointment {
  const from = new Date(fromTime);
  const field = at('from_time');
  if (!site.booking_free) fail('INVALID', 'Times at this site must be reserved.', { field: at('reserve_id') });
  if (from <= now) fail('SLOT_PAST', 'This time has passed.', { field });
  if (!isFreeTime(from.toISOString(), site.timezone, new Set(site.holidays))) {
    fail('INVALID', `${site.name} offers no time at ${clockIn(from, site.timezone)} on this day.`, { field });
  }
  const to = new Date(from.getTime() + slots * SLOT_MINUTES * 60_000);
  return { status: 'Confirmed', from: iso(from), to: iso(to), site, hold: null };
}
