import { sql } from 'drizzle-orm';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { shownAppointment, shownDay, shownWeekday, zoneWords } from '../../../machines/rules/calendar/dates.ts';
import type { Database } from '../../database/database.ts';
import { type Appointment, calendarFile, calendarMethod } from '../../mail/calendar-file.ts';
import { mapHref, telHref } from '../../mail/hrefs.ts';
import { type Fact, letter } from '../../mail/letter.ts';
import { writeMail, writeMails } from '../../mail/outbox.ts';
import type { PortalFacts } from '../../shared/http/service.ts';
import { NO_TIME } from '../booking.tables.ts';
import type { BookedCandidate } from '../detail/booked-candidates.ts';
import { newCandidateLink, newCandidateLinks } from '../own-appointment/candidate-links.ts';
import { SLOT_MINUTES } from '../slots/claims.ts';
import { dayIn } from '../slots/zone-days.ts';

/** Kinds of mail about a candidate's booking; the first two confirm it. */
export const CONFIRMATIONS = ['booking.confirmed', 'booking.rescheduled'] as const;
type Kind = (typeof CONFIRMATIONS)[number];
/** The booking person's copy of a mail has its kind with this behind it. */
export const COPY = '.copy';

/**
 * Confirms an appointment to its candidate, with a calendar file; a pending booking's dates instead, without one.
 * A mail is about one candidate and goes to one address. Nobody waits for it to leave.
 */
export async function writeConfirmation(
  tx: Database,
  portal: PortalFacts,
  candidate: BookedCandidate,
  { kind = 'booking.confirmed', now }: { kind?: Kind; now: Date },
): Promise<void> {
  const calendar = await withCalendar(tx, portal, candidate, now);
  const link = await newCandidateLink(tx, portal, candidate.candidate_id, now);
  await writeMail(tx, { ...confirmationOf(portal, candidate, { kind, link }), ...calendar }, now);
}

/** Confirms the appointments of a new booking, all of them by one statement. Each candidate's first number is `sequence`. */
export async function writeFirstConfirmations(
  tx: Database,
  portal: PortalFacts,
  candidates: readonly BookedCandidate[],
  { sequence, now }: { sequence: number; now: Date },
): Promise<void> {
  const ids = candidates.map(({ candidate_id }) => candidate_id);
  const links = await newCandidateLinks(tx, portal, ids, now);
  const mails = candidates.map((candidate) => ({
    ...confirmationOf(portal, candidate, {
      kind: 'booking.confirmed',
      link: defined(links.get(candidate.candidate_id)),
    }),
    ...calendarOf(portal, candidate, { sequence, madeAt: now, isCancelled: false }),
  }));
  await writeMails(tx, mails, now);
}

function confirmationOf(portal: PortalFacts, candidate: BookedCandidate, { kind, link }: { kind: Kind; link: string }) {
  const { candidate_name: name, candidate_email: to, company_name: company } = candidate;
  const isPending = candidate.appointment_time === NO_TIME;
  const heading = isPending
    ? 'Your appointment is being arranged'
    : kind === 'booking.rescheduled'
      ? 'Your appointment has a new time'
      : 'Your appointment is booked';
  const first = isPending
    ? `Hello ${name}, ${company} asked for an appointment for you. The clinic will offer a time on one of these days.`
    : kind === 'booking.rescheduled'
      ? `Hello ${name}, your appointment was moved. The time you were told before no longer stands.`
      : `Hello ${name}, ${company} booked an appointment for you.`;
  const parts = letter({
    heading,
    paragraphs: [
      first,
      'Please bring a photo identification. If you cannot come, tell the person at your company who booked it.',
    ],
    facts: factsOf(candidate),
    action: ownAppointmentAction(link),
    from: portal,
  });
  const subject = isPending ? heading : `${heading}: ${whenOf(candidate)}`;
  return { ...about(candidate, kind), to, subject, ...parts };
}

/** For the candidate alone: whoever has the link and knows the date of birth reads the appointment. */
export const ownAppointmentAction = (href: string) => ({ label: 'See your appointment', href });

/** The same for the booking person, who can open the booking. */
export async function writeCopy(
  tx: Database,
  portal: PortalFacts,
  candidate: BookedCandidate,
  { kind = 'booking.confirmed', now }: { kind?: Kind; now: Date },
): Promise<void> {
  const { candidate_name: name, contact_name, contact_email: to, reference, candidate_id } = candidate;
  const isPending = candidate.appointment_time === NO_TIME;
  const what = isPending ? 'is being arranged' : kind === 'booking.rescheduled' ? 'has a new time' : 'is booked';
  const parts = letter({
    heading: `The appointment of ${name} ${what}`,
    paragraphs: [`Hello ${contact_name}, this is your copy of what ${name} was told about booking ${reference}.`],
    facts: factsOf(candidate),
    action: { label: 'Open the booking', href: `${portal.publicUrl}/booking/${candidate_id}/detail` },
    from: portal,
  });
  const subject = `${reference}: the appointment of ${name} ${what}`;
  await writeMail(tx, { ...about(candidate, `${kind}${COPY}`), to, subject, ...parts }, now);
}

/** Tells the candidate, who was told of a time, and the booking person. `candidate` is as it stood before. */
export async function writeCancellation(
  tx: Database,
  portal: PortalFacts,
  candidate: BookedCandidate,
  { by, notes, now }: { by: string; notes: string; now: Date },
): Promise<void> {
  const { candidate_name: name, contact_name, reference, candidate_id } = candidate;
  const hadTime = candidate.appointment_time !== NO_TIME && new Date(candidate.appointment_time) > now;
  if (hadTime) {
    const parts = letter({
      heading: 'Your appointment is cancelled',
      paragraphs: [`Hello ${name}, this appointment will not take place. There is nothing you need to do.`],
      facts: factsOf(candidate),
      from: portal,
    });
    const subject = `Your appointment is cancelled: ${whenOf(candidate)}`;
    const calendar = await withCalendar(tx, portal, candidate, now, true);
    const to = candidate.candidate_email;
    await writeMail(tx, { ...about(candidate, 'booking.cancelled'), to, subject, ...parts, ...calendar }, now);
  }
  const copy = letter({
    heading: `The booking of ${name} is cancelled`,
    paragraphs: [
      `Hello ${contact_name}, ${by} cancelled ${name} in booking ${reference}.`,
      ...(notes === '' ? [] : [`Reason given: ${notes}`]),
    ],
    facts: factsOf(candidate),
    action: { label: 'Open the booking', href: `${portal.publicUrl}/booking/${candidate_id}/detail` },
    from: portal,
  });
  const subject = `${reference}: the booking of ${name} is cancelled`;
  const kind = `booking.cancelled${COPY}`;
  await writeMail(tx, { ...about(candidate, kind), to: candidate.contact_email, subject, ...copy }, now);
}

export const about = (candidate: BookedCandidate, kind: string) => ({
  ...{ kind, entity: 'candidate', entityId: candidate.candidate_id, orgId: candidate.org_id },
});

/** 'Mon 23/11/2026 07:30', in the clinic's zone. */
export function whenOf({
  appointment_time: at,
  site_tz: zone,
}: Pick<BookedCandidate, 'appointment_time' | 'site_tz'>): string {
  const { day, time } = shownAppointment(at, zone);
  return `${shownWeekday(dayIn(new Date(at), zone ?? 'UTC'))} ${day} ${time}`;
}

export function factsOf(candidate: BookedCandidate): Fact[] {
  const { reference, package_name, site_name, site_address, site_phone, site_tz, slots, paperwork, preparation } =
    candidate;
  const common: Fact[] = [
    ['Package', package_name],
    ['Reference', reference],
  ];
  if (candidate.appointment_time === NO_TIME) {
    const { preferred_site_name, preferred_from_date, preferred_to_date } = candidate;
    const days = `${shownDay(preferred_from_date)} to ${shownDay(preferred_to_date)}`;
    return [['Preferred site', preferred_site_name], ['Preferred dates', days], ...common];
  }
  return [
    ['When', `${whenOf(candidate)} (${zoneWords(site_tz)})`],
    ['Takes', `${slots * SLOT_MINUTES} minutes`],
    ['Where', site_name ?? ''],
    ...(site_address ? [['Address', site_address, mapHref(`${site_name}, ${site_address}`)] as const] : []),
    ...(site_phone ? [['Phone', site_phone, telHref(site_phone)] as const] : []),
    ...(paperwork ? [['Please bring', paperwork] as const] : []),
    ...(preparation ? [['How to prepare', preparation] as const] : []),
    ...common,
  ];
}

/** The entry for the candidate's calendar: one id over all mails, a higher number in each. */
export async function withCalendar(
  tx: Database,
  portal: PortalFacts,
  candidate: BookedCandidate,
  madeAt: Date,
  isCancelled = false,
) {
  if (candidate.appointment_time === NO_TIME) return {};
  const sequence = await nextSequence(tx, candidate.candidate_id, madeAt);
  return calendarOf(portal, candidate, { sequence, madeAt, isCancelled });
}

export function calendarOf(
  portal: PortalFacts,
  { appointment_time: from, appointment_end: to, candidate_id, site_name, site_address, reference }: BookedCandidate,
  { sequence, madeAt, isCancelled }: Pick<Appointment, 'sequence' | 'madeAt' | 'isCancelled'>,
) {
  const event: Appointment = {
    ...{ uid: `${candidate_id}@${new URL(portal.publicUrl).hostname}`, from, to, isCancelled, madeAt, sequence },
    organizer: { name: portal.providerName, email: portal.mailAddress },
    title: `Medical appointment, ${site_name ?? ''}`,
    place: [site_name, site_address].filter(Boolean).join(', '),
    description: `${portal.providerName}, reference ${reference}`,
  };
  const contentType = `text/calendar; charset=utf-8; method=${calendarMethod(event)}`;
  return { attachments: [{ filename: 'appointment.ics', contentType, content: calendarFile(event) }] };
}

/** Never below the seconds since 1970, which entries had as their number before one was kept. */
export const firstSequence = (now: Date): number => Math.floor(now.getTime() / 1000);

async function nextSequence(tx: Database, candidateId: string, now: Date): Promise<number> {
  const { rows } = await tx.execute<{ calendar_sequence: number }>(sql`
    update booking.candidates
    set calendar_sequence = greatest(calendar_sequence + 1, ${firstSequence(now)}::int)
    where id = ${candidateId}::uuid returning calendar_sequence`);
  return defined(rows[0]).calendar_sequence;
}
