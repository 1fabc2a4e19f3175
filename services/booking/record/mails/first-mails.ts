import type { MailText } from '../../../../machines/rules/mail/mail-text.ts';
import type { Fact } from '../../../mail/letter-parts.ts';
import type { NewMail } from '../../../mail/outbox.ts';
import { mailOf } from '../../../mail/texts/event-mail.ts';
import type { PortalFacts } from '../../../shared/http/service-deps.ts';
import { NO_TIME } from '../../shared/no-time.ts';
import type { MailedCandidate } from '../candidates/booked-candidates.ts';
import { calendarAttachment, calendarEventOf, copyTitle, firstConfirmations } from './booking-mails.ts';
import { openBookingAction, summaryFact, valuesOf } from './mail-parts.ts';

type First = { sequence: number; now: Date };

/** The kinds of the mails of a new booking. */
export const FIRST_MAILS = ['booking.confirmed', 'booking.summary'] as const;

/** Candidates of a new booking who have a time and an address: the pending ones hear when they get a time. */
export const confirmedByMail = (candidates: readonly MailedCandidate[]) =>
  candidates.filter(({ status, candidate_email: email }) => status === 'Confirmed' && email !== '');

/**
 * The mails of a new booking: one to each of `confirmedByMail`, and one summary of all candidates to the booking person.
 * @param links addresses of the candidates' own pages
 */
export function firstMails(
  portal: PortalFacts,
  candidates: readonly MailedCandidate[],
  {
    texts,
    links,
    ...first
  }: First & { texts: Record<(typeof FIRST_MAILS)[number], MailText>; links: ReadonlyMap<string, string> },
): NewMail[] {
  const text = texts['booking.confirmed'];
  const confirmations = firstConfirmations(portal, confirmedByMail(candidates), { ...first, links, text });
  return [...confirmations, ...summaryOf(portal, candidates, { ...first, text: texts['booking.summary'] })];
}

/** Everybody of a booking on one page, with all times as one calendar file. */
function summaryOf(
  portal: PortalFacts,
  candidates: readonly MailedCandidate[],
  { text, sequence, now }: First & { text: MailText },
): NewMail[] {
  const [first] = candidates;
  if (!first) return [];
  const content = mailOf(text, {
    values: summaryValues(candidates, first),
    facts: summaryFacts(candidates),
    action: openBookingAction(portal, first.candidate_id),
    from: portal,
  });
  const made = { sequence, madeAt: now, isCancelled: false };
  const events = candidates
    .filter(({ appointment_time: at }) => at !== NO_TIME)
    .map((each) => calendarEventOf(portal, each, { ...made, title: copyTitle(each) }));
  const calendar = events.length > 0 && {
    attachments: [calendarAttachment(portal, events, { filename: 'appointments.ics' })],
  };
  const about = { kind: 'booking.summary', entity: 'booking', entityId: first.booking_id, orgId: first.org_id };
  return [{ ...about, to: first.contact_email, ...content, ...calendar }];
}

export const summaryValues = (candidates: readonly MailedCandidate[], first: MailedCandidate) => ({
  ...valuesOf(first),
  candidates: candidates.length === 1 ? '1 candidate' : `${candidates.length} candidates`,
});

/** A line for each candidate, after what they have in common. */
export const summaryFacts = (candidates: readonly MailedCandidate[]): Fact[] => [
  ['Reference', candidates[0]?.reference ?? ''],
  ...candidates.map(summaryFact),
];
