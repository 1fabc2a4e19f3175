import { OWN_MOVE_NOTICE_HOURS } from '../../../../machines/rules/booking/own-move.ts';
import { shownAppointment, shownDay, shownWeekday, zoneLabel } from '../../../../machines/rules/calendar/dates.ts';
import { lengthLabel, minutesBetween } from '../../../../machines/rules/calendar/length-label.ts';
import { mapHref, telHref } from '../../../mail/hrefs.ts';
import type { Fact } from '../../../mail/letter-parts.ts';
import type { PlaceholderName } from '../../../mail/texts/placeholders.ts';
import type { PortalFacts } from '../../../shared/http/service-deps.ts';
import { dayIn } from '../../scheduling/slots/zone-days.ts';
import { NO_TIME } from '../../shared/no-time.ts';
import type { MailedCandidate } from '../candidates/booked-candidates.ts';

/** For the candidate alone: a person with the link and the date of birth reads the appointment. */
export const ownAppointmentAction = (href: string) => ({ label: 'See your appointment', href });

/** For people of the company. */
export const openBookingAction = ({ publicUrl }: PortalFacts, candidateId: string) => ({
  label: 'Open the booking',
  href: `${publicUrl}/booking/${candidateId}/detail`,
});

/** 'Mon 23/11/2026 07:30', in the clinic's zone. */
export function whenOf({
  appointment_time: at,
  site_tz: zone,
}: Pick<MailedCandidate, 'appointment_time' | 'site_tz'>): string {
  const { day, time } = shownAppointment(at, zone);
  return `${shownWeekday(dayIn(new Date(at), zone ?? 'UTC'))} ${day} ${time}`;
}

/** Values of the placeholders of a mail about a booking. */
export function valuesOf(candidate: MailedCandidate): Partial<Record<PlaceholderName, string>> {
  const { site_name, site_phone } = candidate;
  const hasTime = candidate.appointment_time !== NO_TIME;
  return {
    candidate: candidate.candidate_name,
    candidate_phone: candidate.candidate_phone,
    company: candidate.company_name,
    contact: candidate.contact_name,
    reference: candidate.reference,
    package: candidate.package_name,
    when: hasTime ? whenOf(candidate) : '',
    clinic: site_name ?? '',
    clinic_contact: site_phone ? `the clinic on ${site_phone}` : 'the clinic',
  };
}

/**
 * The sentences on how a candidate confirms or changes the appointment, as their page allows it when the mail is
 * written, and whom to call as far as that is known.
 */
export function howToChange(candidate: MailedCandidate, now: Date): string {
  const { appointment_time: at, contact_name: name, contact_phone: phone } = candidate;
  const call = phone === '' ? '' : `; or call ${[name, phone].filter(Boolean).join(', ')}`;
  if (at === NO_TIME) return `Open your appointment to see the latest${call}.`;
  const mayMove =
    candidate.own_move_days > 0 &&
    candidate.roster_id !== null &&
    Date.parse(at) - now.getTime() >= OWN_MOVE_NOTICE_HOURS * 3_600_000;
  return `Open your appointment to confirm${mayMove ? ', move it' : ''} or ask for another time${call}.`;
}

export function factsOf(candidate: MailedCandidate): Fact[] {
  const { reference, package_name, site_name, site_address, site_phone, site_tz, paperwork, preparation } = candidate;
  const common: Fact[] = [
    ['Package', package_name],
    ['Reference', reference],
  ];
  if (candidate.appointment_time === NO_TIME) {
    return [
      ['Preferred site', candidate.preferred_site_name],
      ['Preferred dates', preferredDays(candidate)],
      ...common,
    ];
  }
  return [
    ['When', `${whenOf(candidate)} (${zoneLabel(site_tz)})`],
    ['Takes', lengthLabel(minutesBetween(candidate.appointment_time, candidate.appointment_end))],
    ['Where', site_name ?? ''],
    ...(site_address ? [['Address', site_address, mapHref(`${site_name}, ${site_address}`)] as const] : []),
    ...(site_phone ? [['Phone', site_phone, telHref(site_phone)] as const] : []),
    ...(paperwork ? [['Please bring', paperwork] as const] : []),
    ...(preparation ? [['How to prepare', preparation] as const] : []),
    ...common,
  ];
}

/** A candidate in a line: when and where, or the days asked for, and what is examined. */
export function summaryFact(candidate: MailedCandidate): Fact {
  const { candidate_name: name, package_name, site_name, site_tz, preferred_site_name } = candidate;
  if (candidate.appointment_time !== NO_TIME)
    return [name, `${whenOf(candidate)} (${zoneLabel(site_tz)}), ${site_name ?? ''}, ${package_name}`];
  return [name, `No time yet: ${preferredDays(candidate)}, ${preferred_site_name}, ${package_name}`];
}

const preferredDays = ({ preferred_from_date, preferred_to_date }: MailedCandidate) =>
  `${shownDay(preferred_from_date)} to ${shownDay(preferred_to_date)}`;
