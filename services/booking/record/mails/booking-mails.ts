import { sql } from 'drizzle-orm';
import { defined } from '../../../../machines/lib/assert-defined.ts';
import { type CalendarEvent, calendarFile, calendarMethod } from '../../../../machines/rules/calendar/calendar-file.ts';
import { isEmail } from '../../../../machines/rules/contact/email.ts';
import type { MailText } from '../../../../machines/rules/mail/mail-text.ts';
import type { Database } from '../../../database/database.ts';
import type { MailAttachment } from '../../../mail/mail.tables.ts';
import { type NewMail, writeMail } from '../../../mail/outbox.ts';
import { currentMailText, eventMail, mailOf } from '../../../mail/texts/event-mail.ts';
import type { PortalFacts } from '../../../shared/http/service-deps.ts';
import { NO_TIME } from '../../shared/no-time.ts';
import type { BookedCandidate, MailedCandidate } from '../candidates/booked-candidates.ts';
import { newCandidateLink } from '../links/candidate-links.ts';
import { factsOf, howToChange, openBookingAction, ownAppointmentAction, valuesOf } from './mail-parts.ts';

/** Kinds of mail about a candidate's booking; the first two confirm it. */
export const CONFIRMATIONS = ['booking.confirmed', 'booking.rescheduled'] as const;
type Kind = (typeof CONFIRMATIONS)[number];
/** The booking person's copy of a mail has its kind with this behind it. */
export const COPY = '.copy' as const;

/**
 * Confirms an appointment to its candidate, with a calendar file; a pending booking's dates instead, without one.
 * A mail is about one candidate and goes to one address. The caller does not wait for it to leave.
 * @param sendAfter when it may leave; at once unless said otherwise
 * @returns the mail's id
 */
export async function writeConfirmation(
  tx: Database,
  portal: PortalFacts,
  candidate: BookedCandidate,
  { kind = 'booking.confirmed', now, sendAfter = now }: { kind?: Kind; now: Date; sendAfter?: Date },
): Promise<string> {
  const calendar = await withCalendar(tx, portal, candidate, now);
  const link = await newCandidateLink(tx, portal, candidate.candidate_id, now);
  const text = await currentMailText(tx, eventOf(candidate, kind));
  const confirmation = confirmationOf(portal, candidate, { kind, link, text, now });
  return writeMail(tx, { ...confirmation, ...calendar, sendAfter }, now);
}

/** Confirms the appointments of a new booking. Each candidate's first number is `sequence`; `text` is the event's. */
export function firstConfirmations(
  portal: PortalFacts,
  candidates: readonly MailedCandidate[],
  { sequence, text, links, now }: { sequence: number; text: MailText; links: ReadonlyMap<string, string>; now: Date },
): NewMail[] {
  return candidates.map((candidate) => ({
    ...confirmationOf(portal, candidate, {
      kind: 'booking.confirmed',
      text,
      now,
      link: defined(links.get(candidate.candidate_id)),
    }),
    ...invitationOf(portal, candidate, { sequence, madeAt: now, isCancelled: false }),
  }));
}

function confirmationOf(
  portal: PortalFacts,
  candidate: MailedCandidate,
  { kind, link, text, now }: { kind: Kind; link: string; text: MailText; now: Date },
) {
  const values = { ...valuesOf(candidate), how_to_change: howToChange(candidate, now) };
  const parts = { values, facts: factsOf(candidate), action: ownAppointmentAction(link) };
  return { ...about(candidate, kind), to: candidate.candidate_email, ...mailOf(text, { ...parts, from: portal }) };
}

/** A booking without a time has a text of its own. */
const eventOf = ({ appointment_time: at }: BookedCandidate, kind: Kind) =>
  at === NO_TIME ? 'booking.arranging' : kind;

/** The same for the booking person, who can open the booking. */
export async function writeCopy(
  tx: Database,
  portal: PortalFacts,
  candidate: BookedCandidate,
  { kind = 'booking.confirmed', now }: { kind?: Kind; now: Date },
): Promise<void> {
  const mail = await eventMail(tx, `${eventOf(candidate, kind)}${COPY}`, {
    values: valuesOf(candidate),
    facts: factsOf(candidate),
    from: portal,
    action: openBookingAction(portal, candidate.candidate_id),
  });
  const calendar = await copyCalendar(tx, portal, [candidate], { madeAt: now });
  await writeMail(
    tx,
    { ...about(candidate, `${kind}${COPY}`), to: candidate.contact_email, ...mail, ...calendar },
    now,
  );
}

export interface Cancelled {
  readonly by: string;
  readonly notes: string;
  readonly now: Date;
  /** When the mails may leave; at once unless said otherwise. */
  readonly sendAfter?: Date;
}

/** Tells a candidate who was told of a time; answers the mail's id. `candidate` is as it stood before. */
export async function writeCancellation(
  tx: Database,
  portal: PortalFacts,
  candidate: BookedCandidate,
  { by, notes, now, sendAfter = now }: Cancelled,
): Promise<string | null> {
  if (candidate.appointment_time === NO_TIME || new Date(candidate.appointment_time) <= now) return null;
  const values = { ...valuesOf(candidate), by, reason: notes };
  const mail = await eventMail(tx, 'booking.cancelled', { values, facts: factsOf(candidate), from: portal });
  const calendar = await withCalendar(tx, portal, candidate, now, true);
  const to = candidate.candidate_email;
  return writeMail(tx, { ...about(candidate, 'booking.cancelled'), to, ...mail, ...calendar, sendAfter }, now);
}

/** The same for the booking person. */
export async function writeCancellationCopy(
  tx: Database,
  portal: PortalFacts,
  candidate: BookedCandidate,
  { by, notes, now }: Cancelled,
): Promise<void> {
  const parts = { values: { ...valuesOf(candidate), by, reason: notes }, facts: factsOf(candidate), from: portal };
  const action = openBookingAction(portal, candidate.candidate_id);
  const copy = await eventMail(tx, 'booking.cancelled.copy', { ...parts, action });
  const calendar = await copyCalendar(tx, portal, [candidate], { madeAt: now, isCancelled: true });
  const to = candidate.contact_email;
  await writeMail(tx, { ...about(candidate, `booking.cancelled${COPY}`), to, ...copy, ...calendar }, now);
}

export const about = (candidate: MailedCandidate, kind: string) => ({
  kind,
  entity: 'candidate',
  entityId: candidate.candidate_id,
  orgId: candidate.org_id,
});

/** The entry for the candidate's calendar: one id over all mails, a higher number in each. */
export async function withCalendar(
  tx: Database,
  portal: PortalFacts,
  candidate: BookedCandidate,
  madeAt: Date,
  isCancelled = false,
) {
  if (candidate.appointment_time === NO_TIME) return {};
  const sequence = defined((await nextSequences(tx, [candidate.candidate_id], madeAt)).get(candidate.candidate_id));
  return invitationOf(portal, candidate, { sequence, madeAt, isCancelled });
}

/** The entries for the booking person, who may import them: the ids that the first summary had, and higher numbers. */
export async function copyCalendar(
  tx: Database,
  portal: PortalFacts,
  candidates: readonly BookedCandidate[],
  { madeAt, isCancelled = false }: { madeAt: Date; isCancelled?: boolean },
) {
  const timed = candidates.filter(({ appointment_time: at }) => at !== NO_TIME);
  if (timed.length === 0) return {};
  const ids = timed.map(({ candidate_id }) => candidate_id);
  const sequences = await nextSequences(tx, ids, madeAt);
  const events = timed.map((candidate) => {
    const sequence = defined(sequences.get(candidate.candidate_id));
    return calendarEventOf(portal, candidate, { sequence, madeAt, isCancelled, title: copyTitle(candidate) });
  });
  return { attachments: [calendarAttachment(portal, events, { filename: 'appointments.ics' })] };
}

export const copyTitle = ({ candidate_name, package_name }: MailedCandidate) => `${candidate_name}: ${package_name}`;

/** The same entry cancelled, for an address that the appointment does not concern: it names no person, clinic or booking. */
export async function cancelledEntry(tx: Database, portal: PortalFacts, candidate: BookedCandidate, madeAt: Date) {
  const sequence = defined((await nextSequences(tx, [candidate.candidate_id], madeAt)).get(candidate.candidate_id));
  const event = calendarEventOf(portal, candidate, { sequence, madeAt, isCancelled: true, title: 'Cancelled' });
  return {
    attachments: [
      calendarAttachment(portal, [{ ...event, place: '', description: '' }], { attendee: candidate.candidate_email }),
    ],
  };
}

type Made = Pick<CalendarEvent, 'sequence' | 'madeAt' | 'isCancelled'>;

const ownEvent = (portal: PortalFacts, candidate: MailedCandidate, made: Made) =>
  calendarEventOf(portal, candidate, { ...made, title: `Medical appointment, ${candidate.site_name ?? ''}` });

/** As a candidate saves it from the own page. */
export const savedCalendar = (portal: PortalFacts, candidate: BookedCandidate, made: Made): string =>
  calendarAttachment(portal, [ownEvent(portal, candidate, made)]).content;

/** As a candidate gets it by mail. */
const invitationOf = (portal: PortalFacts, candidate: MailedCandidate, made: Made) => ({
  attachments: [
    calendarAttachment(portal, [ownEvent(portal, candidate, made)], { attendee: candidate.candidate_email }),
  ],
});

type Booked = Pick<
  BookedCandidate,
  'appointment_time' | 'appointment_end' | 'candidate_id' | 'site_name' | 'site_address' | 'reference'
>;

/** `title` is what the calendar shows: the candidate's own names the clinic, the booking person's the candidate. */
export function calendarEventOf(
  { publicUrl, providerName }: PortalFacts,
  { appointment_time: from, appointment_end: to, candidate_id, site_name, site_address, reference }: Booked,
  made: Pick<CalendarEvent, 'sequence' | 'madeAt' | 'isCancelled' | 'title'>,
): CalendarEvent {
  return {
    ...made,
    uid: `${candidate_id}@${new URL(publicUrl).hostname}`,
    from,
    to,
    place: [site_name, site_address].filter(Boolean).join(', '),
    description: `${providerName}, reference ${reference}`,
  };
}

export function calendarAttachment(
  portal: PortalFacts,
  events: readonly CalendarEvent[],
  { filename = 'appointment.ics', attendee = '' }: { filename?: string; attendee?: string } = {},
): MailAttachment {
  const isInvitation = isEmail(attendee);
  const organizer = { name: portal.providerName, email: portal.mailAddress, ...(isInvitation && { attendee }) };
  const method = calendarMethod(
    events.every(({ isCancelled }) => isCancelled),
    organizer,
  );
  const contentType = `text/calendar; charset=utf-8; method=${method}`;
  return { filename, contentType, content: calendarFile(events, organizer), ...(isInvitation && { isInvitation }) };
}

/** Never below the seconds since 1970, which entries had as their number before one was kept. */
export const firstSequence = (now: Date): number => Math.floor(now.getTime() / 1000);

/** By candidate. */
async function nextSequences(tx: Database, ids: readonly string[], now: Date): Promise<ReadonlyMap<string, number>> {
  const { rows } = await tx.execute<{ id: string; calendar_sequence: number }>(sql`
    update booking.candidates
    set calendar_sequence = greatest(calendar_sequence + 1, ${firstSequence(now)}::int)
    where id = any (${`{${ids.join(',')}}`}::uuid[]) returning id, calendar_sequence`);
  return new Map(rows.map(({ id, calendar_sequence }) => [id, calendar_sequence]));
}
