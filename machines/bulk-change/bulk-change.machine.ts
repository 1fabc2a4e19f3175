import { assign, not, setup, stateIn } from 'xstate';
import { defined } from '../lib/assert-defined.ts';
import { toPortalError } from '../lib/portal-error.ts';
import { type ClockTicked, clockPort, port } from '../lib/ports.ts';
import { withEvent } from '../lib/with-event.ts';
import { areInOrder, DAYS_TURNED } from '../rules/calendar/dates.ts';
import type {
  BulkChange,
  BulkChangeContext,
  BulkChangeEvent,
  BulkChangeInput,
  BulkChoice,
  MoveDays,
  PlannedRow,
  PlanRequest,
  RunRequest,
} from './bulk-change.types.ts';

export const PO_MISSING = 'Type the PO number that all of them get.';

/** Bookings that can be changed: no refusal, and for a move a time was found. */
export const doable = ({ action, rows }: Pick<BulkChangeContext, 'action' | 'rows'>): readonly PlannedRow[] =>
  (rows ?? []).filter(({ reason, to }) => reason === null && (action !== 'move' || to !== null));

const bulkSetup = setup({
  types: {
    context: {} as BulkChangeContext,
    events: {} as BulkChangeEvent | ClockTicked,
    input: {} as BulkChangeInput,
    tags: {} as 'busy' | 'done',
  },
  actors: {
    findPlan: port<readonly PlannedRow[], PlanRequest>(),
    run: port<BulkChange, RunRequest>(),
    loadChange: port<BulkChange, { changeId: string }>(),
    undo: port<BulkChange, { changeId: string }>(),
    clock: clockPort,
  },
  actions: {
    notifyBookingsChanged: () => {},
    setDays: assign(({ context }, { days }: { days: Partial<MoveDays> }) => ({
      changeId: null,
      days: { ...context.days, ...days },
      choices: [],
      errors: {},
      failure: null,
    })),
    setChoice: assign(({ context }, { choice }: { choice: BulkChoice }) => withChoice(context, choice)),
    setNotes: assign((_, { notes }: { notes: string }) => ({ notes, failure: null })),
    setPo: assign((_, { poNumber }: { poNumber: string }) => ({ changeId: null, poNumber, errors: {}, failure: null })),
    clearChangeId: assign({ changeId: null }),
    /** A change without an answer keeps its id, so that sending it again is the same change. */
    setChangeId: assign(({ context }, { changeId }: { changeId: string }) => ({
      changeId: context.changeId ?? changeId,
    })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toPortalError(error) })),
    setChange: assign((_, { output }: { output: BulkChange }) => ({ change: output, failure: null })),
  },
  guards: {
    isResumed: ({ context }) => context.isResumed,
    isGone: (_, { error }: { error: unknown }) => toPortalError(error).code === 'NOT_FOUND',
    isWhole: ({ context: { action, days } }) => action !== 'move' || areInOrder(days.fromDay, days.toDay) === true,
    isReversed: ({ context: { days } }) => areInOrder(days.fromDay, days.toDay) === false,
    hasPo: ({ context: { action, poNumber } }) => action !== 'po' || poNumber.trim() !== '',
    isPo: ({ context }) => context.action === 'po',
    isAnyDoable: ({ context }) => doable(context).length > 0,
    /** 'Set' was pressed before it was known what it does. */
    isWanted: stateIn({ planning: 'wanted' }),
    areAllDoable: ({ context }) => doable(context).length === context.rows?.length,
    isOver: ({ context }, { now }: ClockTicked) => now >= Date.parse(defined(context.change).undoUntil),
  },
});

const withChoice = ({ choices }: BulkChangeContext, choice: BulkChoice) => ({
  changeId: null,
  choices: [...choices.filter(({ candidateId }) => candidateId !== choice.candidateId), choice],
});

const typed = {
  'notes.changed': { actions: [withEvent('setNotes'), 'clearChangeId'] },
  'po.changed': { actions: withEvent('setPo') },
} as const;
const changes = {
  ...typed,
  'days.changed': { target: '#bulkChange.asking', actions: withEvent('setDays') },
  'choice.made': { target: '#bulkChange.asking', actions: withEvent('setChoice') },
} as const;

/**
 * Several bookings of the list change together: what that does to each is shown first, then it is done for all for whom
 * it can be, and undone as a whole while its mails wait.
 *
 * One that was done before the page was loaded is looked up, and undone as well.
 *
 * Ports: `findPlan` → a row for each · `run`, `undo` and `loadChange` → what became of each · `clock`, until it can no longer be
 * undone.
 * Action: `notifyBookingsChanged` after each of both: the list shows something else.
 * Errors: what is missing in `errors`, what was refused as `failure`; everything that was chosen and typed is kept. What got no
 * answer may have been done: unchanged it is sent again under the same id, with other words or another plan under a new one.
 */
export const bulkChangeMachine = bulkSetup.createMachine({
  id: 'bulkChange',
  context: ({ input: { typed, ...input } }) => ({
    ...input,
    ...typed,
    rows: null,
    change: null,
    errors: {},
    failure: null,
    remainingMs: 0,
  }),
  initial: 'asking',
  states: {
    asking: {
      always: [
        { guard: 'isResumed', target: 'resuming' },
        { guard: 'isWhole', target: 'planning' },
        { guard: 'isReversed', target: 'incomplete', actions: assign({ errors: { toDay: DAYS_TURNED } }) },
        { target: 'incomplete' },
      ],
    },
    incomplete: { entry: assign({ rows: null }), on: { ...typed, 'days.changed': changes['days.changed'] } },
    planning: {
      tags: 'busy',
      entry: assign({ changeId: null, failure: null }),
      invoke: {
        id: 'findPlan',
        src: 'findPlan',
        input: ({ context: { action, candidateIds, days, choices } }) => ({
          action,
          candidateIds,
          choices,
          move: action === 'move' ? days : null,
        }),
        onDone: [
          { guard: 'isWanted', target: 'deciding', actions: assign({ rows: ({ event }) => event.output }) },
          { target: 'planned', actions: assign({ rows: ({ event }) => event.output }) },
        ],
        onError: { target: 'unplanned', actions: withEvent('setFailure') },
      },
      on: changes,
      initial: 'looking',
      states: {
        looking: {
          on: {
            'run.pressed': [
              { guard: not('hasPo'), actions: assign({ errors: { poNumber: PO_MISSING } }) },
              { guard: 'isPo', target: 'wanted', actions: withEvent('setChangeId') },
            ],
          },
        },
        /** Enter was pressed in the PO number's field before the plan came: set at once if all allow it. */
        wanted: {
          on: {
            'po.changed': { target: 'looking', actions: withEvent('setPo') },
            'notes.changed': { actions: withEvent('setNotes') }, // nothing was sent yet
          },
        },
      },
    },
    deciding: { always: [{ guard: 'areAllDoable', target: 'running' }, { target: 'planned' }] },
    unplanned: { on: { ...changes, 'retry.pressed': 'planning' } },
    planned: {
      on: {
        ...changes,
        'retry.pressed': 'planning',
        'run.pressed': [
          { guard: not('hasPo'), actions: assign({ errors: { poNumber: PO_MISSING } }) },
          { guard: 'isAnyDoable', target: 'running', actions: withEvent('setChangeId') },
        ],
      },
    },
    running: {
      tags: 'busy',
      entry: assign({ failure: null }),
      invoke: {
        id: 'run',
        src: 'run',
        input: ({ context }) => ({
          changeId: defined(context.changeId),
          action: context.action,
          notes: context.notes.trim(),
          poNumber: context.poNumber.trim(),
          people: doable(context).map(({ candidateId, updatedAt, to }) => ({
            candidateId,
            updatedAt,
            to: to && { rosterId: to.rosterId, startsAt: to.startsAt },
          })),
        }),
        onDone: { target: 'undoable', actions: [withEvent('setChange'), 'notifyBookingsChanged'] },
        onError: { target: 'planned', actions: withEvent('setFailure') },
      },
    },
    resuming: {
      entry: assign({ failure: null }),
      invoke: {
        id: 'loadChange',
        src: 'loadChange',
        input: ({ context: { changeId } }) => ({ changeId: defined(changeId) }),
        onDone: { target: 'undoable', actions: withEvent('setChange') },
        onError: [
          { guard: withEvent('isGone'), target: 'gone' },
          { target: 'unfound', actions: withEvent('setFailure') },
        ],
      },
    },
    unfound: { on: { 'retry.pressed': 'resuming' } },
    gone: {},
    undoable: {
      tags: 'done',
      invoke: { src: 'clock' },
      on: {
        'clock.ticked': [
          { guard: withEvent('isOver'), target: 'over' },
          {
            actions: assign({
              remainingMs: ({ context, event }) => Date.parse(defined(context.change).undoUntil) - event.now,
            }),
          },
        ],
        'undo.pressed': 'undoing',
      },
    },
    undoing: {
      tags: ['busy', 'done'],
      entry: assign({ failure: null }),
      invoke: {
        id: 'undo',
        src: 'undo',
        input: ({ context: { changeId } }) => ({ changeId: defined(changeId) }),
        onDone: { target: 'over', actions: [withEvent('setChange'), 'notifyBookingsChanged'] },
        onError: { target: 'undoable', actions: withEvent('setFailure') },
      },
    },
    over: { tags: 'done', entry: assign({ remainingMs: 0 }) },
  },
});
