import { expect, test } from 'vitest';
import { exampleDraft, now, slotAt, visitId } from '../../tests/support/bookings/example-booking.ts';
import {
  draftId,
  hold,
  keysOf,
  opened,
  readyToSend,
  resumed,
  sent,
  typed,
  typedIntoStored,
  type Wizard,
} from '../../tests/support/bookings/open-wizard.ts';
import { defined } from '../lib/assert-defined.ts';
import type { BookingDraft } from '../lib/booking.types.ts';
import type { PortalError } from '../lib/portal-error.ts';
import { epochMs } from '../lib/ports.ts';
import { addCandidate } from '../rules/drafts/draft-edits.ts';
import type { SaveInput } from './booking-draft.types.ts';

const forbidden: PortalError = { code: 'FORBIDDEN', reason: 'Not yours.' };

/** A save of another tab: one candidate more, and perhaps another name for the first. */
function elsewhere(draft: BookingDraft, name?: string) {
  const more = addCandidate(draft, epochMs(now + 9));
  const candidates = more.candidates.map((one, at) => (at === 0 && name !== undefined ? { ...one, name } : one));
  return { outcome: 'changed', theirs: { draftId, revision: 9, draft: { ...more, candidates }, holds: [] } } as const;
}

const savedPicks = (wizard: Wizard, save: number) =>
  (wizard.asked('saveDraft')[save] as SaveInput).draft.candidates.map(({ pick }) => pick?.startsAt.slice(11, 16));

test('[wizard.survives] held times, which the service knows, are saved five seconds after the last one', async () => {
  const wizard = await resumed(exampleDraft(2));
  const [first, second] = keysOf(wizard.draft());
  await hold(wizard, defined(first), '01:00');
  wizard.clock.increment(4_999);
  await hold(wizard, defined(second), '02:00');
  wizard.clock.increment(4_999);
  expect(wizard.asked('saveDraft')).toEqual([]);
  expect(wizard.state()).toMatchObject({ draft: 'clean' });
  wizard.clock.increment(1);
  expect(savedPicks(wizard, 0)).toEqual(['01:00', '02:00']);
  await wizard.answer('saveDraft', { outcome: 'saved', revision: 3 });
  wizard.clock.increment(60_000);
  expect(wizard.asked('saveDraft'), 'once').toHaveLength(1);
});

test('[wizard.survives] a time that is held while a save is on its way is saved as well', async () => {
  const wizard = await typedIntoStored();
  wizard.clock.increment(150);
  await hold(wizard, 'c1', '01:00');
  await wizard.answer('saveDraft', { outcome: 'saved', revision: 3 });
  wizard.clock.increment(5_000);
  expect(savedPicks(wizard, 1)).toEqual(['01:00']);
});

test('[wizard.survives] held times are saved with the next change, and when the page goes', async () => {
  const typing = await resumed(exampleDraft());
  await hold(typing, 'c1', '01:00');
  typed(typing, 'Lia');
  typing.clock.increment(150);
  expect(savedPicks(typing, 0)).toEqual(['01:00']);
  const leaving = await resumed(exampleDraft());
  await hold(leaving, 'c1', '01:00');
  leaving.send({ type: 'flush.asked' });
  expect(savedPicks(leaving, 0)).toEqual(['01:00']);
});

test('[wizard.survives] a time at a clinic without a calendar, and one that is given back, are saved at once', async () => {
  const free = await resumed(exampleDraft());
  free.reservation('c1').send({ type: 'slot.picked', slot: { ...slotAt('01:00'), bookingFree: true } });
  free.clock.increment(150);
  expect(savedPicks(free, 0)).toEqual(['01:00']);
  await free.answer('saveDraft', { outcome: 'saved', revision: 3 });
  free.reservation('c1').send({ type: 'slot.cleared' });
  free.clock.increment(150);
  expect(savedPicks(free, 1)).toEqual([undefined]);
});

test('[wizard.survives] a page that goes twice with the same words begins its draft once', async () => {
  const wizard = await opened();
  typed(wizard, 'L');
  wizard.send({ type: 'flush.asked' }, { type: 'flush.asked' });
  expect(wizard.asked('createDraft')).toHaveLength(1);
});

test('[wizard.survives] a draft that was refused its place asks for one again when the focus leaves', async () => {
  const wizard = await opened();
  typed(wizard, 'L');
  await wizard.refuse('createDraft', forbidden);
  typed(wizard, 'Li');
  wizard.send({ type: 'focus.left' });
  expect([wizard.asked('createDraft').length, wizard.state()]).toMatchObject([2, { draft: 'creating' }]);
});

test('[slots.reserve] a time that is picked once the draft has its place is held for that draft', async () => {
  const wizard = await opened();
  typed(wizard, 'L');
  await wizard.answer('createDraft', { draftId: visitId, revision: 1 });
  expect(wizard.reservation('c1').getSnapshot().context.draftId).toBe(visitId);
});

test('[wizard.survives] a candidate whom another tab added has a place here, with a time of their own, after the merge', async () => {
  const base = exampleDraft();
  const wizard = await resumed(base);
  wizard.send({ type: 'field.changed', path: 'header.poNumber', value: 'PO 7' });
  wizard.clock.increment(150);
  await wizard.answer('saveDraft', elsewhere(base));
  expect(wizard.draft().candidates).toHaveLength(2);
  expect(Object.keys(wizard.snapshot().context.reservations)).toEqual(keysOf(wizard.draft()));
});

test.each(['theirs.taken', 'mine.kept'] as const)(
  '[wizard.survives] after the choice between two tabs (%s) nothing is left to choose, and a candidate of the other tab has a place',
  async (type) => {
    const base = exampleDraft();
    const wizard = await resumed(base);
    typed(wizard, 'Liam Mine');
    wizard.clock.increment(150);
    await wizard.answer('saveDraft', elsewhere(base, 'Liam Theirs'));
    wizard.send({ type });
    expect(wizard.stored().theirs).toBeNull();
    expect(Object.keys(wizard.snapshot().context.reservations)).toEqual(keysOf(wizard.draft()));
    expect(wizard.draft().candidates).toHaveLength(2);
  },
);

test('save and close leaves, also when it is pressed after a save that was refused', async () => {
  const wizard = await resumed(exampleDraft());
  typed(wizard, 'Li');
  wizard.clock.increment(150);
  await wizard.refuse('saveDraft', forbidden);
  expect(wizard.state()).toMatchObject({ draft: 'saveFailed' });
  wizard.send({ type: 'saveAndClose.pressed' });
  await wizard.answer('saveDraft', { outcome: 'saved', revision: 5 });
  expect(wizard.said).toContain('left');
});

test('[wizard.result] a booking whose draft is refused, or was changed in another tab, is not sent and says why', async () => {
  const refused = await readyToSend();
  refused.send({ type: 'send.pressed' });
  await refused.refuse('saveDraft', forbidden);
  expect(refused.state()).toMatchObject({ submission: { open: 'refused' } });
  expect(refused.snapshot().context.sendFailure).toEqual(forbidden);
  const changed = await readyToSend();
  typed(changed, 'Liam Mine');
  changed.send({ type: 'send.pressed' });
  await changed.answer('saveDraft', elsewhere(changed.draft(), 'Liam Theirs'));
  expect(changed.state()).toMatchObject({ draft: 'conflict', submission: { open: 'refused' } });
  expect(changed.snapshot().context.sendFailure).toMatchObject({ status: 409 });
});

test('a booking that was sent has no times here any more: they are the booking’s', async () => {
  const wizard = await readyToSend();
  await sent(wizard);
  await wizard.answer('createBooking', { bookingId: 'b1', reference: 'PF-1', candidates: [] });
  expect(wizard.snapshot().context.reservations).toEqual({});
  expect(wizard.snapshot().context.holds).toEqual({});
  expect(wizard.asked('releaseHold')).toEqual([]);
});

test('a change of the time of an unknown candidate has no effect', async () => {
  const wizard = await resumed(exampleDraft());
  await hold(wizard, 'c1', '01:00');
  const { holds } = wizard.snapshot().context;
  wizard.send({ type: 'reservation.changed', key: 'c9', pick: null, hold: defined(holds['c1']) });
  expect(Object.keys(wizard.snapshot().context.holds)).toEqual(['c1']);
});

test('[wizard.sent-elsewhere] a saved draft is listened to once, by its id: what its times say at the start changes nothing', async () => {
  const wizard = await resumed(exampleDraft());
  await wizard.settled();
  expect([wizard.state(), wizard.asked('sentElsewhere')]).toMatchObject([{ draft: 'clean' }, [{ draftId }]]);
});

test('[wizard.candidates] a sixth candidate is not offered, neither a new one nor a copy', async () => {
  const offers = async (people: number) => {
    const now = (await resumed(exampleDraft(people))).snapshot();
    return [now.can({ type: 'candidate.added' }), now.can({ type: 'candidate.copied', key: 'c1' })];
  };
  expect([await offers(4), await offers(5)]).toEqual([
    [true, true],
    [false, false],
  ]);
});
