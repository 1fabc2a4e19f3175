import { sql } from 'drizzle-orm';
import { isEmail } from '../../../../machines/rules/contact/email.ts';
import type { Database } from '../../../database/database.ts';
import type { Fact } from '../../../mail/letter-parts.ts';
import { writeMail } from '../../../mail/outbox.ts';
import { currentMailText, mailOf } from '../../../mail/texts/event-mail.ts';
import { type BookedCandidate, candidatesForMail } from '../../record/candidates/booked-candidates.ts';
import { copyCalendar } from '../../record/mails/booking-mails.ts';
import { whenOf } from '../../record/mails/mail-parts.ts';
import { NO_TIME } from '../../shared/no-time.ts';
import type { BulkRun } from './bulk-actions.ts';
import type { BulkAction } from './bulk-changes.tables.ts';

/** A PO number is not mailed about. */
const DEEDS: Readonly<Record<BulkAction, string | null>> = {
  cancel: 'cancelled',
  resend: 'confirmed once more',
  po: null,
  move: 'moved',
};

type Summary = Pick<BulkRun, 'caller' | 'mover' | 'notes' | 'sendAfter'>;

/** One mail to each booking person about all of theirs. @returns the mails' ids */
export async function writeSummaries(
  tx: Database,
  { caller, mover, notes, sendAfter }: Summary,
  action: BulkAction,
  before: readonly BookedCandidate[],
): Promise<string[]> {
  const deed = DEEDS[action];
  if (deed === null || before.length === 0) return [];
  const text = await currentMailText(tx, 'bookings.changed');
  const now = new Map(
    (
      await candidatesForMail(
        tx,
        before.map(({ candidate_id }) => candidate_id),
      )
    ).map((one) => [one.candidate_id, one]),
  );
  const ids: string[] = [];
  for (const [to, theirs] of Map.groupBy(before, ({ contact_email }) => contact_email.toLowerCase())) {
    const [first] = theirs;
    if (!first || !isEmail(to)) continue;
    const bookings = theirs.length === 1 ? '1 booking' : `${theirs.length} bookings`;
    const mail = mailOf(text, {
      values: { contact: first.contact_name, by: caller.name, reason: notes, bookings, deed },
      facts: theirs.map((one) => factOf(one, action === 'move' ? (now.get(one.candidate_id) ?? one) : one)),
      action: { label: 'Open the bookings', href: `${mover.portal.publicUrl}/pem-bookings` },
      from: mover.portal,
    });
    const about = { kind: 'bookings.changed', entity: 'candidate', entityId: first.candidate_id, orgId: first.org_id };
    const present = theirs.map((one) => now.get(one.candidate_id) ?? one);
    const isCancelled = action === 'cancel';
    const calendar = await copyCalendar(tx, mover.portal, present, { madeAt: mover.now, isCancelled });
    ids.push(await writeMail(tx, { ...about, to: first.contact_email, ...mail, ...calendar, sendAfter }, mover.now));
  }
  return ids;
}

/** A person with the time that it is about; of a move both. */
function factOf(before: BookedCandidate, now: BookedCandidate): Fact {
  const when = (one: BookedCandidate) =>
    one.appointment_time === NO_TIME ? 'no time yet' : `${whenOf(one)}, ${one.site_name ?? ''}`;
  const times = before === now ? when(before) : `${when(before)} → ${when(now)}`;
  return [before.candidate_name, `${before.reference}: ${times}`];
}

/** Takes mails back that were not tried yet. @returns how many */
export async function withdrawMails(tx: Database, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { rows } = await tx.execute(sql`
    delete from mail.outbox where id = any (${`{${ids.join(',')}}`}::uuid[]) and state = 'waiting' and tries = 0
    returning id`);
  return rows.length;
}
