import fc from 'fast-check';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { brokenOf } from '../../lab/simulation/invariants.ts';
import { worldOf } from '../../lab/simulation/search.ts';
import type { Parts, World } from '../../lab/simulation/simulate.ts';
import { bulkInvariants, changeInvariants } from '../../machines/bulk-change/bulk-change.invariants.ts';
import { bulkChangeMachine } from '../../machines/bulk-change/bulk-change.machine.ts';
import type { BulkChange, PlannedRow, RunRequest } from '../../machines/bulk-change/bulk-change.types.ts';
import { type ClockTicked, epochMs } from '../../machines/lib/ports.ts';
import { ChangeService } from './change-service.ts';
import { line } from './line.ts';

type Step = { does: 'type'; po: '' | 'A' | 'B' } | { does: 'set' } | { does: 'undo' } | { does: 'try again' };
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ does: fc.constant('type' as const), po: fc.constantFrom('', 'A', 'B') }),
  { weight: 2, arbitrary: fc.constant<Step>({ does: 'set' }) },
  fc.constant<Step>({ does: 'undo' }),
  fc.constant<Step>({ does: 'try again' }),
);

const row: PlannedRow = {
  candidateId: 'amira',
  reference: 'PF-1',
  candidateName: 'Amira Haddad',
  companyName: 'Redgum',
  status: 'Confirmed',
  siteName: 'Perth',
  timeZone: 'Australia/Perth',
  startsAt: '2026-11-24T01:00:00Z',
  updatedAt: '2026-11-20T00:00:00Z',
  reason: null,
  note: null,
  to: null,
  options: [],
};

/** One person sets the PO number of several bookings, and takes it back. */
function world({ time, network, inspect }: Parts): World<Step> {
  const service = new ChangeService(time);
  let ids = 0;
  const machine = bulkChangeMachine.provide({
    actors: {
      findPlan: fromPromise(() => network.call(() => service.findRows([row]))),
      run: fromPromise<BulkChange, RunRequest>(({ input }) => network.call(() => service.run(input))),
      undo: fromPromise<BulkChange, { changeId: string }>(({ input }) =>
        network.call(() => service.undo(input.changeId)),
      ),
      loadChange: fromPromise<BulkChange, { changeId: string }>(({ input }) =>
        network.call(() => service.read(input.changeId)),
      ),
      clock: fromCallback<ClockTicked>(({ sendBack }) =>
        time.every(1_000, () => sendBack({ type: 'clock.ticked', now: epochMs(time.now) })),
      ),
    },
  });
  const typed = { days: { siteId: null, fromDay: '', toDay: '' }, choices: [], notes: '', poNumber: '' };
  const bulk = createActor(machine, {
    clock: time.clock,
    inspect,
    input: { changeId: null, action: 'po', candidateIds: ['amira'], isResumed: false, typed },
  }).start();
  return {
    act(taken) {
      if (taken.does === 'type') bulk.send({ type: 'po.changed', poNumber: taken.po });
      else if (taken.does === 'undo') bulk.send({ type: 'undo.pressed' });
      else if (taken.does === 'try again') bulk.send({ type: 'retry.pressed' });
      else {
        ids += 1;
        bulk.send({ type: 'run.pressed', changeId: `change-${ids}` });
      }
    },
    isQuiet: () => !bulk.getSnapshot().hasTag('busy'),
    broken() {
      const made = [...service.changes.done].map(
        ([key, { poNumber }]) => [key, { poNumber, isUndone: service.undone.has(key) }] as const,
      );
      return [
        ...brokenOf(bulkInvariants, bulk.getSnapshot(), undefined),
        ...brokenOf(changeInvariants, bulk.getSnapshot(), { made: new Map(made) }),
      ];
    },
  };
}

export const bulkWorld = worldOf('bulk change', { world, step, ...line }, []);
