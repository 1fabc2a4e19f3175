import { type SQL, sql } from 'drizzle-orm';
import { isEmail } from '../../../../machines/rules/contact/email.ts';
import type { MailText } from '../../../../machines/rules/mail/mail-text.ts';
import type { Caller } from '../../../access/caller.ts';
import { audit } from '../../../audit/audit.ts';
import { fail } from '../../../base/errors.ts';
import type { Database } from '../../../database/database.ts';
import type { Fact } from '../../../mail/letter-parts.ts';
import { writeMail } from '../../../mail/outbox.ts';
import { fillEventText, mailOf } from '../../../mail/texts/event-mail.ts';
import { type MailEventKind, mailEvent } from '../../../mail/texts/mail-events.ts';
import type { PlaceholderName } from '../../../mail/texts/placeholders.ts';
import type { Origin } from '../../../shared/http/origin.ts';
import type { PortalFacts } from '../../../shared/http/service-deps.ts';
import { NO_TIME } from '../../shared/no-time.ts';
import { type BookedCandidate, bookingCandidates, candidateForMail } from '../candidates/booked-candidates.ts';
import { summaryFacts, summaryValues } from '../mails/first-mails.ts';
import { factsOf, howToChange, valuesOf } from '../mails/mail-parts.ts';
import { requireRightText } from './mail-texts.ts';

export interface PreviewInput {
  readonly kind: MailEventKind;
  readonly text: MailText;
  /** Of the booking to preview it on; the last one without it. */
  readonly reference: string | undefined;
  readonly now: Date;
}

/** Sample values that no booking has: words that are typed, chosen or given at the event. */
const SAMPLES: Partial<Record<PlaceholderName, string>> = {
  reason: 'The candidate found other work.',
  message: 'I work that day. Could it be a morning later in the week?',
  files: '2 files',
  these_files: 'these 2 files',
  password: '482913',
  changed_at: 'Mon 23/11/2026 09:00',
  switched: 'turned on',
  signed_in_at: '23/11/2026 09:00 (Perth)',
  device: 'Firefox on Windows',
  address: '203.0.113.7',
  bookings: '3 bookings',
  deed: 'cancelled',
  wait: 'The change was confirmed on a device that you had registered.',
};

const ACTIONS: Partial<Record<MailEventKind, string>> = {
  'booking.confirmed': 'See your appointment',
  'booking.arranging': 'See your appointment',
  'booking.rescheduled': 'See your appointment',
  'booking.moved': 'See your appointment',
  'bookings.changed': 'Open the bookings',
  'results.ready': 'Open the files',
  'results.reminder': 'Open the files',
  'account.invited': 'Choose password',
  'account.password-forgotten': 'Reset password',
  'account.password-changed': 'Reset password',
  'account.email-changed': 'Open My Account',
  'account.new-device': 'Open My Account',
  'account.second-factor': 'Open My Account',
  'account.passkey': 'Open My Account',
  'account.monday-digest': 'Open the portal',
};

const actionOf = (kind: MailEventKind): string | null =>
  ACTIONS[kind] ??
  (/^question\.|\.(?:copy|summary)$|change-asked|candidate\.moved/.test(kind) || kind === 'consult-file.withdrawn'
    ? 'Open the booking'
    : null);

/**
 * A text with a real booking's values.
 * @throws ServiceError 422 for a wrong text, 404 where there is no such booking
 */
export async function previewMail(db: Database, caller: Caller, portal: PortalFacts, input: PreviewInput) {
  const { kind, text } = input;
  requireRightText(kind, text);
  const isOfAccount = kind.startsWith('account.');
  const candidate = isOfAccount ? null : await exampleBooking(db, input);
  const holder = { name: caller.name, username: caller.name, by: caller.name };
  const values = {
    ...SAMPLES,
    ...holder,
    ...(candidate ? { ...valuesOf(candidate), how_to_change: howToChange(candidate, input.now) } : {}),
  };
  if (kind === 'booking.summary' && candidate) {
    const candidates = await bookingCandidates(db, candidate.booking_id);
    const summary = { values: { ...values, ...summaryValues(candidates, candidate) }, facts: summaryFacts(candidates) };
    return { about: candidate.reference, ...summary, action: actionOf(kind), from: portal };
  }
  const facts: readonly Fact[] = candidate && hasFacts(kind) ? factsOf(candidate) : [];
  return { about: candidate?.reference ?? null, values, facts, action: actionOf(kind), from: portal };
}

/** A preview as an answer of the service. */
export async function shownPreview(db: Database, caller: Caller, portal: PortalFacts, input: PreviewInput) {
  const { about, facts, action, ...parts } = await previewMail(db, caller, portal, input);
  return {
    about,
    action,
    colour: portal.mailLook.colour,
    from: portal.providerName,
    ...fillEventText(input.text, parts),
    facts: facts.map(([name, value]) => ({ name, value })),
  };
}

const hasFacts = (kind: MailEventKind) => kind !== 'consult-file.withdrawn';

/** Mails with a time are shown on a booking that has one. */
async function exampleBooking(db: Database, { kind, reference }: PreviewInput): Promise<BookedCandidate> {
  const needsTime = mailEvent(kind).placeholders.some(({ name }) => name === 'when');
  const time = needsTime ? sql`c.appointment_time <> ${NO_TIME}::timestamptz` : sql`true`;
  const found = (source: SQL) =>
    db.execute<{ id: string }>(
      sql`select c.id from ${source} and ${time} order by c.created_at desc, c.id desc limit 1`,
    );
  const { rows } = await (reference
    ? found(
        sql`booking.bookings b join booking.candidates c on c.booking_id = b.id where b.reference = ${reference.trim().toUpperCase()}`,
      )
    : found(sql`booking.candidates c where true`));
  const [row] = rows;
  const what = needsTime ? 'booking with a time' : 'booking';
  if (!row)
    fail('NOT_FOUND', reference ? `No ${what} has this reference.` : `There is no ${what} yet.`, {
      field: 'reference',
    });
  return candidateForMail(db, row.id);
}

/** Sends a text to its author, marked as a test. @returns the address */
export async function sendTestMail(
  db: Database,
  caller: Caller,
  portal: PortalFacts,
  input: PreviewInput & Origin,
): Promise<string> {
  const { kind, text, now, address } = input;
  const { about, action, ...parts } = await previewMail(db, caller, portal, input);
  const { rows } = await db.execute<{ email: string }>(sql`
    select email from auth.accounts where id = ${caller.accountId}::uuid`);
  const to = rows[0]?.email ?? '';
  if (!isEmail(to)) fail('NO_EMAIL', 'Your account has no email address.');
  const mail = mailOf(text, { ...parts, ...(action && { action: { label: action, href: portal.publicUrl } }) });
  await db.transaction(async (tx) => {
    const entity = { entity: 'account', entityId: caller.accountId, orgId: caller.orgId };
    await writeMail(tx, { ...entity, ...mail, kind: 'mail-text.tested', to, subject: `Test: ${mail.subject}` }, now);
    await audit(tx, caller, {
      action: 'mail-text.tested',
      entity: 'mail_text',
      entityId: kind,
      after: { booking: about },
      address,
      at: now,
    });
  });
  return to;
}
