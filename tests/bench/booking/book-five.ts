import { defined } from '../../../machines/lib/assert-defined.ts';
import type { BookingDraft, CandidateDraft, CandidateIndex, Hold } from '../../../machines/lib/booking.types.ts';
import { type DraftId, id, type OrgId, type PackageId } from '../../../machines/lib/ports.ts';
import { toBookingInput } from '../../../web/new-booking/booking-input.ts';
import {
  BookablePackagesDocument,
  BookingPersonDocument,
  CreateBookingDocument,
  CreateDraftDocument,
  SaveDraftDocument,
  UnfinishedDocument,
} from '../../../web/new-booking/wizard.documents.ts';
import { BookableClinicsDocument, BookableLocationsDocument } from '../../../web/slots/slots.documents.ts';
import { type CallLog, clientOf } from './booking-client.ts';
import type { Booker } from './crowd.ts';
import { freeTimes, holdOne, holdTogether } from './hold-times.ts';

const PEOPLE = ['Ana Silva', 'Ben Okafor', 'Cai Lin', 'Dee Novak', 'Eli Ward'] as const;

/** The way of holding the five times: all by one call, or each by its own. */
export type Way = 'together' | 'one by one';

/**
 * The calls of a page on which a person pastes five candidates, gives them a package and their times, and books. Each
 * change that is followed by a pause is a save; held times are saved once, after the last. Times that another booker
 * got first are chosen again.
 */
export async function bookFive(url: string, booker: Booker, log: CallLog, way: Way): Promise<string> {
  const ask = clientOf(url, booker.token, log);
  const { accountId, orgId, packageId } = booker;
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
  await ask(CreateDraftDocument, {
    serviceType: 'pem',
    sid: null,
    body: { ...draft },
    draftId,
    writer,
    sequence,
  });
  await ask(UnfinishedDocument, { serviceType: 'pem' });
  const { header } = draft;
  await save({ header: { ...header, resultEmails: ['results@bench.example'] } });
  await save({ header: { ...draft.header, invoiceEmail: 'accounts@bench.example' } });
  await save({ step: 'candidates', candidates: PEOPLE.map(person), current: 'c0' });
  await ask(BookablePackagesDocument, { org: orgId, serviceType: 'pem', sid: null, search: '', limit: 1000 });
  const medical = { id: id<PackageId>(packageId), name: 'Hearing test', minutes: 15 };
  await save({ step: 'package', candidates: draft.candidates.map((each) => ({ ...each, package: medical })) });
  await ask(BookableLocationsDocument, { serviceType: 'pem' });
  await ask(BookableClinicsDocument, { state: 'WA', serviceType: 'pem', limit: 1000 });
  draft = { ...draft, step: 'time' };
  const times = { ask, booker, draftId, log };
  const holds: Record<string, Hold> = {};
  if (way === 'together') {
    await freeTimes(times);
    for (const [at, hold] of (await holdTogether(times, PEOPLE.length)).entries()) {
      holds[defined(draft.candidates[at]).key] = hold;
    }
    await freeTimes(times);
  } else {
    let free = await freeTimes(times);
    for (const { key, index } of draft.candidates) {
      const hold = await holdOne(times, index, free);
      holds[key] = hold;
      free = await freeTimes(times);
    }
  }
  await save({ candidates: draft.candidates.map((each) => ({ ...each, pick: defined(holds[each.key]).slot })) });
  await save({ step: 'review', policyAccepted: true });
  await save({});
  const idempotencyKey = `draft-${draftId}`;
  const input = toBookingInput({ draftId: id<DraftId>(draftId), idempotencyKey, draft, holds });
  const { createBooking } = await ask(CreateBookingDocument, { input, idempotencyKey });
  if (createBooking.candidates.length !== PEOPLE.length) throw new Error('All five are booked, or none.');
  return createBooking.reference;
}

const emptyDraft = ({ orgId, companyName }: Booker): BookingDraft => ({
  serviceType: 'pem',
  sid: null,
  step: 'company',
  current: 'c0',
  header: {
    company: { id: id<OrgId>(orgId), name: companyName, fitTest: false },
    subsidiary: null,
    resultEmails: [],
    resultEmailText: '',
    invoiceEmail: '',
    contactName: 'Daniel Kerr',
    contactPhone: '08 5550 1421',
    contactEmail: 'daniel.kerr@bench.example',
    poNumber: '',
    project: '',
    projectIdentification: '',
    paperworkIds: [],
    comment: '',
  },
  candidates: [],
  unchosen: {},
  touched: {},
  policyAccepted: false,
});

const person = (name: string, at: number): CandidateDraft => ({
  key: `c${at}`,
  index: at as CandidateIndex,
  name,
  dob: `199${at}-03-14`,
  gender: 'Female',
  phone: `0487 987 98${at}`,
  email: `${at}@home.example`,
  position: { id: null, name: 'Rigger' },
  note: '',
  package: null,
  orderId: null,
  choice: {
    mode: 'time',
    state: 'WA',
    fromDate: '',
    toDate: '',
    all: false,
    siteIds: [],
    gapless: true,
    site: null,
    time: '',
  },
  pick: null,
});
