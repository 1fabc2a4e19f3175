import type {
  BookingDraft,
  BookingHeader,
  BookingPerson,
  CandidateDraft,
  ChosenPackage,
  Hold,
  Slot,
} from '../../lib/booking.types.ts';
import {
  type AccountId,
  epochMs,
  id,
  type OrgId,
  type PackageId,
  type ReserveId,
  type SiteId,
} from '../../lib/ports.ts';
import type { VisitId } from './client-draft-id.ts';
import { addCandidate, editCandidate } from './draft-edits.ts';
import { newDraft } from './new-draft.ts';

/** A booking that is right in every field, for tests to change one thing of. Friday 20/11/2026, 08:00 in Perth. */
export const now = epochMs(Date.parse('2026-11-20T00:00:00Z'));
export const visitId = id<VisitId>('01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a');
export const minutesOn = (count: number) => epochMs(now + count * 60_000);

export const medical: ChosenPackage = { id: id<PackageId>('medical'), name: 'PEM – Heavy Vehicle', minutes: 75 };
export const redgum = { id: id<OrgId>('redgum'), name: 'Redgum Mining' };
export const ironbark = { id: id<OrgId>('ironbark'), name: 'Ironbark Rail' };
export const perth = { siteId: id<SiteId>('perth'), siteName: 'Perth – Hay Street', timeZone: 'Australia/Perth' };

/** Tuesday 24/11/2026 at this hour UTC. */
export const slotAt = (hour: string): Slot => ({
  ...perth,
  startsAt: `2026-11-24T${hour}:00Z`,
  calendarIds: [7],
  bookingFree: false,
});

export const holdOf = (reserveId: string, slot: Slot, expiresAt = minutesOn(10)): Hold => ({
  reserveId: id<ReserveId>(reserveId),
  packageId: medical.id,
  slot,
  endsAt: new Date(Date.parse(slot.startsAt) + medical.minutes * 60_000).toISOString(),
  expiresAt,
});

export const person: BookingPerson = {
  accountId: id<AccountId>('priya'),
  company: redgum,
  contactName: 'Priya Raman',
  contactPhone: '08 9450 9876',
  contactEmail: 'priya@redgum.com.au',
};

export const header: Partial<BookingHeader> = {
  company: redgum,
  resultEmails: ['results@redgum.com.au'],
  invoiceEmail: 'accounts@redgum.com.au',
  contactName: person.contactName,
  contactPhone: person.contactPhone,
  contactEmail: person.contactEmail,
};

export const worker: Partial<CandidateDraft> = {
  name: 'Liam O’Connor',
  dob: '1990-02-28',
  gender: 'Male',
  phone: '0487 987 987',
  email: 'liam@home.com.au',
  position: { id: null, name: 'Driller' },
};

/** One candidate with person and package, looking for times in Perth; `people` adds as many alike. */
export function exampleDraft(people = 1, candidate: Partial<CandidateDraft> = {}): BookingDraft {
  let draft: BookingDraft = newDraft({ serviceType: 'pem', sid: null }, now);
  draft = { ...draft, header: { ...draft.header, ...header } };
  for (let count = 1; count < people; count += 1) draft = addCandidate(draft, epochMs(now + count));
  for (const { key, choice } of draft.candidates) {
    const search = { ...choice, state: 'WA', siteIds: [perth.siteId] };
    draft = editCandidate(draft, key, { ...worker, package: medical, choice: search, ...candidate });
  }
  return { ...draft, current: draft.candidates[0]?.key ?? '' };
}
