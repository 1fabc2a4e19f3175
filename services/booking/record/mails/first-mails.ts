import type { MailText } from '../../../../machines/rules/mail/mail-text.ts';
import type { Database } from '../../../database/database.ts';
import type { Fact } from '../../../mail/letter.ts';
import { type NewMail, writeMails } from '../../../mail/outbox.ts';
import { currentMailTexts, mailOf } from '../../../mail/texts/event-mail.ts';
import type { PortalFacts } from '../../../shared/http/service-deps.ts';
import { NO_TIME } from '../../shared/no-time.ts';
import type { BookedCandidate } from '../candidates/booked-candidates.ts';
import { calendarAttachment, calendarEventOf, copyTitle, firstConfirmations } from './booking-mails.ts';
import { openBookingAction, summaryFact, valuesOf } from './mail-parts.ts';

type First = { sequence: number; now: Date };

/**
 * The mails of a new booking, all of them by one statement: one to each candidate who has a time and an address, since the pending
 * ones hear when they get one, and one summary of everybody to the booking person.
 */
export async function writeFirstMails(
  tx: Database,
  portal: PortalFacts,
  candidates: readonly BookedCandidate[],
  first: First,
): Promise<void> {
  const texts = await currentMailTexts(tx, ['booking.confirmed', 'booking.summary']);
  const timed = candidates.filter(({ status, candidate_email: email }) => status === 'Confirmed' && email !== '');
  const confirmations = await firstConfirmations(tx, portal, timed, { ...first, text: texts['booking.confirmed'] });
  const summary = summaryOf(portal, candidates, { ...first, text: texts['booking.summary'] });
  await writeMails(tx, [...confirmations, ...summary], first.now);
}

/** Everybody of a booking on one page, with all times as one calendar file. */
function summaryOf(
  portal: PortalFacts,
  candidates: readonly BookedCandidate[],
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

export const summaryValues = (candidates: readonly BookedCandidate[], first: BookedCandidate) => ({
  ...valuesOf(first),
  candidates: candidates.length === 1 ? '1 candidate' : `${candidates.length} candidates`,
});

/** A line for each candidate, after what they have in common. */
export const summaryFacts = (candidates: readonly BookedCandidate[]): Fact[] => [
  ['Reference', candidates[0]?.reference ?? ''],
  ...candidates.map(summaryFact),
];
