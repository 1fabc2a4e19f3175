import { expect, test } from 'vitest';
import { scopeFromAddress, withClinics } from './scope-from-address.ts';

const clinics = [
  { id: 'perth', state: 'WA', timeZone: 'Australia/Perth' },
  { id: 'karratha', state: 'WA', timeZone: 'Australia/Perth' },
  { id: 'sydney', state: 'NSW', timeZone: 'Australia/Sydney' },
];
/** 23:30 on 24 November in Perth, 02:30 on the 25th in Sydney. */
const now = Date.parse('2026-11-24T15:30:00Z');
const asked = (search: string) => scopeFromAddress(new URLSearchParams(search), { clinics, now });

test('[closing.tomorrow] a closing that names no day is for tomorrow where its clinic is', () => {
  expect(asked('site=perth')).toMatchObject({ siteIds: ['perth'], fromDay: '2026-11-25', toDay: '2026-11-25' });
  expect(asked('site=sydney')).toMatchObject({ fromDay: '2026-11-26', toDay: '2026-11-26' });
  expect(asked('')).toMatchObject({ siteIds: [], doctorIds: [], prefer: 'nearest' });
  expect(asked('').fromDay).not.toBe('');
});

test('[closing.tomorrow] tomorrow follows the clinic that is chosen, and a day that was chosen stays', () => {
  const chosen = (search: string, ...siteIds: string[]) => withClinics(asked(search), siteIds, { clinics, now });
  const sydney = { siteIds: ['sydney', 'perth'], doctorIds: [], fromDay: '2026-11-26', toDay: '2026-11-26' };
  expect(chosen('site=perth&doctors=d1', 'sydney', 'perth')).toEqual(sydney);
  expect(chosen('', 'sydney', 'perth')).toEqual(sydney);
  expect(chosen('site=perth&from=2026-12-01', 'sydney')).toEqual({ siteIds: ['sydney'], doctorIds: [] });
  expect(chosen('site=perth&to=2026-11-27', 'sydney')).toEqual({ siteIds: ['sydney'], doctorIds: [] });
});

test('[roster.leave-plan] clinics, days and doctors are taken from the address', () => {
  expect(asked('site=sydney,perth,gone&from=2026-12-01&to=2026-12-14&doctors=d1,d2')).toEqual({
    siteIds: ['perth', 'sydney'],
    doctorIds: ['d1', 'd2'],
    fromDay: '2026-12-01',
    toDay: '2026-12-14',
    otherSiteIds: [],
    prefer: 'nearest',
  });
  expect(asked('state=WA&from=2026-12-25')).toMatchObject({
    siteIds: ['perth', 'karratha'],
    fromDay: '2026-12-25',
    toDay: '2026-12-25',
  });
  expect(asked('state=WA&open=karratha&from=2026-12-25').siteIds).toEqual(['perth']);
  expect(asked('site=perth&from=2026-02-30').fromDay).toBe('2026-11-25');
});
