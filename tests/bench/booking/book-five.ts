import { defined } from '../../../machines/lib/assert-defined.ts';
import type {
  BookingDraft,
  CandidateDraft,
  CandidateIndex,
  Hold,
  Slot,
  WizardStep,
} from '../../../machines/lib/booking.types.ts';
import {
  type DraftId,
  epochMs,
  id,
  type OrgId,
  type PackageId,
  type ReserveId,
  type SiteId,
} from '../../../machines/lib/ports.ts';
import { toBookingInput } from '../../../web/new-booking/booking-input.ts';
import {
  BookablePackagesDocument,
  BookingPersonDocument,
  CreateBookingDocument,
  CreateDraftDocument,
  SaveDraftDocument,
  UnfinishedDocument,
} from '../../../web/new-booking/wizard.documents.ts';
import {
  BookableClinicsDocument,
  BookableLocationsDocument,
  ReserveSlotDocument,
  TimeSlotsDocument,
} from '../../../web/slots/slots.documents.ts';
import { type CallLog, clientOf, Refused } from './booking-client.ts';
import type { Booker } from './crowd.ts';

const PEOPLE = ['Ana Silva', 'Ben Okafor', 'Cai Lin', 'Dee Novak', 'Eli Ward'] as const;
const ZONE = 'Australia/Perth';

/**
 * The calls of a page on which somebody pastes five candidates, gives them a package and a time each, and books:
 * as tests/journeys/book-five.test.ts does it. Times that somebody else got first are chosen anew.
 */
export async function bookFive(url: string, booker: Booker, log: CallLog): Promise<string> {
  const ask = clientOf(url, booker.token, log);
  const { accountId, orgId, siteId, siteName, packageId } = booker;
  const [draftId, writer] = [crypto.randomUUID(), crypto.randomUUID()];
  await ask(BookingPersonDocument, { accountId, serviceType: 'pem' });
  let draft = emptyDraft(booker);
  let [revision, sequence] = [1, 1];
  const save = async (change: Partial<BookingDraft>) => {
    draft = { ...draft, ...change };
    sequence += 1;
    const body = { ...draft };
    revision = (await ask(SaveDraftDocument, { draftId, revision, body, writer, sequence })).saveDraft.revision;
  };
  const step = (name: WizardStep) => save({ step: name });
  await ask(CreateDraftDocument, {
    ...{ serviceType: 'pem', sid: null, body: { ...draft }, draftId, writer, sequence },
  });
  await ask(UnfinishedDocument, { serviceType: 'pem' });
  const { header } = draft;
  await save({ header: { ...header, resultEmails: ['results@bench.example'] } });
  await save({ header: { ...draft.header, invoiceEmail: 'accounts@bench.example' } });
  await step('candidates');
  await save({ candidates: PEOPLE.map(person), current: 'c0' });
  await step('package');
  await ask(BookablePackagesDocument, { org: orgId, serviceType: 'pem', sid: null, search: '', limit: 1000 });
  const medical = { id: id<PackageId>(packageId), name: 'Hearing test', minutes: 15 };
  await save({ candidates: draft.candidates.map((each) => ({ ...each, package: medical })) });
  await step('time');
  await ask(BookableLocationsDocument, { serviceType: 'pem' });
  await ask(BookableClinicsDocument, { state: 'WA', serviceType: 'pem', limit: 1000 });
  await save({ candidates: draft.candidates });
  const window = nextWeek();
  const times = async () => {
    const variables = { packageId, siteIds: [siteId], ...window, timeZone: ZONE, candidateId: null, optimize: true };
    const { timeSlots } = await ask(TimeSlotsDocument, variables);
    return timeSlots.flatMap(({ days }) => days.flatMap((day) => day.times));
  };
  let free = await times();
  const holds: Record<string, Hold> = {};
  for (const { key, index } of draft.candidates) {
    const hold = await holdOne(index);
    holds[key] = hold;
    free = await times();
    await save({
      candidates: draft.candidates.map((each) => (each.key === key ? { ...each, pick: hold.slot } : each)),
    });
    const next = draft.candidates[index + 1];
    if (next) await save({ current: next.key });
  }
  await step('review');
  await save({ policyAccepted: true });
  const idempotencyKey = `draft-${draftId}`;
  const input = toBookingInput({ draftId: id<DraftId>(draftId), idempotencyKey, draft, holds });
  const { createBooking } = await ask(CreateBookingDocument, { input, idempotencyKey });
  if (createBooking.candidates.length !== PEOPLE.length) throw new Error('All five are booked, or none.');
  return createBooking.reference;

  async function holdOne(candidateIndex: CandidateIndex): Promise<Hold> {
    for (;;) {
      const { startsAt, calendarIds } = defined(free[Math.floor(Math.random() * free.length)]);
      const asked = { siteId, packageId, calendarIds: [...calendarIds], startsAt };
      try {
        const { reserveSlot } = await ask(ReserveSlotDocument, {
          slot: asked,
          draftId,
          candidateIndex,
          replaces: null,
        });
        const slot: Slot = { ...asked, siteId: id<SiteId>(siteId), siteName, timeZone: ZONE, bookingFree: false };
        const { reserveId, endsAt, expiresAt } = reserveSlot;
        return {
          ...{ reserveId: id<ReserveId>(reserveId), slot, packageId: id<PackageId>(packageId), endsAt },
          expiresAt: epochMs(Date.parse(expiresAt)),
        };
      } catch (error) {
        if (!(error instanceof Refused && error.code === 'SLOT_TAKEN')) throw error;
        log.refused(error.code);
        free = await times();
      }
    }
  }
}

/** Not today, so that a figure does not depend on the hour it is taken. */
function nextWeek() {
  const now = Temporal.Now.zonedDateTimeISO('UTC').startOfDay();
  return { from: now.add({ days: 2 }).toInstant().toString(), to: now.add({ days: 9 }).toInstant().toString() };
}

const emptyDraft = ({ orgId, companyName }: Booker): BookingDraft => ({
  ...{ serviceType: 'pem', sid: null, step: 'company', current: 'c0' },
  header: {
    ...{ company: { id: id<OrgId>(orgId), name: companyName, fitTest: false }, subsidiary: null },
    ...{ resultEmails: [], resultEmailText: '', invoiceEmail: '' },
    ...{ contactName: 'Daniel Kerr', contactPhone: '08 5550 1421', contactEmail: 'daniel.kerr@bench.example' },
    ...{ poNumber: '', project: '', projectIdentification: '', paperworkIds: [], comment: '' },
  },
  candidates: [],
  ...{ unchosen: {}, touched: {}, policyAccepted: false },
});

const person = (name: string, at: number): CandidateDraft => ({
  ...{ key: `c${at}`, index: at as CandidateIndex, name, dob: `199${at}-03-14`, gender: 'Female' },
  ...{ phone: `0487 987 98${at}`, email: `${at}@home.example`, position: { id: null, name: 'Rigger' }, note: '' },
  package: null,
  choice: {
    ...{ mode: 'time', state: 'WA', fromDate: '', toDate: '', all: false, siteIds: [], gapless: true },
    ...{ site: null, time: '' },
  },
  pick: null,
});
