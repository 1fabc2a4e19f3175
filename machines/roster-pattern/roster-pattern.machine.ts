import { assign, setup } from 'xstate';
import { defined } from '../lib/assert-defined.ts';
import { toPortalError } from '../lib/portal-error.ts';
import { port } from '../lib/ports.ts';
import { withEvent } from '../lib/with-event.ts';
import { areInOrder, DAYS_TURNED, isoDay } from '../rules/calendar/dates.ts';
import { hoursFault } from '../rules/calendar/weekly-hours.ts';
import { REQUIRED } from '../rules/text/required.ts';
import type {
  PatternDraft,
  PatternPlan,
  PatternRequest,
  RosterPatternContext,
  RosterPatternEvent,
  SaveRequest,
} from './roster-pattern.types.ts';

export const NO_DAYS = 'Choose the days of the week.';

const patternSetup = setup({
  types: {
    context: {} as RosterPatternContext,
    events: {} as RosterPatternEvent,
    input: {} as Pick<RosterPatternContext, 'draft' | 'replacesPatternId'>,
    tags: {} as 'busy',
  },
  actors: { findPlan: port<PatternPlan, PatternRequest>(), save: port<unknown, SaveRequest>() },
  actions: {
    openDoctor: () => {},
    setDraft: assign(({ context }, { changes }: { changes: Partial<PatternDraft> }) => ({
      newPatternId: null,
      draft: { ...context.draft, ...changes },
      failure: null,
    })),
    setWrong: assign({ errors: ({ context }) => wrongIn(context.draft) }),
    setMissing: assign({ errors: ({ context }) => ({ ...missingIn(context), ...wrongIn(context.draft) }) }),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toPortalError(error) })),
  },
  guards: {
    isWhole: ({ context }) => Object.keys({ ...missingIn(context), ...wrongIn(context.draft) }).length === 0,
  },
});

/** Fields not chosen yet: shown when saving is tried. A date field itself says when its text is no day. */
function missingIn({ draft, replacesPatternId }: RosterPatternContext): Readonly<Record<string, string>> {
  const { siteId, fromDay, untilDay, hours } = draft;
  return {
    ...(siteId === '' && { siteId: REQUIRED }),
    ...(isoDay(fromDay) === null && { fromDay: REQUIRED }),
    ...(untilDay !== '' && isoDay(untilDay) === null && { untilDay: REQUIRED }),
    ...(hours.length === 0 && replacesPatternId === null && { hours: NO_DAYS }),
  };
}

function wrongIn({ fromDay, untilDay, hours }: PatternDraft): Readonly<Record<string, string>> {
  const fault = hoursFault(hours);
  return {
    ...(areInOrder(fromDay, untilDay) === false && { untilDay: DAYS_TURNED }),
    ...(fault && { [`hours.${fault.index}`]: fault.message }),
  };
}

const request = ({ context: { draft, replacesPatternId } }: { context: RosterPatternContext }) => ({
  draft,
  replacesPatternId,
});
const changed = { 'draft.changed': { target: '#rosterPattern.asking', actions: withEvent('setDraft') } } as const;

/**
 * A doctor's weekly hours at a clinic: new ones, or others in their place, or none. Each change plans again which days
 * they make and which appointments they affect. Nothing is changed before `save.pressed`.
 *
 * Ports: `findPlan` draft → plan · `save` begins the hours. Action: `openDoctor` once they have begun.
 * A save without an answer may have begun: unchanged it is sent again under the same id, with other hours under a new
 * one.
 * Errors: missing or wrong fields in `errors`, a refusal as `failure`; all choices are kept.
 */
export const rosterPatternMachine = patternSetup.createMachine({
  id: 'rosterPattern',
  context: ({ input }) => ({ ...input, newPatternId: null, plan: null, errors: {}, failure: null }),
  initial: 'asking',
  states: {
    asking: {
      entry: 'setWrong',
      always: [{ guard: 'isWhole', target: 'planning' }, { target: 'incomplete' }],
    },
    incomplete: {
      entry: assign({ plan: null }),
      on: { ...changed, 'save.pressed': { actions: 'setMissing' } },
    },
    planning: {
      tags: 'busy',
      entry: assign({ failure: null }),
      invoke: {
        id: 'findPlan',
        src: 'findPlan',
        input: request,
        onDone: { target: 'planned', actions: assign({ plan: ({ event }) => event.output }) },
        onError: { target: 'unplanned', actions: withEvent('setFailure') },
      },
      on: changed,
    },
    unplanned: { on: { ...changed, 'retry.pressed': 'planning' } },
    planned: {
      on: {
        ...changed,
        'retry.pressed': 'planning',
        'save.pressed': {
          target: 'saving',
          actions: assign({ newPatternId: ({ context, event }) => context.newPatternId ?? event.newPatternId }),
        },
      },
    },
    saving: {
      tags: 'busy',
      entry: assign({ failure: null }),
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => ({ ...request({ context }), newPatternId: defined(context.newPatternId) }),
        onDone: 'saved',
        onError: { target: 'planned', actions: withEvent('setFailure') },
      },
    },
    saved: { type: 'final', entry: 'openDoctor' },
  },
});
