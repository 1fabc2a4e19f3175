import { expect, test } from 'vitest';
import { type DueSearch, dueAddress, dueSearchFrom } from './due-address.ts';

const id = (digit: number) => `0198a1c0-0000-7000-8000-00000000000${digit}`;
const from = (search: string, isCompanyFixed = false) => dueSearchFrom(new URLSearchParams(search), isCompanyFixed);

test('[due.address] every search comes back from its own address, and the usual one needs none', () => {
  const searches: readonly DueSearch[] = [
    { filter: {}, page: 1 },
    { filter: { org: id(1), subsidiary: id(2), siteId: id(3) }, page: 2 },
    { filter: { position: 'Rigger & dogger', dueFrom: '2026-11-01', dueTo: '2026-12-31' }, page: 1 },
  ];
  for (const search of searches) expect(from(String(dueAddress(search)))).toEqual(search);
  expect(String(dueAddress({ filter: {}, page: 1 }))).toBe('');
});

test('[due.address] a misspelt parameter of the address does not filter, and a company’s own account keeps its company', () => {
  expect(from('company=1&site=x&from=2026-13-01&to=soon&page=-1&position=%20')).toEqual({ filter: {}, page: 1 });
  expect(from('page=1.5').page).toBe(1);
  expect(from('page=101').page).toBe(1);
  expect(from(`subsidiary=${id(2)}`)).toEqual({ filter: {}, page: 1 });
  expect(from(`company=${id(1)}&subsidiary=${id(2)}`, true).filter).toEqual({ subsidiary: id(2) });
});
