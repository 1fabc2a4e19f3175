import { expect, test } from 'vitest';
import { noWalkIn } from '../../../machines/forms/walk-in-form.ts';
import { now } from '../../../machines/rules/drafts/example-booking.ts';
import { boardDraft, walkInDraft } from './board-draft.ts';

const place = { siteId: 's1', state: 'WA', day: '2026-12-03' };

test('a booking that begins on the board looks for times at that clinic on that day', () => {
  const { candidates, header, step } = boardDraft(place, now);
  expect(candidates.map(({ choice }) => choice)).toEqual([
    expect.objectContaining({
      mode: 'time',
      state: 'WA',
      siteIds: ['s1'],
      fromDate: '2026-12-03',
      toDate: '2026-12-03',
    }),
  ]);
  expect([header.company, step]).toEqual([null, 'company']);
});

test('nothing that was typed as a walk-in is lost', () => {
  const typed = {
    ...noWalkIn,
    firstName: 'Wanda',
    lastName: ' Walkin',
    dob: '1990-02-03',
    gender: 'Female',
    phone: '0491 570 006',
    email: 'wanda@example.com',
    position: ' Driller ',
    company: { id: 'o1', name: 'Redgum Mining' },
    package: { id: 'p1', name: 'PEM – Standard', minutes: 60 },
    resultEmail: 'hse@redgum.example; results@redgum.example',
    invoiceEmail: 'pay@redgum.example',
  };
  const { candidates, header } = walkInDraft(place, typed, now);
  expect(candidates).toEqual([
    expect.objectContaining({
      name: 'Wanda Walkin',
      dob: '1990-02-03',
      gender: 'Female',
      phone: '0491 570 006',
      email: 'wanda@example.com',
      position: { id: null, name: 'Driller' },
      package: typed.package,
      choice: boardDraft(place, now).candidates[0]?.choice,
    }),
  ]);
  expect(header).toMatchObject({
    company: typed.company,
    resultEmails: ['hse@redgum.example', 'results@redgum.example'],
    invoiceEmail: 'pay@redgum.example',
  });
});

test('a walk-in of whom nothing is typed leaves all of it open', () => {
  expect(walkInDraft(place, noWalkIn, now)).toEqual(boardDraft(place, now));
});
