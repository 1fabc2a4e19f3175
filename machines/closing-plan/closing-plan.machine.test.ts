import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { defined } from '../lib/assert-defined.ts';
import { PortalFailure } from '../lib/portal-error.ts';
import { closingPlanMachine, REASON_MISSING } from './closing-plan.machine.ts';
import type { ClosingScope, Plan, PlannedPerson, PlanRequest, StartRequest } from './closing-plan.types.ts';

const place = (rosterId: number) => ({
  rosterId,
  startsAt: '2026-11-25T01:00:00Z',
  doctorName: 'Dr Kwame Osei',
  siteId: 's1',
  siteName: 'Perth – Hay Street',
  timeZone: 'Australia/Perth',
});
const person = (candidateId: string, change: Partial<PlannedPerson> = {}): PlannedPerson => ({
  candidateId,
  reference: 'PF-100001',
  candidateName: candidateId,
  candidatePhone: '0487 987 987',
  companyName: 'Example Company',
  packageName: 'Hearing',
  status: 'Confirmed',
  rosterId: 1,
  startsAt: '2026-11-24T01:00:00Z',
  doctorName: 'Dr Rao',
  siteName: 'Perth – Hay Street',
  timeZone: 'Australia/Perth',
  action: 'move',
  isHere: false,
  to: place(2),
  reason: null,
  options: [place(3)],
  ...change,
});
const planOf = (people: readonly PlannedPerson[], days = 1): Plan => ({
  days,
  people,
  holds: [],
  waiting: 0,
  doctors: [{ doctorId: 'd1', doctorName: 'Dr Rao', days: 1, closes: true }],
});

/** A plan whose ports are answered by hand, in the order in which they were asked. */
function open(scope: Partial<ClosingScope> = {}) {
  const asked: { request: PlanRequest; answer: (plan: Plan | PortalFailure) => void }[] = [];
  const started: { request: StartRequest; answer: (failure?: PortalFailure) => void }[] = [];
  const opened: string[] = [];
  const told: string[] = [];
  const actor = createActor(
    closingPlanMachine.provide({
      actors: {
        findPlan: fromPromise(
          ({ input: request }) =>
            new Promise<Plan>((resolve, reject) => {
              const answer = (plan: Plan | PortalFailure) =>
                plan instanceof PortalFailure ? reject(plan) : resolve(plan);
              asked.push({ request, answer });
            }),
        ),
        start: fromPromise(
          ({ input: request }) =>
            new Promise<void>((resolve, reject) => {
              started.push({ request, answer: (failure) => (failure ? reject(failure) : resolve()) });
            }),
        ),
      },
      actions: {
        openClosing: ({ context }) => void opened.push(defined(context.closingId)),
        showNotice: (_, { text }) => void told.push(text),
        showFailure: (_, { error }) => void told.push(error.code),
      },
    }),
    {
      input: {
        closingId: null,
        reason: '',
        publicReason: '',
        choices: [],
        scope: {
          siteIds: ['s1'],
          doctorIds: [],
          fromDay: '2026-11-24',
          toDay: '2026-11-24',
          otherSiteIds: [],
          prefer: 'nearest',
          ...scope,
        },
      },
    },
  ).start();
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  return {
    actor,
    asked,
    started,
    opened,
    told,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    async answer(plan: Plan | PortalFailure) {
      asked.at(-1)?.answer(plan);
      await settle();
    },
    async finish(failure?: PortalFailure) {
      started.at(-1)?.answer(failure);
      await settle();
    },
  };
}

const unreachable = new PortalFailure({ code: 'UNREACHABLE' });
const refused = new PortalFailure({ code: 'BAD_REQUEST', reason: '', fields: { reason: 'must say why' } });

test.each([
  ['no clinic', { siteIds: [] }],
  ['no first day', { fromDay: '' }],
  ['no last day', { toDay: '' }],
  ['words that are no day', { fromDay: 'next week' }],
])('%s: the machine requests no plan', (_what, scope) => {
  const { state, asked, context } = open(scope);
  expect([state(), asked.length, context().errors]).toEqual(['incomplete', 0, {}]);
});

test('the last day before the first is said at its field, and a repaired one asks', async () => {
  const { actor, state, asked, context } = open({ toDay: '2026-11-23' });
  expect([state(), context().errors.toDay]).toEqual(['incomplete', 'The last day is before the first.']);
  actor.send({ type: 'scope.changed', scope: { toDay: '2026-11-25' } });
  expect([state(), context().errors]).toEqual(['planning', {}]);
  expect(asked.at(-1)?.request.scope).toMatchObject({ fromDay: '2026-11-24', toDay: '2026-11-25' });
});

test('each change requests a plan with all choices, and the answer to an earlier request has no effect', async () => {
  const { actor, asked, answer, context, state } = open();
  const early = asked[0];
  actor.send({ type: 'scope.changed', scope: { prefer: 'later' } });
  await answer(planOf([person('c1'), person('c2', { action: 'stay', to: null })]));
  early?.answer(planOf([], 9));
  expect([state(), context().plan?.days]).toEqual(['planned', 1]);
  actor.send({ type: 'choice.made', choice: { candidateId: 'c1', to: { rosterId: 3, startsAt: 'then' } } });
  actor.send({ type: 'choice.made', choice: { candidateId: 'c1', to: null } });
  expect(asked.at(-1)?.request).toMatchObject({
    scope: { prefer: 'later' },
    choices: [{ candidateId: 'c1', to: null }],
  });
  expect(asked.at(-1)?.request.choices).toHaveLength(1);
  expect(context().plan?.days, 'the last plan stays on screen meanwhile').toBe(1);
  actor.send({ type: 'choices.cleared' });
  expect(asked.at(-1)?.request.choices).toEqual([]);
  // People without a new time need no phone call.
  actor.send({ type: 'everybody.phoned' });
  expect(asked.at(-1)?.request.choices).toEqual([{ candidateId: 'c1', to: null }]);
});

const closePressed = { type: 'close.pressed', closingId: 'x1' } as const;
const pressedAgain = { type: 'close.pressed', closingId: 'x2' } as const;

const [earlier, phoned] = [
  { candidateId: 'c9', to: null },
  { candidateId: 'c1', to: null },
];

/** Each change with the request after it, where c9 was chosen before. */
const changes = [
  [
    { type: 'scope.changed', scope: { prefer: 'later' } },
    { scope: { prefer: 'later' }, choices: [earlier] },
  ],
  [{ type: 'choice.made', choice: phoned }, { choices: [earlier, phoned] }],
  [{ type: 'everybody.phoned' }, { choices: [phoned] }],
  [{ type: 'choices.cleared' }, { choices: [] }],
] as const;

test.each(changes)(
  '$0.type requests a new plan during a request, after its answer and after its failure',
  async (change) => {
    const { actor, asked, answer, state } = open();
    actor.send(change);
    expect([state(), asked.length]).toEqual(['planning', 2]);
    await answer(planOf([person('c1')]));
    actor.send(change);
    expect([state(), asked.length]).toEqual(['planning', 3]);
    await answer(unreachable);
    actor.send(change);
    expect([state(), asked.length]).toEqual(['planning', 4]);
  },
);

test.each(changes)('$0.type is in the next question, after an answer and after a failure', async (change, asks) => {
  for (const plan of [planOf([person('c1')]), unreachable]) {
    const { actor, asked, answer } = open();
    await answer(planOf([person('c1')]));
    actor.send({ type: 'choice.made', choice: earlier });
    await answer(plan);
    actor.send(change);
    expect(asked.at(-1)?.request).toMatchObject(asks);
  }
});

test('a reason is typed at any time and asks for nothing', async () => {
  const { actor, answer, asked, context, state } = open({ fromDay: '' });
  const type = (reason: string) => {
    actor.send({ type: 'reason.changed', reason });
    return [state(), context().reason, asked.length];
  };
  expect(type('early')).toEqual(['incomplete', 'early', 0]);
  actor.send({ type: 'scope.changed', scope: { toDay: '2026-11-25' } });
  expect([state(), asked.length]).toEqual(['incomplete', 0]);
  actor.send({ type: 'scope.changed', scope: { fromDay: '2026-11-24' } });
  expect(type('asked')).toEqual(['planning', 'asked', 1]);
  await answer(unreachable);
  expect(type('failed')).toEqual(['unplanned', 'failed', 1]);
  actor.send({ type: 'retry.pressed' });
  await answer(planOf([person('c1')]));
  expect(type('planned')).toEqual(['planned', 'planned', 2]);
});

test('a failed request shows a message, keeps all choices, and is repeated at a press', async () => {
  const { actor, asked, answer, context, state } = open();
  actor.send({ type: 'reason.changed', reason: 'Leave' });
  await answer(unreachable);
  expect([state(), context().failure?.code, context().reason]).toEqual(['unplanned', 'UNREACHABLE', 'Leave']);
  actor.send(closePressed);
  expect(state()).toBe('unplanned');
  actor.send({ type: 'retry.pressed' });
  expect([state(), asked.length, context().failure]).toEqual(['planning', 2, null]);
  await answer(new PortalFailure({ code: 'BAD_REQUEST', reason: '', fields: { toDay: 'Too many days.' } }));
  expect([state(), context().failure]).toEqual([
    'unplanned',
    { code: 'BAD_REQUEST', reason: '', fields: { toDay: 'Too many days.' } },
  ]);
  actor.send({ type: 'reason.changed', reason: 'Holiday' });
  expect(context().failure?.code, 'why there is no plan stays').toBe('BAD_REQUEST');
});

test('the closing carries out the plan as shown: who moves to which time, who is phoned, without those who stay', async () => {
  const { actor, started, answer, finish, opened, state, context } = open();
  await answer(
    planOf([
      person('moves'),
      person('phones', { action: 'phone', to: null }),
      person('stays', { action: 'stay', to: null }),
    ]),
  );
  actor.send(closePressed);
  expect([state(), context().errors.reason, started.length]).toEqual(['planned', REASON_MISSING, 0]);
  actor.send({ type: 'reason.changed', reason: 'Water damage' });
  expect(context().errors).toEqual({});
  actor.send(closePressed);
  const seen = { rosterId: 1, startsAt: '2026-11-24T01:00:00Z' };
  expect(started[0]?.request).toEqual({
    closingId: 'x1',
    reason: 'Water damage',
    publicReason: '',
    scope: context().scope,
    people: [
      { candidateId: 'moves', seen, to: { rosterId: 2, startsAt: '2026-11-25T01:00:00Z' } },
      { candidateId: 'phones', seen, to: null },
    ],
  });
  await finish(refused);
  expect([state(), context().failure?.code, opened]).toEqual(['planned', 'BAD_REQUEST', []]);
  actor.send(closePressed);
  expect(context().failure).toBeNull();
  await finish();
  expect([actor.getSnapshot().status, opened]).toEqual(['done', ['x1']]);
});

/** With the closing on its way, of whom c1 is moved. */
async function closing() {
  const opened = open();
  opened.actor.send({ type: 'choice.made', choice: earlier });
  await opened.answer(planOf([person('c1')]));
  opened.actor.send({ type: 'reason.changed', reason: 'Leave' });
  opened.actor.send(closePressed);
  return opened;
}

/** A closing that was sent and got no answer. */
async function unanswered() {
  const opened = await closing();
  await opened.finish(unreachable);
  return opened;
}

test.each([{ type: 'retry.pressed' } as const, pressedAgain])(
  'a closing without an answer is not known to have failed; $type sends the same one again',
  async (again) => {
    const { actor, started, finish, opened, state, context } = await unanswered();
    expect([state(), context().failure?.code, opened]).toEqual(['unanswered', 'UNREACHABLE', []]);
    actor.send(again);
    expect([state(), started.length, context().failure]).toEqual([{ starting: 'asSent' }, 2, null]);
    expect(started[1]?.request).toEqual(started[0]?.request);
    await finish();
    expect([actor.getSnapshot().status, opened]).toEqual(['done', ['x1']]);
  },
);

test.each([...changes, [{ type: 'reason.changed', reason: 'Holiday' }, {}] as const])(
  'after a closing without an answer, $0.type makes another closing of it',
  async (change, asks) => {
    const { actor, asked, started, answer, finish, opened, state, context } = await unanswered();
    actor.send(change);
    if (state() === 'planning') {
      expect(asked.at(-1)?.request).toMatchObject(asks);
      await answer(planOf([person('c1')]));
    }
    expect([state(), context().failure]).toEqual(['planned', null]);
    actor.send(pressedAgain);
    expect(started[1]?.request).toMatchObject({
      closingId: 'x2',
      reason: change.type === 'reason.changed' ? 'Holiday' : 'Leave',
      publicReason: '',
    });
    await finish();
    expect(opened).toEqual(['x2']);
  },
);

test('after a refused closing, another reason makes another closing of it', async () => {
  const { actor, started, finish, context } = await closing();
  await finish(refused);
  actor.send({ type: 'reason.changed', reason: 'Holiday' });
  expect(context().failure).toBeNull();
  actor.send(pressedAgain);
  expect(started[1]?.request).toMatchObject({ closingId: 'x2', reason: 'Holiday' });
});

const reworded = { type: 'reason.changed', reason: 'Leave of Dr Rao' } as const;

test.each([...changes.map(([change]) => change), reworded])(
  '[typing.fast] $type while it is being closed is not in it, and that is said',
  async (change) => {
    const { actor, started, finish, opened, told } = await closing();
    actor.send(change);
    expect([actor.getSnapshot().matches('starting'), started.length]).toEqual([true, 1]);
    await finish();
    expect([opened, told]).toEqual([['x1'], ['What you changed while it was being closed is not in it.']]);
  },
);

test.each([refused, unreachable])(
  '[typing.fast] text typed during the closing stays if the closing failed: $error.code',
  async (failure) => {
    const { actor, started, finish, state, context } = await closing();
    actor.send(reworded);
    expect(context().reason).toBe('Leave of Dr Rao');
    await finish(failure);
    expect([state(), context().reason, context().failure]).toEqual(['planned', 'Leave of Dr Rao', failure.error]);
    actor.send(pressedAgain);
    expect(started[1]?.request).toMatchObject({ closingId: 'x2', reason: 'Leave of Dr Rao' });
  },
);

test.each(changes)(
  '[typing.fast] $0.type during the closing makes a new plan if the closing failed',
  async (change, asks) => {
    const { actor, asked, answer, finish, state, context, told } = await closing();
    actor.send(change);
    actor.send(reworded);
    await finish(refused);
    expect([state(), told, context().closingId]).toEqual(['planning', ['BAD_REQUEST'], null]);
    expect(asked.at(-1)?.request).toMatchObject(asks);
    await answer(planOf([person('c1')]));
    expect([state(), context().reason]).toEqual(['planned', 'Leave of Dr Rao']);
  },
);

test('a closing without later changes ends without a message', async () => {
  const { finish, opened, told } = await closing();
  await finish();
  expect([opened, told]).toEqual([['x1'], []]);
});

test('a plan without any working doctor closes nothing; a plan can be requested again', async () => {
  const { actor, answer, asked, state } = open();
  await answer(planOf([], 0));
  actor.send({ type: 'reason.changed', reason: 'Leave' });
  actor.send(closePressed);
  expect(state()).toBe('planned');
  actor.send({ type: 'retry.pressed' });
  expect([state(), asked.length]).toEqual(['planning', 2]);
  actor.send({ type: 'scope.changed', scope: { siteIds: [] } });
  expect([state(), actor.getSnapshot().context.plan]).toEqual(['incomplete', null]);
  actor.send({ type: 'reason.changed', reason: 'Other' });
  expect(actor.getSnapshot().context.reason).toBe('Other');
});
