import { expect, test } from 'vitest';
import { now, person } from './example-booking.ts';
import { type OrderedPerson, orderDraft } from './order-draft.ts';

const order: OrderedPerson = {
  orderId: 'order-1',
  serviceType: 'pem',
  candidateName: 'Ada Wong',
  candidateDob: '1991-03-14',
  candidateGender: 'Female',
  candidatePhone: '0491 570 006',
  candidateEmail: 'ada@example.com',
  candidatePosition: 'Rigger',
  package: 'PEM – Standard',
  site: 'Perth – Hay Street',
  note: 'Starts on Monday.',
  unknown: [],
  knownPackage: { packageId: 'package-1', name: 'PEM – Standard', minutes: 30 },
  knownSite: { siteId: 'site-1', state: 'WA' },
};

test('[order.draft] a draft has everything of its order, and company and booking person of the account', () => {
  const { header, candidates } = orderDraft(order, person, now);
  expect(candidates).toMatchObject([
    {
      orderId: 'order-1',
      name: 'Ada Wong',
      dob: '1991-03-14',
      position: { id: null, name: 'Rigger' },
      note: 'Starts on Monday.',
      package: { id: 'package-1' },
      choice: { state: 'WA', siteIds: ['site-1'] },
    },
  ]);
  expect(header).toMatchObject({ company: { id: person.company?.id }, contactName: person.contactName });
});

test('[order.unknown] wishes that are not known here are in the note', () => {
  const unknown = orderDraft(
    { ...order, unknown: ['package', 'site'], knownPackage: null, knownSite: null },
    person,
    now,
  );
  expect(unknown.candidates[0]?.note).toBe(
    'Starts on Monday.\nOrdered package: PEM – Standard\nOrdered site: Perth – Hay Street',
  );
});
