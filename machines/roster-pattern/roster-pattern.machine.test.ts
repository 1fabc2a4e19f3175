import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { PortalFailure } from '../lib/portal-error.ts';
import { NO_DAYS, rosterPatternMachine } from './roster-pattern.machine.ts';
import type { PatternDraft, PatternPlan, PatternRequest, SaveRequest } from './roster-pattern.types.ts';

const morning = { week: 0, weekday: 1, fromTime: '08:00', toTime: '12:00' };
const whole: PatternDraft = {
  siteId: 's1',
  fromDay: '2026-11-30',
  untilDay: '',
  weeks: 1,
  weekA: '2026-11-30',
  onHolidays: false,
  hours: [morning],
};
const plan: PatternPlan = { days: 25, horizon: '2027-05-24', skipped: [], people: [] };
const unreachable = new PortalFailure({ code: 'UNREACHABLE' });

/** Hours whose ports are answered by hand, in the order in which they were asked. */
function open(changes: Partial<PatternDraft> = {}, replacesPatternId: string | null = null) {
  const asked: { request: PatternRequest; answer: (plan: PatternPlan | PortalFailure) => void }[] = [];
  const saved: { request: SaveRequest; answer: (failure?: PortalFailure) => void }[] = [];
  let opened = 0;
  const actor = createActor(
    rosterPatternMachine.provide({
      actors: {
        findPlan: fromPromise(
          ({ input: request }) =>
            new Promise<PatternPlan>((resolve, reject) => {
              const answer = (found: PatternPlan | PortalFailure) =>
                found instanceof PortalFailure ? reject(found) : resolve(found);
              asked.push({ request, answer });
            }),
        ),
        save: fromPromise(
          ({ input: request }) =>
            new Promise<void>((resolve, reject) => {
              saved.push({ request, answer: (failure) => (failure ? reject(failure) : resolve()) });
            }),
        ),
      },
      actions: {
        openDoctor: () => {
          opened += 1;
        },
      },
    }),
    { input: { draft: { ...whole, ...changes }, replacesPatternId } },
  ).start();
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  return {
    actor,
    asked,
    saved,
    opened: () => opened,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    change: (more: Partial<PatternDraft>) => actor.send({ type: 'draft.changed', changes: more }),
    async answer(found: PatternPlan | PortalFailure) {
      asked.at(-1)?.answer(found);
      await settle();
    },
    async finish(failure?: PortalFailure) {
      saved.at(-1)?.answer(failure);
      await settle();
    },
  };
}

test.each([
  ['no clinic', { siteId: '' }, { siteId: 'This field is required.' }],
  ['no first day', { fromDay: 'next week' }, { fromDay: 'This field is required.' }],
  ['a last day that is none', { untilDay: 'soon' }, { untilDay: 'This field is required.' }],
  ['no weekday', { hours: [] }, { hours: NO_DAYS }],
])('%s: no preview is requested, and the error is shown at the attempt to save', (_what, changes, errors) => {
  const { actor, state, asked, context } = open(changes);
  expect([state(), asked.length, context().errors]).toEqual(['incomplete', 0, {}]);
  actor.send({ type: 'save.pressed', newPatternId: 'n1' });
  expect([state(), context().errors]).toEqual(['incomplete', errors]);
});

test.each([
  ['the last day before the first', { untilDay: '2026-11-29' }, 'untilDay', 'The last day is before the first.'],
  ['a period that ends before it begins', { hours: [{ ...morning, toTime: '08:00' }] }, 'hours.0', /^The end is/],
  ['a period between quarters', { hours: [morning, { ...morning, fromTime: '12:10' }] }, 'hours.1', /^Quarters/],
])('%s is said at once at its field, and a repaired one asks', (_what, changes, field, message) => {
  const { state, asked, context, change, actor } = open(changes);
  expect([state(), asked.length]).toEqual(['incomplete', 0]);
  expect(context().errors[field]).toMatch(message);
  actor.send({ type: 'save.pressed', newPatternId: 'n1' });
  expect(Object.keys(context().errors)).toEqual([field]);
  change({ untilDay: '2026-12-31', hours: [morning] });
  expect([state(), asked.length, context().errors]).toEqual(['planning', 1, {}]);
});

test('the same day twice is a day; a last day alone is wrong with nothing', () => {
  expect(open({ untilDay: '2026-11-30' }).state()).toBe('planning');
  expect(open({ fromDay: '', untilDay: '2026-11-30' }).context().errors).toEqual({});
});

test('each change requests a new preview, after any earlier outcome', async () => {
  const { state, asked, answer, change, context } = open();
  const early = asked[0];
  change({ onHolidays: true });
  await answer({ ...plan, days: 30 });
  early?.answer(plan);
  expect([state(), context().plan?.days, asked.length]).toEqual(['planned', 30, 2]);
  change({ weeks: 2 });
  expect([state(), context().plan?.days]).toEqual(['planning', 30]);
  await answer(unreachable);
  expect([state(), context().failure?.code]).toEqual(['unplanned', 'UNREACHABLE']);
  change({ untilDay: '2027-01-01' });
  expect([state(), context().failure]).toEqual(['planning', null]);
  expect(asked.at(-1)?.request).toEqual({
    draft: { ...whole, onHolidays: true, weeks: 2, untilDay: '2027-01-01' },
    replacesPatternId: null,
  });
  change({ siteId: '' });
  expect([state(), context().plan]).toEqual(['incomplete', null]);
});

test('a preview that failed is requested again at a press, and so is a complete one', async () => {
  const { actor, state, asked, answer, context, saved } = open();
  await answer(unreachable);
  actor.send({ type: 'save.pressed', newPatternId: 'n1' });
  expect([state(), saved.length]).toEqual(['unplanned', 0]);
  actor.send({ type: 'retry.pressed' });
  expect([state(), context().failure, asked.length]).toEqual(['planning', null, 2]);
  await answer(plan);
  actor.send({ type: 'retry.pressed' });
  expect([state(), asked.length]).toEqual(['planning', 3]);
});

test('the save sends the hours of the preview; a failed save keeps everything', async () => {
  const { actor, state, answer, finish, saved, context, change, opened } = open({}, 'p1');
  await answer(plan);
  actor.send({ type: 'save.pressed', newPatternId: 'n1' });
  expect([state(), actor.getSnapshot().hasTag('busy')]).toEqual(['saving', true]);
  change({ siteId: 's2' });
  await finish(unreachable);
  expect([state(), context().failure?.code, context().plan, opened()]).toEqual(['planned', 'UNREACHABLE', plan, 0]);
  actor.send({ type: 'save.pressed', newPatternId: 'n2' });
  expect(context().failure).toBeNull();
  expect(saved[1]?.request).toEqual({ draft: whole, replacesPatternId: 'p1', newPatternId: 'n1' });
  await finish();
  expect([actor.getSnapshot().status, opened()]).toEqual(['done', 1]);
});

test('hours that take the place of others may be none: then these end', () => {
  expect(open({ hours: [] }, 'p1').state()).toBe('planning');
});

test('hours that were changed after a save without an answer are saved under an id of their own', async () => {
  const { actor, answer, finish, saved, change } = open();
  await answer(plan);
  actor.send({ type: 'save.pressed', newPatternId: 'n1' });
  await finish(unreachable);
  change({ weeks: 2 });
  await answer(plan);
  actor.send({ type: 'save.pressed', newPatternId: 'n2' });
  expect(saved.map(({ request }) => request.newPatternId)).toEqual(['n1', 'n2']);
});
