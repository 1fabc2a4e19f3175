import { expect, test } from 'vitest';
import { exampleDraft, ironbark, medical, minutesOn, perth } from '../../tests/support/bookings/example-booking.ts';
import { draftId, hold, resumed, typed, type Wizard } from '../../tests/support/bookings/open-wizard.ts';
import type { BookingDraft, CandidateDraft, StoredHold } from '../lib/booking.types.ts';
import { id } from '../lib/ports.ts';
import { editCandidate } from '../rules/drafts/draft-edits.ts';

/** Two candidates, the second of whom is named c2. */
function two(): BookingDraft {
  const draft = exampleDraft(2);
  return { ...draft, candidates: draft.candidates.map((one, at) => ({ ...one, key: `c${at + 1}` })), current: 'c1' };
}

/** Types here what another tab did not, and merges what it changed of a candidate or in the header. */
async function merged(wizard: Wizard, theirs: BookingDraft, holds: readonly StoredHold[] = []) {
  typed(wizard, 'Li');
  wizard.clock.increment(150);
  await wizard.answer('saveDraft', { outcome: 'changed', theirs: { draftId, revision: 9, draft: theirs, holds } });
}

const changed = (key: string, change: Partial<CandidateDraft>) => editCandidate(two(), key, change);

test('[wizard.survives] another package, chosen in another tab, gives back the time that was held for the old one', async () => {
  const wizard = await resumed(two());
  await hold(wizard, 'c2', '03:00');
  await merged(wizard, changed('c2', { package: { ...medical, id: id<typeof medical.id>('drug') } }));
  expect(wizard.draft().candidates.map(({ package: chosen }) => chosen?.id)).toEqual(['medical', 'drug']);
  expect(wizard.asked('releaseHold')).toEqual([{ reserveId: 'r-c2' }]);
});

test('[wizard.survives] a time that was held in another tab is held here too', async () => {
  const wizard = await resumed(two());
  const theirs: StoredHold = {
    candidateIndex: 1,
    reserveId: id('r9'),
    ...perth,
    packageId: medical.id,
    calendarId: 7,
    startsAt: '2026-11-24T03:00:00.000Z',
    endsAt: '2026-11-24T05:00:00Z',
    expiresAt: minutesOn(8),
  };
  await merged(wizard, two(), [theirs]);
  expect(wizard.snapshot().context.holds).toMatchObject({ c2: { reserveId: 'r9' } });
});

test('[wizard.survives] the picker searches for what another tab chose', async () => {
  const wizard = await resumed({ ...two(), step: 'time' });
  const choice = { ...two().candidates[0]?.choice, all: true } as CandidateDraft['choice'];
  await merged(wizard, changed('c1', { choice }));
  expect(wizard.asked('searchSlots').at(-1)).toMatchObject({ siteIds: 'all' });
});

test('[wizard.survives] the form shows a company that was chosen in another tab', async () => {
  const wizard = await resumed(two());
  await merged(wizard, { ...two(), header: { ...two().header, company: ironbark } });
  expect(wizard.draft()).toMatchObject({ header: { company: ironbark }, candidates: [{ name: 'Li' }, {}] });
});
