import { expect, test } from 'vitest';
import type { BookingDraft, ChosenPackage, LastBooking } from '../../lib/booking.types.ts';
import { id, type PackageId, type SiteId } from '../../lib/ports.ts';
import type { PastedRow } from '../booking/pasted-rows.ts';
import { changeChoice, changeField, choosePackage, editCandidate, losesPackages } from './draft-edits.ts';
import { exampleDraft, ironbark, medical, now, person, redgum, slotAt } from './example-booking.ts';
import { fillFromPerson, withUsualPackage } from './last-booking.ts';
import { newDraft } from './new-draft.ts';
import { pasteRows } from './paste-rows.ts';

const hearing: ChosenPackage = { id: id<PackageId>('hearing'), name: 'Hearing test', minutes: 30 };
const drug: ChosenPackage = { id: id<PackageId>('drug'), name: 'Drug screen', minutes: 15 };
const place = { state: 'WA', siteIds: [id<SiteId>('perth')] };
const usualPackages = [{ position: 'Rigger', package: drug }];
const last: LastBooking = {
  subsidiary: { id: 'north', name: 'Redgum North' },
  usualPackages,
  resultEmails: ['last@redgum.example'],
  invoiceEmail: 'pay-last@redgum.example',
  place,
  package: hearing,
};
const blank = newDraft({ serviceType: 'pem', sid: null }, now);
const filled = fillFromPerson(blank, { ...person, last });
const row = (name: string, position = ''): PastedRow => ({
  name,
  dob: '14/03/1990',
  gender: 'F',
  phone: '0487 987 987',
  email: `${name}@home.example`,
  position,
  note: '',
});
const packagesOf = (draft: BookingDraft) => draft.candidates.map((each) => each.package?.id);

test('[wizard.defaults] a new booking begins with the account’s last one: addresses, subsidiary, package and clinics, and not with its purchase order', () => {
  expect(filled.header).toMatchObject({
    company: redgum,
    subsidiary: last.subsidiary,
    poNumber: '',
    resultEmails: ['last@redgum.example'],
    invoiceEmail: 'pay-last@redgum.example',
  });
  expect(filled.candidates[0]).toMatchObject({ package: { ...hearing, suggested: true }, choice: place, name: '' });
});

test('[wizard.defaults] the company’s own addresses come before those of the last booking', () => {
  const company = { ...redgum, resultEmails: ['hse@redgum.example'], invoiceEmail: 'pay@redgum.example' };
  const { header } = fillFromPerson(blank, { ...person, company, last });
  expect(header).toMatchObject({ resultEmails: ['hse@redgum.example'], invoiceEmail: 'pay@redgum.example' });
});

test('[wizard.defaults] nothing typed or chosen is replaced', () => {
  let typed = changeField(blank, { path: 'header.resultEmailText', value: 'me@red' });
  typed = changeField(typed, { path: 'header.invoiceEmail', value: 'me@redgum.example' });
  typed = changeField(typed, { path: 'header.poNumber', value: 'PO-1' });
  typed = changeField(typed, { path: 'header.subsidiary', value: { id: 'south', name: 'South' } });
  typed = choosePackage(changeChoice(typed, 'c1', { state: 'NSW' }), 'c1', medical);
  const draft = fillFromPerson(typed, { ...person, last });
  expect(draft.header).toMatchObject({
    resultEmails: [],
    resultEmailText: 'me@red',
    invoiceEmail: 'me@redgum.example',
    poNumber: 'PO-1',
    subsidiary: { id: 'south' },
  });
  expect(draft.candidates[0]).toMatchObject({ package: medical, choice: { state: 'NSW', siteIds: [] } });
  const mailed = changeField(blank, { path: 'header.resultEmails', value: ['me@redgum.example'] });
  expect(fillFromPerson(mailed, { ...person, last }).header.resultEmails).toEqual(['me@redgum.example']);
  const sited = changeChoice(blank, 'c1', { siteIds: [id<SiteId>('other')] });
  expect(fillFromPerson(sited, { ...person, last }).candidates[0]?.choice).toMatchObject({ siteIds: ['other'] });
});

test('[wizard.defaults] the defaults of one company do not reach another, and an account without bookings begins blank', () => {
  const other = changeField(blank, { path: 'header.company', value: ironbark });
  expect(fillFromPerson(other, { ...person, last }).candidates[0]?.package).toBeNull();
  expect(fillFromPerson(blank, person).candidates[0]?.package).toBeNull();
});

test('[wizard.usual-package] a position brings its usual package, however it is written', () => {
  const change = { path: 'candidates.c1.position', value: { id: null, name: ' rigger ' } } as const;
  expect(withUsualPackage(filled, change, usualPackages)?.candidates[0]).toMatchObject({
    package: drug,
    position: { name: ' rigger ' },
  });
  expect(withUsualPackage(filled, { ...change, value: { id: null, name: 'Cook' } }, usualPackages)).toBeNull();
  expect(withUsualPackage(filled, { ...change, value: null }, usualPackages)).toBeNull();
  expect(withUsualPackage(filled, { path: 'candidates.c1.note', value: 'rigger' }, usualPackages)).toBeNull();
  expect(withUsualPackage(filled, { path: 'candidates.c9.position', value: change.value }, usualPackages)).toBeNull();
});

test('[wizard.usual-package] a package that a person chose, a custom one, and one that a time is picked for stay', () => {
  const change = { path: 'candidates.c1.position', value: { id: null, name: 'Rigger' } } as const;
  const stays = (draft: BookingDraft) => expect(withUsualPackage(draft, change, usualPackages)).toBeNull();
  stays(choosePackage(filled, 'c1', hearing));
  stays(editCandidate(filled, 'c1', { pick: slotAt('01:00') }));
  stays(choosePackage(filled, 'c1', { ...hearing, custom: [] }));
  stays(choosePackage(filled, 'c1', { ...drug, suggested: true }));
});

test('[wizard.defaults][wizard.usual-package] pasted rows take the package of their position, else the first one’s, and its clinics and days', () => {
  const pasted = pasteRows(filled, [row('Ana'), row('Ben', 'Rigger'), row('Cai', 'Cook')], now, usualPackages);
  expect(packagesOf(pasted)).toEqual(['hearing', 'drug', 'hearing']);
  const choices = pasted.candidates.map(({ choice }) => choice);
  expect(choices).toEqual(choices.map(() => filled.candidates[0]?.choice));
});

test('[wizard.defaults] a pasted row keeps a package and clinics chosen before, and a custom package stays with its own candidate', () => {
  const chosen = choosePackage(filled, 'c1', medical);
  expect(packagesOf(pasteRows(chosen, [row('Ana', 'Rigger')], now, usualPackages))).toEqual(['medical']);
  const custom = choosePackage(filled, 'c1', { ...hearing, custom: [] });
  expect(packagesOf(pasteRows(custom, [row('Ana'), row('Ben')], now, usualPackages))).toEqual(['hearing', undefined]);
  const two = exampleDraft(2);
  const moved = changeChoice(changeChoice(two, two.candidates[1]?.key ?? '', { state: 'NSW' }), two.current, {});
  const nobody = moved.candidates.map((each) => ({ ...each, name: '', dob: '', phone: '', email: '', position: null }));
  const pasted = pasteRows({ ...moved, candidates: nobody }, [row('Ana'), row('Ben')], now, usualPackages);
  expect(pasted.candidates[1]?.choice.state).toBe('NSW');
});

test('[wizard.defaults][wizard.package-change] a suggested package is removed without a question', () => {
  const change = { path: 'header.subsidiary', value: { id: 'south', name: 'South' } } as const;
  expect(losesPackages(filled, change)).toBe(false);
  expect(losesPackages(choosePackage(filled, 'c1', hearing), change)).toBe(true);
});
