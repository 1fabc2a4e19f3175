import { expect, test } from 'vitest';
import { exampleDraft } from '../../../tests/support/bookings/example-booking.ts';
import { epochMs, id, type PackageId } from '../../lib/ports.ts';
import type { PastedRow } from '../booking/pasted-rows.ts';
import { nextDraft } from './next-draft.ts';

const now = epochMs(Date.parse('2026-11-23T01:00:00Z'));
const row = (name: string): PastedRow => ({
  name,
  dob: '14/03/1990',
  gender: 'F',
  phone: '0487 987 987',
  email: 'a@home.example',
  position: 'Rigger',
  note: '',
});
const rows = ['Ana', 'Ben', 'Cai', 'Dee', 'Eli', 'Fay', 'Gus'].map(row);

test('[wizard.next-five] the next five rows are a booking for the same company, at the same clinics, of the usual package', () => {
  const example = exampleDraft(3);
  const rare = { id: id<PackageId>('rare'), name: 'Rare', minutes: 15 };
  const usual = { id: id<PackageId>('usual'), name: 'Usual', minutes: 30 };
  const sent = {
    ...example,
    header: { ...example.header, comment: 'Gate 3', paperworkIds: ['form'], poNumber: 'PO-7' },
    candidates: example.candidates.map((each, at) => ({ ...each, package: at === 0 ? rare : usual })),
  };
  const { draft, left } = nextDraft(sent, rows, now);
  expect(draft.candidates.map(({ name }) => name)).toEqual(['Ana', 'Ben', 'Cai', 'Dee', 'Eli']);
  expect(left.map(({ name }) => name)).toEqual(['Fay', 'Gus']);
  expect(draft.header).toEqual({ ...sent.header, comment: '', paperworkIds: [] });
  for (const candidate of draft.candidates) {
    expect(candidate).toMatchObject({ package: usual, choice: sent.candidates[0]?.choice, pick: null, note: '' });
  }
  expect(draft).toMatchObject({ serviceType: sent.serviceType, policyAccepted: false });
});

test('[wizard.next-five] a custom package is not taken over', () => {
  const example = exampleDraft(1);
  const custom = { id: id<PackageId>('c'), name: 'For one', minutes: 30, custom: [] };
  const sent = { ...example, candidates: example.candidates.map((each) => ({ ...each, package: custom })) };
  expect(nextDraft(sent, rows, now).draft.candidates[0]?.package).toBeNull();
});
