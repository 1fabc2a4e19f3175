import { expect, test } from 'vitest';
import { id, type SiteId } from '../../lib/ports.ts';
import { validateDraft } from '../booking/booking-draft.ts';
import { PO_REQUIRED } from '../booking/purchase-order.ts';
import { changeChoice, changeField, fillBlanks } from './draft-edits.ts';
import { ironbark, now, person, redgum } from './example-booking.ts';
import { fillFromPerson } from './last-booking.ts';
import { newDraft } from './new-draft.ts';

const blank = newDraft({ serviceType: 'pem', sid: null }, now);
const withMail = {
  ...redgum,
  resultEmails: ['hse@redgum.example'],
  invoiceEmail: 'pay@redgum.example',
  poRequired: true,
};
const other = { ...ironbark, resultEmails: ['hse@ironbark.example'], invoiceEmail: 'pay@ironbark.example' };

test('[companies.defaults] a chosen company fills in its addresses, and the next one its own', () => {
  const chosen = changeField(blank, { path: 'header.company', value: withMail });
  expect(chosen.header).toMatchObject({ resultEmails: ['hse@redgum.example'], invoiceEmail: 'pay@redgum.example' });
  const next = changeField(chosen, { path: 'header.company', value: other });
  expect(next.header).toMatchObject({ resultEmails: ['hse@ironbark.example'], invoiceEmail: 'pay@ironbark.example' });
  const none = changeField(next, { path: 'header.company', value: ironbark });
  expect(none.header).toMatchObject({ resultEmails: [], invoiceEmail: '' });
});

test('[companies.defaults] typed addresses stay, even an incomplete one', () => {
  const mail = changeField(blank, { path: 'header.resultEmails', value: ['me@redgum.example'] });
  const typed = changeField(mail, { path: 'header.invoiceEmail', value: 'me@redgum.example' });
  const chosen = changeField(typed, { path: 'header.company', value: withMail });
  expect(chosen.header).toMatchObject({ resultEmails: ['me@redgum.example'], invoiceEmail: 'me@redgum.example' });
  const half = changeField(blank, { path: 'header.resultEmailText', value: 'me@red' });
  expect(changeField(half, { path: 'header.company', value: withMail }).header.resultEmails).toEqual([]);
});

test('[companies.defaults] the booking person’s own company brings its addresses, once', () => {
  const filled = fillBlanks(blank, { ...person, company: withMail });
  expect(filled.header).toMatchObject({ resultEmails: ['hse@redgum.example'], invoiceEmail: 'pay@redgum.example' });
  const emptied = changeField(filled, { path: 'header.invoiceEmail', value: '' });
  expect(fillBlanks(emptied, { ...person, company: withMail }).header.invoiceEmail).toBe('');
});

const clinic = (name: string, state: string, ...serviceTypes: ('pem' | 'fit_test')[]) => ({
  id: id<SiteId>(name),
  state,
  serviceTypes,
});
const favourites = [
  clinic('karratha', 'WA', 'pem'),
  clinic('brisbane', 'QLD', 'pem', 'fit_test'),
  clinic('perth', 'WA', 'pem', 'fit_test'),
];
const withFavourites = { ...redgum, favouriteClinics: favourites };
const placeOf = (draft: typeof blank) => draft.candidates.map(({ choice }) => [choice.state, ...choice.siteIds])[0];

test('[companies.favourite-clinics] a booking starts with the favourites in the state of the first, and the next company’s replace them', () => {
  const chosen = changeField(blank, { path: 'header.company', value: withFavourites });
  expect(placeOf(chosen)).toEqual(['WA', 'karratha', 'perth']);
  const next = { ...ironbark, favouriteClinics: [clinic('brisbane', 'QLD', 'pem')] };
  expect(placeOf(changeField(chosen, { path: 'header.company', value: next }))).toEqual(['QLD', 'brisbane']);
  expect(placeOf(changeField(chosen, { path: 'header.company', value: ironbark }))).toEqual(['']);
  const fitTest = newDraft({ serviceType: 'fit_test', sid: null }, now);
  const tested = changeField(fitTest, { path: 'header.company', value: withFavourites });
  expect(placeOf(tested)).toEqual(['QLD', 'brisbane']);
});

test('[companies.favourite-clinics] clinics that a person chose stay, and favourites come before those of the last booking', () => {
  const own = changeChoice(blank, 'c1', { state: 'NSW', siteIds: [id<SiteId>('sydney')] });
  expect(placeOf(changeField(own, { path: 'header.company', value: withFavourites }))).toEqual(['NSW', 'sydney']);
  const place = { state: 'NSW', siteIds: [id<SiteId>('sydney')] };
  const last = { subsidiary: null, resultEmails: [], invoiceEmail: '', place, package: null, usualPackages: [] };
  const booker = (company: typeof redgum) => ({ ...person, company, last });
  expect(placeOf(fillFromPerson(blank, booker(withFavourites)))).toEqual(['WA', 'karratha', 'perth']);
  expect(placeOf(fillFromPerson(blank, booker(redgum)))).toEqual(['NSW', 'sydney']);
});

test('[companies.po] the company step says that a purchase order number is missing', () => {
  const chosen = changeField(blank, { path: 'header.company', value: withMail });
  expect(validateDraft(chosen, {}, now)['header.poNumber']).toBe(PO_REQUIRED);
  const given = changeField(chosen, { path: 'header.poNumber', value: 'PO-1' });
  expect(validateDraft(given, {}, now)).not.toHaveProperty('header.poNumber');
  const free = changeField(blank, { path: 'header.company', value: other });
  expect(validateDraft(free, {}, now)).not.toHaveProperty('header.poNumber');
});
