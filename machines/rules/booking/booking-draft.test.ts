import { expect, test } from 'vitest';
import type { BookingDraft, CandidateDraft, Hold, Slot, TimeChoice } from '../../lib/booking.types.ts';
import { epochMs, id, type OrgId, type PackageId, type ReserveId, type SiteId } from '../../lib/ports.ts';
import { BIRTH_AGE, BIRTH_PASSED } from '../calendar/birth-date.ts';
import { NO_SUCH_DAY } from '../calendar/typed-day.ts';
import { newDraft } from '../drafts/new-draft.ts';
import { isHoldGood, validateDraft } from './booking-draft.ts';
import { CHOOSE_FOR_ALL, CHOOSE_ONE, RESERVE_FIRST } from './timeslot-choice.ts';

const now = epochMs(Date.parse('2026-11-20T17:00:00Z')); // 21/11/2026, 01:00 in Perth
const medical = { id: id<PackageId>('medical'), name: 'PEM', minutes: 30 };
const perth = { siteId: id<SiteId>('perth'), siteName: 'Perth', timeZone: 'Australia/Perth' };
const slot: Slot = { ...perth, startsAt: '2026-11-24T01:00:00Z', calendarIds: [7], bookingFree: false };
const hold: Hold = {
  reserveId: id<ReserveId>('r1'),
  packageId: medical.id,
  slot,
  endsAt: '2026-11-24T01:30:00Z',
  expiresAt: epochMs(now + 600_000),
};
const required = 'This field is required.';

const header = {
  company: { id: id<OrgId>('redgum'), name: 'Redgum Mining' },
  resultEmails: ['results@redgum.com.au'],
  resultEmailText: '',
  invoiceEmail: 'accounts@redgum.com.au',
  contactName: 'Priya Raman',
  contactPhone: '08 9450 9876',
  contactEmail: 'priya@redgum.com.au',
};
const person = {
  name: 'Liam O’Connor',
  dob: '1990-02-28',
  gender: 'Male',
  phone: '0487 987 987',
  email: 'liam@home.com.au',
  position: { id: null, name: 'Driller' },
  package: medical,
  pick: slot,
};

/** A booking that is right, but for what a test changes. */
function draftWith(
  candidate: Partial<CandidateDraft> = {},
  choice: Partial<TimeChoice> = {},
  head: Partial<BookingDraft['header']> = {},
): BookingDraft {
  const blank = newDraft({ serviceType: 'pem', sid: null }, now);
  const candidates = blank.candidates.map((one) => ({
    ...one,
    ...person,
    choice: { ...one.choice, state: 'WA', siteIds: [perth.siteId], ...choice },
    ...candidate,
  }));
  return { ...blank, header: { ...blank.header, ...header, ...head }, candidates, policyAccepted: true };
}

test('a booking with everything in place has no errors', () => {
  expect(validateDraft(draftWith(), { c1: hold }, now)).toEqual({});
});

test('[valid.required] a blank draft names every field that is needed, at its path', () => {
  expect(validateDraft(newDraft({ serviceType: 'pem', sid: null }, now), {}, now)).toEqual({
    'header.company': required,
    'header.resultEmails': required,
    'header.invoiceEmail': required,
    'header.contactName': required,
    'header.contactPhone': required,
    'header.contactEmail': required,
    'candidates.c1.name': required,
    'candidates.c1.dob': required,
    'candidates.c1.gender': required,
    'candidates.c1.phone': required,
    'candidates.c1.email': required,
    'candidates.c1.position': required,
    'candidates.c1.package': required,
    'candidates.c1.choice.state': required,
    'candidates.c1.choice.siteIds': CHOOSE_FOR_ALL,
    policyAccepted: 'You must accept our policy.',
  });
});

test.each([
  [
    'header.resultEmails',
    { resultEmails: ['a@b.com.au', 'A@b.com.au'] },
    /^There is duplicate email\(s\) in your input\.$/,
  ],
  ['header.invoiceEmail', { invoiceEmail: 'accounts@' }, /^Must be email format\. Eg\. /],
  ['header.contactPhone', { contactPhone: '12' }, /^Must be an Australian phone number/],
])('%s is checked by its own rule', (path, head, message) => {
  const errors = validateDraft(draftWith({}, {}, head), { c1: hold }, now);
  expect(errors).toEqual({ [path]: expect.stringMatching(message) });
});

test('[typing.birth-date] a date of birth lies before today in Perth, 14 to 99 years ago, and is a day', () => {
  const at = (dob: string) => validateDraft(draftWith({ dob }), { c1: hold }, now)['candidates.c1.dob'];
  expect(
    ['2012-11-21', '2012-11-22', '2026-11-20', '2026-11-21', '1990-02-31', '31/02/1990', '0091-03-14', ''].map(at),
  ).toEqual([undefined, BIRTH_AGE, BIRTH_AGE, BIRTH_PASSED, NO_SUCH_DAY, NO_SUCH_DAY, BIRTH_AGE, required]);
});

test('[slots.required] an incomplete choice of time has its error at the clinics or at the time', () => {
  const lacks = (choice: Partial<TimeChoice>, pick: Slot | null = null) =>
    validateDraft(draftWith({ pick }, choice), {}, now);
  expect(lacks({ siteIds: [] })).toEqual({ 'candidates.c1.choice.siteIds': CHOOSE_FOR_ALL });
  expect(lacks({ all: true, siteIds: [] })).toEqual({ 'candidates.c1.hold': CHOOSE_FOR_ALL });
  expect(lacks({})).toEqual({ 'candidates.c1.hold': CHOOSE_ONE });
  expect(lacks({}, slot)).toEqual({ 'candidates.c1.hold': RESERVE_FIRST });
});

test('a hold counts while it fits the package, has not run out and lies ahead', () => {
  const [candidate] = draftWith().candidates;
  if (!candidate) throw new Error('A draft has a candidate.');
  const isGood = (other: Partial<Hold>, at = now) => isHoldGood({ ...hold, ...other }, candidate, at);
  expect(isGood({})).toBe(true);
  expect(isGood({ packageId: id('other') })).toBe(false);
  expect(isGood({}, epochMs(now + 600_000))).toBe(false);
  expect(isGood({ expiresAt: null }, epochMs(now + 600_000))).toBe(true);
  expect(isGood({ expiresAt: null }, epochMs(Date.parse(slot.startsAt)))).toBe(false);
  expect(isHoldGood(undefined, candidate, now)).toBe(false);
});

test('[wizard.when] without a held time, a preferred clinic and range will do', () => {
  const site = { id: perth.siteId, name: 'Perth', timeZone: 'Australia/Perth' };
  const range = { mode: 'range', site, fromDate: '2026-11-21', toDate: '2026-12-21' } as const;
  const at = (choice: Partial<TimeChoice>) =>
    validateDraft(draftWith({ pick: null }, { ...range, ...choice }), {}, now);
  expect(at({})).toEqual({});
  expect(at({ site: null })).toEqual({ 'candidates.c1.choice.site': required });
  expect(at({ fromDate: '2026-11-20', toDate: '2026-12-01' })).toEqual({
    'candidates.c1.choice.fromDate': 'This date has passed.',
  });
});

test('[valid.range] the range has its order and its length', () => {
  const site = { id: perth.siteId, name: 'Perth', timeZone: 'Australia/Perth' };
  const at = (fromDate: string, toDate: string, mode: 'time' | 'range') =>
    validateDraft(draftWith({ pick: null }, { mode, site, fromDate, toDate }), {}, now)['candidates.c1.choice.toDate'];
  expect(at('2026-12-02', '2026-12-01', 'range')).toBe('Preferred to date should not be before than from date');
  expect(at('2026-12-01', '2027-01-01', 'range')).toBe('Selected range should not be more than 30 days');
  expect(at('2026-12-01', '2027-01-01', 'time')).toBe('Selected range should not be more than 30 days');
});
