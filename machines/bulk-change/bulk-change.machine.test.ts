import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { PortalFailure } from '../lib/portal-error.ts';
import { type ClockTicked, epochMs } from '../lib/ports.ts';
import { bulkChangeMachine, doable, PO_MISSING } from './bulk-change.machine.ts';
import type { BulkAction, BulkChange, BulkTyped, PlannedRow, PlanRequest, RunRequest } from './bulk-change.types.ts';

const UNDO_UNTIL = '2026-11-23T01:05:00Z';
const place = {
  rosterId: 2,
  startsAt: '2026-11-25T01:00:00Z',
  doctorName: 'Dr Kwame Osei',
  siteId: 's1',
  siteName: 'Perth – Hay Street',
  timeZone: 'Australia/Perth',
};
const row = (candidateId: string, change: Partial<PlannedRow> = {}): PlannedRow => ({
  candidateId,
  reference: 'PF-100001',
  candidateName: candidateId,
  companyName: 'Example Company',
  status: 'Confirmed',
  siteName: 'Perth',
  timeZone: 'Australia/Perth',
  startsAt: '2026-11-24T01:00:00Z',
  updatedAt: '2026-11-23T00:00:00Z',
  reason: null,
  note: null,
  to: null,
  options: [],
  ...change,
});
const changed = (outcome: 'done' | 'undone'): BulkChange => ({
  id: 'x1',
  undoUntil: UNDO_UNTIL,
  undone: outcome === 'undone',
  rows: [{ candidateId: 'c1', candidateName: 'c1', outcome, reason: null }],
});
const unreachable = new PortalFailure({ code: 'UNREACHABLE' });

type Answer<Value> = (value: Value | PortalFailure) => void;

/** A change whose ports are pendingPort by hand, in the order in which they were asked. */
function open(
  action: BulkAction,
  days = { siteId: null, fromDay: '2026-11-25', toDay: '2026-11-25' },
  { isResumed = false, ...more }: { isResumed?: boolean } & Partial<BulkTyped> = {},
) {
  const plans: { input: PlanRequest; answer: Answer<readonly PlannedRow[]> }[] = [];
  const runs: { input: RunRequest; answer: Answer<BulkChange> }[] = [];
  const loads: { input: { changeId: string }; answer: Answer<BulkChange> }[] = [];
  const undos: { input: { changeId: string }; answer: Answer<BulkChange> }[] = [];
  const pendingPort = <Value, Input>(asked: { input: Input; answer: Answer<Value> }[]) =>
    fromPromise<Value, Input>(
      ({ input }) =>
        new Promise<Value>((resolve, reject) => {
          asked.push({
            input,
            answer: (value) => (value instanceof PortalFailure ? reject(value) : resolve(value)),
          });
        }),
    );
  let tellTime = (_event: ClockTicked) => {};
  let told = 0;
  const actor = createActor(
    bulkChangeMachine.provide({
      actors: {
        findPlan: pendingPort(plans),
        run: pendingPort(runs),
        loadChange: pendingPort(loads),
        undo: pendingPort(undos),
        clock: fromCallback<ClockTicked>(({ sendBack }) => {
          tellTime = (event) => sendBack(event);
        }),
      },
      actions: {
        notifyBookingsChanged: () => {
          told += 1;
        },
      },
    }),
    {
      input: {
        changeId: isResumed ? 'x1' : null,
        action,
        candidateIds: ['c1', 'c2'],
        isResumed,
        typed: { days, choices: [], notes: '', poNumber: '', ...more },
      },
    },
  ).start();
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  const answer = async <Value>(asked: { answer: Answer<Value> }[], value: Value | PortalFailure) => {
    asked.at(-1)?.answer(value);
    await settle();
  };
  return {
    actor,
    plans,
    runs,
    undos,
    loads,
    load: (change: BulkChange | PortalFailure) => answer(loads, change),
    told: () => told,
    state: () => {
      const { value } = actor.getSnapshot();
      return typeof value === 'string' ? value : Object.keys(value)[0];
    },
    isWanted: () => actor.getSnapshot().matches({ planning: 'wanted' }),
    context: () => actor.getSnapshot().context,
    tags: () => [...actor.getSnapshot().tags],
    plan: (rows: readonly PlannedRow[] | PortalFailure) => answer(plans, rows),
    finish: (change: BulkChange | PortalFailure) => answer(runs, change),
    takeBack: (change: BulkChange | PortalFailure) => answer(undos, change),
    at: (time: string) => tellTime({ type: 'clock.ticked', now: epochMs(Date.parse(time)) }),
  };
}

test('[bulk.page] the change applies only to those bookings that allow it, in the version that was shown', async () => {
  const { actor, state, context, plans, runs, plan, finish, told, tags } = open('cancel');
  expect([state(), tags()]).toEqual(['planning', ['busy']]);
  expect(plans[0]?.input).toEqual({ action: 'cancel', candidateIds: ['c1', 'c2'], choices: [], move: null });
  await plan([row('c1'), row('c2', { reason: 'It is Completed and cannot be cancelled.' })]);
  expect(doable(context()).map(({ candidateId }) => candidateId)).toEqual(['c1']);
  actor.send({ type: 'notes.changed', notes: ' Shutdown was moved. ' });
  actor.send({ type: 'run.pressed', changeId: 'x1' });
  expect([state(), tags()]).toEqual(['running', ['busy']]);
  expect(runs[0]?.input).toEqual({
    changeId: 'x1',
    action: 'cancel',
    notes: 'Shutdown was moved.',
    poNumber: '',
    people: [{ candidateId: 'c1', updatedAt: '2026-11-23T00:00:00Z', to: null }],
  });
  expect(told()).toBe(0);
  await finish(changed('done'));
  expect([state(), told(), context().change?.undone, tags()]).toEqual(['undoable', 1, false, ['done']]);
});

test('a press without any possible change does nothing; a move needs a time for at least one person', async () => {
  const { actor, state, plan, runs } = open('move');
  await plan([row('c1'), row('c2', { reason: 'It has no time yet.', to: place })]);
  actor.send({ type: 'run.pressed', changeId: 'x1' });
  expect([state(), runs.length]).toEqual(['planned', 0]);
  actor.send({ type: 'choice.made', choice: { candidateId: 'c1', to: { rosterId: 2, startsAt: place.startsAt } } });
  expect(state()).toBe('planning');
  await plan([row('c1', { to: place }), row('c2', { reason: 'It has no time yet.' })]);
  actor.send({ type: 'run.pressed', changeId: 'x1' });
  expect(runs[0]?.input.people).toEqual([
    {
      candidateId: 'c1',
      updatedAt: '2026-11-23T00:00:00Z',
      to: { rosterId: 2, startsAt: '2026-11-25T01:00:00Z' },
    },
  ]);
});

test('a move needs its days first, reports days in the wrong order, and makes a new plan with each change', async () => {
  const { actor, state, context, plans, plan } = open('move', { siteId: null, fromDay: '', toDay: '' });
  expect([state(), plans.length, context().errors]).toEqual(['incomplete', 0, {}]);
  actor.send({ type: 'notes.changed', notes: 'early' });
  actor.send({ type: 'po.changed', poNumber: 'PO-1' });
  expect([context().notes, context().poNumber, state()]).toEqual(['early', 'PO-1', 'incomplete']);
  actor.send({ type: 'days.changed', days: { fromDay: '2026-11-26', toDay: '2026-11-25' } });
  expect([state(), context().errors.toDay]).toEqual(['incomplete', 'The last day is before the first.']);
  actor.send({ type: 'days.changed', days: { toDay: 'soon' } });
  expect([state(), context().errors]).toEqual(['incomplete', {}]);
  actor.send({ type: 'days.changed', days: { toDay: '2026-11-27' } });
  expect(plans.at(-1)?.input.move).toEqual({ siteId: null, fromDay: '2026-11-26', toDay: '2026-11-27' });
  await plan([row('c1', { to: place })]);
  actor.send({ type: 'choice.made', choice: { candidateId: 'c1', to: null } });
  actor.send({ type: 'choice.made', choice: { candidateId: 'c2', to: null } });
  actor.send({ type: 'choice.made', choice: { candidateId: 'c1', to: { rosterId: 3, startsAt: 'then' } } });
  expect(plans.at(-1)?.input.choices).toEqual([
    { candidateId: 'c2', to: null },
    { candidateId: 'c1', to: { rosterId: 3, startsAt: 'then' } },
  ]);
  expect(context().rows, 'what was seen stays meanwhile').toHaveLength(1);
  actor.send({ type: 'days.changed', days: { siteId: 's2' } });
  expect([plans.at(-1)?.input.choices, plans.at(-1)?.input.move?.siteId]).toEqual([[], 's2']);
  await plan(unreachable);
  expect([state(), context().failure?.code]).toEqual(['unplanned', 'UNREACHABLE']);
  for (const event of [
    { type: 'days.changed', days: { fromDay: '2026-11-25' } },
    { type: 'choice.made', choice: { candidateId: 'c1', to: null } },
  ] as const) {
    actor.send(event);
    expect([state(), context().failure]).toEqual(['planning', null]);
    if (event.type === 'choice.made') expect(plans.at(-1)?.input.choices).toEqual([event.choice]);
    await plan(unreachable);
  }
  actor.send({ type: 'days.changed', days: { fromDay: '' } });
  expect([state(), context().rows, context().failure]).toEqual(['incomplete', null, null]);
});

test('another day, or a time chosen by hand, makes a new plan', async () => {
  const { actor, state, plans, plan } = open('move');
  await plan([row('c1', { to: place })]);
  actor.send({ type: 'choice.made', choice: { candidateId: 'c1', to: null } });
  expect([state(), plans.at(-1)?.input.choices]).toEqual(['planning', [{ candidateId: 'c1', to: null }]]);
  await plan([row('c1')]);
  actor.send({ type: 'days.changed', days: { toDay: '2026-11-27' } });
  expect([state(), plans.at(-1)?.input.move?.toDay]).toEqual(['planning', '2026-11-27']);
  await plan([row('c1')]);
  actor.send({ type: 'days.changed', days: { toDay: '' } });
  expect(state()).toBe('incomplete');
});

test('words are typed in every state before it is done, and clear what was refused', async () => {
  const { actor, state, context, plan, finish } = open('po');
  const type = () => {
    actor.send({ type: 'notes.changed', notes: String(state()) });
    actor.send({ type: 'po.changed', poNumber: String(state()) });
    return [context().notes, context().poNumber];
  };
  expect(type()).toEqual(['planning', 'planning']);
  await plan(unreachable);
  actor.send({ type: 'run.pressed', changeId: 'x1' });
  expect(type()).toEqual(['unplanned', 'unplanned']);
  expect(context().failure).toBeNull();
  actor.send({ type: 'retry.pressed' });
  await plan([row('c1')]);
  expect(type()).toEqual(['planned', 'planned']);
  actor.send({ type: 'po.changed', poNumber: '  ' });
  actor.send({ type: 'run.pressed', changeId: 'x1' });
  expect([state(), context().errors.poNumber]).toEqual(['planned', PO_MISSING]);
  actor.send({ type: 'po.changed', poNumber: ' PO-991 ' });
  expect(context().errors).toEqual({});
  actor.send({ type: 'run.pressed', changeId: 'x1' });
  await finish(unreachable);
  expect([state(), context().failure?.code, context().poNumber]).toEqual(['planned', 'UNREACHABLE', ' PO-991 ']);
  actor.send({ type: 'notes.changed', notes: '' });
  expect(context().failure).toBeNull();
  actor.send({ type: 'retry.pressed' });
  expect(state()).toBe('planning');
});

test('a press that failed is pressed again with the same id, and says nothing of the failure meanwhile', async () => {
  const { actor, context, runs, plan, finish } = open('po');
  await plan([row('c1')]);
  actor.send({ type: 'po.changed', poNumber: ' PO-991 ' });
  actor.send({ type: 'run.pressed', changeId: 'x1' });
  await finish(unreachable);
  actor.send({ type: 'run.pressed', changeId: 'x1' });
  expect(context().failure).toBeNull();
  expect(runs.map(({ input }) => [input.changeId, input.poNumber])).toEqual([
    ['x1', 'PO-991'],
    ['x1', 'PO-991'],
  ]);
});

test('it can be undone until its mails leave; a failure says so and can be pressed again', async () => {
  const { actor, state, context, undos, plan, finish, takeBack, at, told, tags } = open('resend');
  await plan([row('c1')]);
  actor.send({ type: 'run.pressed', changeId: 'x1' });
  await finish(changed('done'));
  at('2026-11-23T01:04:00Z');
  expect([state(), context().remainingMs]).toEqual(['undoable', 60_000]);
  actor.send({ type: 'undo.pressed' });
  expect([state(), tags()]).toEqual(['undoing', ['busy', 'done']]);
  await takeBack(unreachable);
  expect([state(), context().failure?.code, told()]).toEqual(['undoable', 'UNREACHABLE', 1]);
  actor.send({ type: 'undo.pressed' });
  expect([undos.at(-1)?.input, context().failure]).toEqual([{ changeId: 'x1' }, null]);
  await takeBack(changed('undone'));
  expect([state(), context().change?.undone, context().remainingMs, told(), tags()]).toEqual([
    'over',
    true,
    0,
    2,
    ['done'],
  ]);
});

test('when its mails leave it can no longer be undone', async () => {
  const { actor, state, context, plan, finish, at } = open('resend');
  await plan([row('c1')]);
  actor.send({ type: 'run.pressed', changeId: 'x1' });
  await finish(changed('done'));
  at('2026-11-23T01:04:59Z');
  at(UNDO_UNTIL);
  expect([state(), context().remainingMs]).toEqual(['over', 0]);
  actor.send({ type: 'undo.pressed' });
  expect(state()).toBe('over');
});

const noDays = { siteId: null, fromDay: '', toDay: '' };

test('[bulk.resumed] a change that was done before the page was loaded is looked up and can be undone until its mails leave', async () => {
  const { actor, state, tags, loads, load, plans, undos, takeBack, at, context, told } = open('cancel', noDays, {
    isResumed: true,
  });
  expect([state(), tags(), plans.length]).toEqual(['resuming', [], 0]);
  await load(unreachable);
  expect([state(), context().failure?.code]).toEqual(['unfound', 'UNREACHABLE']);
  actor.send({ type: 'retry.pressed' });
  expect([state(), context().failure, loads.map(({ input }) => input)]).toEqual([
    'resuming',
    null,
    [{ changeId: 'x1' }, { changeId: 'x1' }],
  ]);
  await load(changed('done'));
  at('2026-11-23T01:04:00Z');
  expect([state(), context().remainingMs, told()]).toEqual(['undoable', 60_000, 0]);
  actor.send({ type: 'undo.pressed' });
  await takeBack(changed('undone'));
  expect([state(), undos[0]?.input, told()]).toEqual(['over', { changeId: 'x1' }, 1]);
});

test('[bulk.resumed] one that cannot be undone any more is gone', async () => {
  const { state, load, context } = open('po', noDays, { isResumed: true });
  await load(new PortalFailure({ code: 'NOT_FOUND' }));
  expect([state(), context().change, context().failure]).toEqual(['gone', null, null]);
});

test('[bulk.typed] text typed before is shown again, and is applied', async () => {
  const { actor, plan, runs, plans } = open('cancel', noDays, { notes: 'Flights changed.' });
  expect(plans[0]?.input.choices).toEqual([]);
  await plan([row('c1')]);
  actor.send({ type: 'run.pressed', changeId: 'x1' });
  expect(runs[0]?.input.notes).toBe('Flights changed.');
});

test('[bulk.po] Enter before the plan has arrived sets the number once it has, if no booking refuses it', async () => {
  const { actor, state, context, isWanted, plan, runs } = open('po');
  actor.send({ type: 'run.pressed', changeId: 'x1' });
  expect([isWanted(), context().errors.poNumber]).toEqual([false, PO_MISSING]);
  actor.send({ type: 'po.changed', poNumber: 'PO-991' });
  actor.send({ type: 'run.pressed', changeId: 'x1' });
  expect([isWanted(), state()]).toEqual([true, 'planning']);
  await plan([row('c1'), row('c2')]);
  expect([state(), runs[0]?.input.poNumber, runs[0]?.input.people.length]).toEqual(['running', 'PO-991', 2]);
});

test('[bulk.po] a plan with a refusal is shown first; text typed after Enter is not applied by it', async () => {
  const pressed = () => {
    const opened = open('po');
    opened.actor.send({ type: 'po.changed', poNumber: 'PO-99' });
    opened.actor.send({ type: 'run.pressed', changeId: 'x1' });
    return opened;
  };
  const shown = pressed();
  await shown.plan([row('c1'), row('c2', { reason: 'It is Completed.' })]);
  expect([shown.state(), shown.runs.length]).toEqual(['planned', 0]);
  const typed = pressed();
  typed.actor.send({ type: 'po.changed', poNumber: 'PO-991' });
  expect([typed.isWanted(), typed.context().poNumber]).toEqual([false, 'PO-991']);
  await typed.plan([row('c1')]);
  expect([typed.state(), typed.runs.length]).toEqual(['planned', 0]);
  const move = open('move');
  move.actor.send({ type: 'run.pressed', changeId: 'x1' });
  expect(move.isWanted(), 'of a move it is always shown').toBe(false);
});

test('[bulk.once] an unanswered change is sent again under its id; other words or another plan get a new one', async () => {
  const { actor, runs, ...bulk } = open('po', undefined, { poNumber: 'PO-1' });
  const press = (changeId: string) => actor.send({ type: 'run.pressed', changeId });
  await bulk.plan([row('c1')]);
  press('x1');
  await bulk.finish(unreachable);
  press('x2');
  await bulk.finish(unreachable);
  actor.send({ type: 'po.changed', poNumber: 'PO-2' });
  press('x3');
  await bulk.finish(unreachable);
  actor.send({ type: 'retry.pressed' });
  await bulk.plan([row('c1', { updatedAt: '2026-11-23T00:01:00Z' })]);
  press('x4');
  expect(runs.map(({ input }) => [input.changeId, input.poNumber])).toEqual([
    ['x1', 'PO-1'],
    ['x1', 'PO-1'],
    ['x3', 'PO-2'],
    ['x4', 'PO-2'],
  ]);
});
