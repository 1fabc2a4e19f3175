import { uuidv7 } from 'uuidv7';
import { defined } from '../../../../machines/lib/assert-defined.ts';
import { missingDetails } from '../../../../machines/rules/booking/fill-in.ts';
import { DEFAULT_TIME_ZONE } from '../../../../machines/rules/calendar/dates.ts';
import { type Caller, orgScope } from '../../../access/caller.ts';
import { chainedEntry } from '../../../audit/audit.ts';
import { fail } from '../../../base/errors.ts';
import type { Database } from '../../../database/database.ts';
import type { PortalFacts } from '../../../shared/http/service-deps.ts';
import { refuseSent } from '../../drafts/drafts/sent-booking.ts';
import { bookOrders } from '../../orders/make-from-order.ts';
import { candidatesFillIn } from '../../record/mails/reminder-settings.ts';
import { writeWebhookEvents } from '../../record/webhook-events.ts';
import type { NewBooking } from '../../shared/booking.contract.ts';
import { type CandidateChange, candidatesChanged, type SlotChange, waitingChanged } from '../../shared/changes.ts';
import { claimOf, firstAnswer, refuseUsedKey } from '../../shared/idempotency.ts';
import { appointmentsOf } from '../change/appointments.ts';
import { bookingFaults, detailsOf } from '../change/booking-rules.ts';
import { findFacts } from './booking-facts.ts';
import { bookingRow, candidateRows, createdCandidate } from './booking-rows.ts';
import { claimAndLock } from './claim-and-lock.ts';
import { firstSmsAt } from './first-sms.ts';
import { firstMailsOf, mailedCandidates } from './mailed-candidates.ts';
import { writeBooking } from './write-booking.ts';

export interface Created {
  /** JSON text of the answer. */
  readonly answer: string;
  readonly changes: readonly (SlotChange | CandidateChange)[];
}

/**
 * Books all candidates or none, in one transaction: holds become bookings, candidates, audit and the closed draft are
 * written together. It is three statements: key and locks, facts, and everything that is written. The idempotency row is its
 * first write, so a second call with the same key waits for the first and then answers the same; a refused call leaves no trace of
 * its key.
 */
export async function createBooking(
  db: Database,
  caller: Caller,
  {
    key,
    org,
    body,
    now,
    address,
    portal,
  }: {
    key: string;
    org: string | undefined;
    body: NewBooking;
    now: Date;
    address?: string | undefined;
    portal: PortalFacts;
  },
): Promise<Created> {
  const orgId = orgScope(caller, body.header.org_id);
  if (org !== undefined && org !== orgId) fail('INVALID', '`org` is not the company of the booking.', { field: 'org' });
  return db.transaction(async (tx) => {
    const claim = claimOf(caller.accountId, key, body, now);
    if (!(await claimAndLock(tx, claim, body))) {
      const first = await firstAnswer(tx, claim);
      return first.isSame ? { answer: first.answer, changes: [] } : refuseReused(tx, caller.accountId, body, now);
    }
    await refuseFaults(tx, portal, body, now);
    const facts = await findFacts(tx, caller.accountId, body, now);
    const appointments = appointmentsOf(body, facts, now);
    const made = { bookingId: uuidv7(), caller, facts, now };
    const rows = candidateRows(body, appointments, made);
    const candidateIds = rows.map(({ id }) => id);
    const answer = JSON.stringify({
      booking_id: made.bookingId,
      reference: facts.reference,
      candidates: rows.map((row, index) => {
        const candidate = defined(body.candidates[index]);
        const smsAt = firstSmsAt(candidate, appointments[index], { portal, isWanted: facts.sms_when_booked, now });
        return createdCandidate(row.id, index, appointments[index], smsAt);
      }),
    });
    const after = {
      reference: facts.reference,
      candidates: rows.map(({ candidateName, status }, index) => {
        const overPlan = appointments[index]?.hold?.over_plan;
        return { candidate_name: candidateName, status, ...(overPlan && { over_plan: overPlan }) };
      }),
    };
    const ordered = orderedCandidates(body, candidateIds);
    const { bookingId } = made;
    const event = { action: 'booking.created', entity: 'booking', entityId: bookingId, bookingId, after, address };
    await writeBooking(tx, {
      ...chainedEntry(caller, { ...event, at: now }),
      ...firstMailsOf(portal, mailedCandidates(rows, body, appointments, facts), { facts, now }),
      companyId: orgId,
      booking: bookingRow(body, made),
      candidates: rows,
      appointments,
      draftId: body.draft_id ?? null,
      key,
      answer,
    });
    if (ordered.length > 0) await bookOrders(tx, orgId, ordered);
    if (facts.has_webhook) await writeWebhookEvents(tx, 'booking.booked', candidateIds, { now });
    const changes = [
      ...appointments.flatMap(({ hold }) => (hold ? [{ site_id: hold.clinic_id, day: hold.day }] : [])),
      ...waitingChanged(...rows.map(({ preferredSiteId }) => preferredSiteId)),
      ...candidatesChanged(...candidateIds),
    ];
    return { answer, changes };
  });
}

const orderedCandidates = ({ candidates }: NewBooking, candidateIds: readonly string[]) =>
  candidates.flatMap(({ order_id: orderId }, index) =>
    orderId ? [{ orderId, candidateId: defined(candidateIds[index]), index }] : [],
  );

/** Another body under a key that was used: where it is of a draft, another tab or device sent that before. */
async function refuseReused(tx: Database, accountId: string, body: NewBooking, now: Date): Promise<never> {
  const { draft } = await findFacts(tx, accountId, body, now);
  if (draft?.sent) refuseSent(draft.sent);
  return refuseUsedKey();
}

async function refuseFaults(tx: Database, portal: PortalFacts, body: NewBooking, now: Date): Promise<void> {
  const isOpen = body.candidates.some((candidate) => missingDetails(detailsOf(candidate)).length > 0);
  const fillsIn = isOpen && (await candidatesFillIn(tx, portal, body.header.org_id));
  const faults = bookingFaults(body, { now, timeZone: DEFAULT_TIME_ZONE, fillsIn });
  const [first] = faults;
  if (first) fail('INVALID', first[1], { field: first[0], details: { fields: Object.fromEntries(faults) } });
}
