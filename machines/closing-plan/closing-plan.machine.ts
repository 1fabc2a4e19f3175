import { assign, not, setup, stateIn } from 'xstate';
import { defined } from '../lib/assert-defined.ts';
import { type PortalError, toPortalError } from '../lib/portal-error.ts';
import { port, type ToastMessage } from '../lib/ports.ts';
import { withEvent } from '../lib/with-event.ts';
import { areInOrder, DAYS_TURNED } from '../rules/calendar/dates.ts';
import type {
  Choice,
  ClosingPlanContext,
  ClosingPlanEvent,
  ClosingScope,
  Plan,
  PlanRequest,
  StartRequest,
} from './closing-plan.types.ts';

export const REASON_MISSING = 'Say why: the board and the record keep it.';
const CHANGED_TOO_LATE = 'What you changed while it was being closed is not in it.';

const planSetup = setup({
  types: {
    context: {} as ClosingPlanContext,
    events: {} as ClosingPlanEvent,
    input: {} as Pick<ClosingPlanContext, 'scope' | 'choices' | 'reason' | 'publicReason' | 'closingId'>,
    tags: {} as 'busy',
  },
  actors: { findPlan: port<Plan, PlanRequest>(), start: port<unknown, StartRequest>() },
  actions: {
    openClosing: () => {},
    showNotice: (_, _notice: ToastMessage) => {},
    /** The plan is requested again, so it cannot show the failure. */
    showFailure: (_, _params: { error: PortalError }) => {},
    setScope: assign(({ context }, { scope }: { scope: Partial<ClosingScope> }) => ({
      errors: {},
      scope: { ...context.scope, ...scope },
    })),
    setReason: assign(({ context }, typed: { reason?: string; publicReason?: string }) => {
      const { reason = context.reason, publicReason = context.publicReason } = typed;
      return { errors: {}, reason, publicReason };
    }),
    setChoice: assign(({ context }, { choice }: { choice: Choice }) => withChoice(context, choice)),
    setAllToPhone: assign({
      choices: ({ context }) => movable(context).map(({ candidateId }) => ({ candidateId, to: null })),
    }),
    clearChoices: assign({ choices: [] }),
    /** A changed plan is another closing than the one that was sent. */
    clearClosingId: assign({ closingId: null, failure: null }),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toPortalError(error) })),
  },
  guards: {
    isWhole: ({ context: { scope } }) => scope.siteIds.length > 0 && areInOrder(scope.fromDay, scope.toDay) === true,
    isReversed: ({ context: { scope } }) => areInOrder(scope.fromDay, scope.toDay) === false,
    hasReason: ({ context }) => context.reason !== '',
    hasDays: ({ context }) => (context.plan?.days ?? 0) > 0,
    isAsSent: stateIn({ starting: 'asSent' }),
    isReworded: stateIn({ starting: 'reworded' }),
    isChanged: stateIn({ starting: 'changed' }),
    isUnanswered: (_, { error }: { error: unknown }) => toPortalError(error).code === 'UNREACHABLE',
  },
});

const withChoice = ({ choices }: ClosingPlanContext, choice: Choice) => ({
  choices: [...choices.filter(({ candidateId }) => candidateId !== choice.candidateId), choice],
});
const movable = ({ plan }: ClosingPlanContext) => (plan?.people ?? []).filter(({ action }) => action !== 'stay');

const changes = {
  'reason.changed': { actions: withEvent('setReason') },
  'scope.changed': { target: '#closingPlan.asking', actions: withEvent('setScope') },
  'choice.made': { target: '#closingPlan.asking', actions: withEvent('setChoice') },
  'everybody.phoned': { target: '#closingPlan.asking', actions: 'setAllToPhone' },
  'choices.cleared': { target: '#closingPlan.asking', actions: 'clearChoices' },
} as const;

/** While it is being closed: what was sent is under way, and its answer decides what the change is of. */
const changesMeanwhile = {
  'reason.changed': [
    { guard: 'isChanged', actions: withEvent('setReason') },
    { target: '.reworded', actions: withEvent('setReason') },
  ],
  'scope.changed': { target: '.changed', actions: withEvent('setScope') },
  'choice.made': { target: '.changed', actions: withEvent('setChoice') },
  'everybody.phoned': { target: '.changed', actions: 'setAllToPhone' },
  'choices.cleared': { target: '.changed', actions: 'clearChoices' },
} as const;

/**
 * Doctors' days that are to close: the appointments affected and where each could go, planned again with every change,
 * so that no two are sent to one time. Nothing is changed before `close.pressed`; the closing is then started as shown.
 *
 * Ports: `findPlan` scope and choices → plan · `start` begins the closing.
 * Actions: `openClosing` once it has begun · `showNotice` · `showFailure` where the plan has no place for it.
 * Errors: missing fields in `errors`, a refusal as `failure`; all choices and texts are kept. A request without an
 * answer may have begun: unchanged it is sent again under the same id, which starts nothing twice. A change made while
 * the closing is sent is kept: in another plan if the closing was refused; otherwise a notice says that it is not
 * included.
 */
export const closingPlanMachine = planSetup.createMachine({
  id: 'closingPlan',
  context: ({ input }) => ({ ...input, plan: null, errors: {}, failure: null }),
  initial: 'asking',
  states: {
    asking: {
      entry: 'clearClosingId',
      always: [
        { guard: 'isWhole', target: 'planning' },
        {
          guard: 'isReversed',
          target: 'incomplete',
          actions: assign({ errors: ({ context }) => ({ ...context.errors, toDay: DAYS_TURNED }) }),
        },
        { target: 'incomplete' },
      ],
    },
    incomplete: {
      entry: assign({ plan: null }),
      on: { 'reason.changed': changes['reason.changed'], 'scope.changed': changes['scope.changed'] },
    },
    planning: {
      tags: 'busy',
      entry: assign({ failure: null }),
      invoke: {
        id: 'findPlan',
        src: 'findPlan',
        input: ({ context: { scope, choices } }) => ({ scope, choices }),
        onDone: { target: 'planned', actions: assign({ plan: ({ event }) => event.output }) },
        onError: { target: 'unplanned', actions: withEvent('setFailure') },
      },
      on: changes,
    },
    unplanned: { on: { ...changes, 'retry.pressed': 'planning' } },
    planned: {
      on: {
        ...changes,
        'reason.changed': { actions: [withEvent('setReason'), 'clearClosingId'] },
        'retry.pressed': 'planning',
        'close.pressed': [
          {
            guard: not('hasReason'),
            actions: assign({ errors: ({ context }) => ({ ...context.errors, reason: REASON_MISSING }) }),
          },
          {
            guard: 'hasDays',
            target: 'starting',
            actions: assign({ closingId: ({ context, event }) => context.closingId ?? event.closingId }),
          },
        ],
      },
    },
    starting: {
      tags: 'busy',
      entry: assign({ failure: null }),
      invoke: {
        id: 'start',
        src: 'start',
        input: ({ context }) => ({
          closingId: defined(context.closingId),
          scope: context.scope,
          reason: context.reason,
          publicReason: context.publicReason,
          people: movable(context).map(({ candidateId, rosterId, startsAt, action, to }) => ({
            candidateId,
            seen: { rosterId, startsAt },
            to: action === 'move' ? { rosterId: defined(to).rosterId, startsAt: defined(to).startsAt } : null,
          })),
        }),
        onDone: [
          { guard: 'isAsSent', target: 'started' },
          { target: 'started', actions: { type: 'showNotice', params: { tone: 'bad', text: CHANGED_TOO_LATE } } },
        ],
        onError: [
          {
            guard: 'isChanged',
            target: 'asking',
            actions: { type: 'showFailure', params: ({ event }) => ({ error: toPortalError(event.error) }) },
          },
          { guard: 'isReworded', target: 'planned', actions: ['clearClosingId', withEvent('setFailure')] },
          { guard: withEvent('isUnanswered'), target: 'unanswered', actions: withEvent('setFailure') },
          { target: 'planned', actions: withEvent('setFailure') },
        ],
      },
      on: changesMeanwhile,
      initial: 'asSent',
      states: { asSent: {}, reworded: {}, changed: {} },
    },
    unanswered: {
      on: {
        ...changes,
        'reason.changed': { target: 'planned', actions: [withEvent('setReason'), 'clearClosingId'] },
        'retry.pressed': 'starting',
        'close.pressed': 'starting',
      },
    },
    started: { type: 'final', entry: 'openClosing' },
  },
});
