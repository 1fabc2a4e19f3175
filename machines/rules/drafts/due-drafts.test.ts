import { expect, test } from 'vitest';
import { epochMs } from '../../lib/ports.ts';
import { countDueDrafts, type DuePerson, dueDrafts } from './due-drafts.ts';
import { readDraft } from './stored-draft.ts';

const NOW = epochMs(Date.parse('2026-11-24T01:00:00Z'));
const person = (nth: number, of: Partial<DuePerson> = {}): DuePerson => ({
  candidateName: `Person ${nth}`,
  candidateDob: '1991-03-14',
  candidateGender: 'Male',
  candidatePhone: '0491 570 006',
  candidateEmail: `person${nth}@example.com`,
  positionId: null,
  candidatePosition: 'Electrician',
  package: { id: 'p-1', name: 'Standard medical', minutes: 75 },
  serviceType: 'pem',
  company: { id: 'o-1', name: 'Redgum Mining' },
  subsidiary: null,
  site: { id: 's-1', state: 'WA' },
  contactName: 'Priya Raman',
  contactPhone: '08 5550 1420',
  contactEmail: 'priya.raman@redgum.example',
  resultEmails: ['results@redgum.example'],
  invoiceEmail: 'accounts@redgum.example',
  ...of,
});
const names = (people: readonly DuePerson[]) =>
  dueDrafts(people, NOW).map(({ candidates }) => candidates.map(({ name }) => name));

test('[due.drafts] seven people become a booking of five and one of two, in their order', () => {
  const people = [1, 2, 3, 4, 5, 6, 7].map((nth) => person(nth));
  expect(names(people)).toEqual([
    ['Person 1', 'Person 2', 'Person 3', 'Person 4', 'Person 5'],
    ['Person 6', 'Person 7'],
  ]);
  const [first] = dueDrafts(people, NOW);
  expect(first?.candidates.map(({ index, key }) => `${index} ${key}`)).toEqual([
    '0 c1',
    '1 c2',
    '2 c3',
    '3 c4',
    '4 c5',
  ]);
});

test('[due.drafts] each draft has people of one company, one subsidiary and one service', () => {
  const subsidiary = { id: 'n-1', name: 'Newman Operations' };
  const people = [
    person(1),
    person(2, { company: { id: 'o-2', name: 'Coral Bay' } }),
    person(3, { subsidiary }),
    person(4, { serviceType: 'fit_test' }),
    person(5, { subsidiary }),
  ];
  expect(names(people)).toEqual([['Person 1'], ['Person 2'], ['Person 3', 'Person 5'], ['Person 4']]);
  expect(countDueDrafts(people)).toBe(4);
  const drafts = dueDrafts(people, NOW);
  expect(drafts.map(({ header }) => header.company?.id)).toEqual(['o-1', 'o-2', 'o-1', 'o-1']);
  expect(drafts.map(({ header }) => header.subsidiary?.id)).toEqual([undefined, undefined, 'n-1', undefined]);
  expect(drafts.map(({ serviceType }) => serviceType)).toEqual(['pem', 'pem', 'pem', 'fit_test']);
});

test('[due.drafts] a booking begins with what the last one said, and the wizard reads it as it was written', () => {
  const [draft] = dueDrafts([person(1), person(2, { package: null, site: null })], NOW);
  expect(draft?.header).toMatchObject({ contactName: 'Priya Raman', resultEmails: ['results@redgum.example'] });
  expect(draft?.candidates).toMatchObject([
    {
      name: 'Person 1',
      dob: '1991-03-14',
      position: { id: null, name: 'Electrician' },
      package: { id: 'p-1', minutes: 75 },
      choice: { state: 'WA', siteIds: ['s-1'] },
      pick: null,
    },
    { name: 'Person 2', package: null, choice: { state: '', siteIds: [] } },
  ]);
  expect(readDraft(structuredClone(draft), NOW)).toEqual(draft);
});
