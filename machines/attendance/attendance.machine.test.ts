import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { handPorts } from '../../tests/support/hand-ports.ts';
import { attendanceMachine, type StatusAnswer } from './attendance.machine.ts';

/** A row whose changes are answered by hand. */
function openRow() {
  const { ask, last, answer, fail } = handPorts();
  const asked: (string | null)[] = [];
  const told: object[] = [];
  const papers: (object | null)[] = [];
  const visits: (object | null)[] = [];
  const actor = createActor(
    attendanceMachine.provide({
      actors: {
        changeStatus: fromPromise(({ input }) => {
          asked.push(input.to);
          return ask<StatusAnswer>('changeStatus');
        }),
        savePaperwork: fromPromise(({ input }) => {
          papers.push(input.handedIn);
          return ask('savePaperwork');
        }),
        saveVisit: fromPromise(({ input }) => {
          visits.push(input.visit);
          return ask('saveVisit');
        }),
      },
      actions: {
        notifyChanged: (_, params) => void told.push(params),
        notifySaved: () => void told.push({ saved: true }),
      },
    }),
  ).start();
  const handIn = (isHandedIn: boolean) => actor.send({ type: 'paperwork.pressed', paperworkId: 'consent', isHandedIn });
  const press = (to: 'Arrived' | 'In Progress') => actor.send({ type: 'status.pressed', to });
  return {
    asked,
    papers,
    visits,
    told,
    press,
    handIn,
    moveOn: (stop: string) => actor.send({ type: 'visit.pressed', step: 'begun', stop }),
    done: (isTimeTaken = false) => answer(last().name, { isTimeTaken }),
    refuse: () => fail(last().name, { code: 'UNREACHABLE' }),
    state: () => actor.getSnapshot().value,
    now: () => actor.getSnapshot().context,
    isBusy: () => actor.getSnapshot().hasTag('busy'),
  };
}

test('[admin.day-list-status] one press changes the status, and the list reloads', async () => {
  const row = openRow();
  row.press('Arrived');
  expect([row.state(), row.isBusy(), row.asked]).toEqual(['changing', true, ['Arrived']]);
  await row.done(true);
  expect([row.state(), row.told]).toEqual(['ready', [{ to: 'Arrived', isTimeTaken: true }]]);
});

test('a second press while the first is on its way is none', async () => {
  const row = openRow();
  row.press('Arrived');
  row.press('In Progress');
  await row.done();
  expect([row.asked, row.told.length]).toEqual([['Arrived'], 1]);
});

test('a refusal is shown until the next press', async () => {
  const row = openRow();
  row.press('Arrived');
  await row.refuse();
  expect([row.state(), row.now().failure, row.told]).toEqual(['refused', { code: 'UNREACHABLE' }, []]);
  row.press('Arrived');
  expect([row.state(), row.now().failure, row.asked.length]).toEqual(['changing', null, 2]);
});

test('[admin.day-list-paperwork] one press marks a form as handed in, and the list reloads', async () => {
  const row = openRow();
  row.handIn(true);
  row.handIn(false);
  row.press('Arrived');
  expect([row.state(), row.isBusy(), row.asked]).toEqual(['savingPaperwork', true, []]);
  expect(row.papers, 'one at a time').toEqual([{ paperworkId: 'consent', isHandedIn: true }]);
  await row.done();
  expect([row.state(), row.told]).toEqual(['ready', [{ saved: true }]]);
});

test('a form that was not saved says why, and a status pressed next takes its place', async () => {
  const row = openRow();
  row.handIn(false);
  await row.refuse();
  expect([row.state(), row.now(), row.told]).toEqual([
    'refused',
    {
      to: null,
      handedIn: { paperworkId: 'consent', isHandedIn: false },
      visit: null,
      failure: { code: 'UNREACHABLE' },
    },
    [],
  ]);
  row.press('Arrived');
  expect(row.now()).toEqual({ to: 'Arrived', handedIn: null, visit: null, failure: null });
  await row.refuse();
  row.handIn(true);
  expect([row.state(), row.now()]).toEqual([
    'savingPaperwork',
    { to: null, handedIn: { paperworkId: 'consent', isHandedIn: true }, visit: null, failure: null },
  ]);
});

test('[visit.next] one press moves a person on, one at a time, and what was refused gives way to the next press', async () => {
  const row = openRow();
  row.handIn(true);
  await row.refuse();
  row.moveOn('Hearing test');
  row.moveOn('Examination');
  const visit = { step: 'begun', stop: 'Hearing test' };
  expect([row.state(), row.isBusy(), row.visits]).toEqual(['movingOn', true, [visit]]);
  expect(row.now()).toEqual({ to: null, handedIn: null, visit, failure: null });
  await row.refuse();
  expect([row.state(), row.now().failure, row.told]).toEqual(['refused', { code: 'UNREACHABLE' }, []]);
  row.moveOn('Hearing test');
  await row.done();
  expect([row.state(), row.told]).toEqual(['ready', [{ saved: true }]]);
  row.press('Arrived');
  expect(row.now().visit).toBeNull();
  await row.done();
  row.moveOn('Hearing test');
  await row.refuse();
  row.handIn(true);
  expect(row.now().visit).toBeNull();
});
