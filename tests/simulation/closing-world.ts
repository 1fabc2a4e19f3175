import fc from 'fast-check';
import { createActor, fromPromise } from 'xstate';
import { brokenOf } from '../../lab/simulation/invariants.ts';
import { worldOf } from '../../lab/simulation/search.ts';
import type { Parts, World } from '../../lab/simulation/simulate.ts';
import { closingInvariants, startedInvariants } from '../../machines/closing-plan/closing-plan.invariants.ts';
import { closingPlanMachine } from '../../machines/closing-plan/closing-plan.machine.ts';
import type { StartRequest } from '../../machines/closing-plan/closing-plan.types.ts';
import { ChangeService } from './change-service.ts';
import { line } from './line.ts';

type Step =
  | { does: 'choose days'; last: '2026-11-24' | '2026-11-25' }
  | { does: 'type'; reason: '' | 'Ill' | 'Away' }
  | { does: 'close' }
  | { does: 'try again' };
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ does: fc.constant('choose days' as const), last: fc.constantFrom('2026-11-24', '2026-11-25') }),
  fc.record({ does: fc.constant('type' as const), reason: fc.constantFrom('', 'Ill', 'Away') }),
  { weight: 2, arbitrary: fc.constant<Step>({ does: 'close' }) },
  fc.constant<Step>({ does: 'try again' }),
);

/** One person closes a doctor's days. A process that dies before or after its work is a call whose answer is lost. */
function world({ time, network, inspect }: Parts): World<Step> {
  const service = new ChangeService(time);
  let ids = 0;
  const machine = closingPlanMachine.provide({
    actors: {
      findPlan: fromPromise(() => network.call(service.findPlan)),
      start: fromPromise<unknown, StartRequest>(({ input }) => network.call(() => service.start(input))),
    },
  });
  const scope = { siteIds: ['perth'], doctorIds: [], fromDay: '2026-11-24', toDay: '2026-11-24' };
  const closing = createActor(machine, {
    clock: time.clock,
    inspect,
    input: {
      scope: { ...scope, otherSiteIds: [], prefer: 'nearest' },
      choices: [],
      reason: 'Ill',
      publicReason: '',
      closingId: null,
    },
  }).start();
  return {
    act(taken) {
      if (closing.getSnapshot().status !== 'active') return;
      if (taken.does === 'choose days') closing.send({ type: 'scope.changed', scope: { toDay: taken.last } });
      else if (taken.does === 'type') closing.send({ type: 'reason.changed', reason: taken.reason });
      else if (taken.does === 'try again') closing.send({ type: 'retry.pressed' });
      else {
        ids += 1;
        closing.send({ type: 'close.pressed', closingId: `closing-${ids}` });
      }
    },
    isQuiet: () => !closing.getSnapshot().hasTag('busy'),
    broken() {
      const started = [...service.closings.done.values()];
      const days = new Set(started.map((one) => JSON.stringify(one.scope)));
      return [
        ...brokenOf(closingInvariants, closing.getSnapshot(), undefined),
        ...brokenOf(startedInvariants, closing.getSnapshot(), { started }),
        ...(days.size < started.length ? ['the same days are closed once'] : []),
      ];
    },
  };
}

export const closingWorld = worldOf('closing', { world, step, ...line }, []);
