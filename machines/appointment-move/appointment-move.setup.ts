import { setup, stateIn } from 'xstate';
import { defined } from '../lib/assert-defined.ts';
import type { PortalError } from '../lib/portal-error.ts';
import { clockPort, type EpochMs, port } from '../lib/ports.ts';
import {
  type BoardPlace,
  type DoneMove,
  type HandReport,
  isSame,
  type Movable,
  type MoveContext,
  type MoveEvent,
  type MoveVerdict,
} from './appointment-move.types.ts';

export const unchecked = (error: PortalError): MoveVerdict => ({
  legal: false,
  reason: 'reason' in error && error.reason !== '' ? error.reason : 'It could not be checked whether the time is free.',
});

export const pickedUpMessage = ({ name, from }: Movable) =>
  from ? `${name} picked up from ${from.words}.` : `${name} picked up, to be given a time.`;

export const verdictMessage = ({ target, verdict }: MoveContext) =>
  `${defined(target).words}. ${defined(verdict).reason}`;

/** Ports, guards and pauses of a move. */
export const moveSetup = setup({
  types: {
    context: {} as MoveContext,
    events: {} as MoveEvent,
    tags: {} as 'busy' | 'lifted' | 'carried',
  },
  actors: {
    validateMove: port<MoveVerdict, { booking: Movable; target: BoardPlace }>(),
    moveAppointment: port<DoneMove, { booking: Movable; target: BoardPlace; reason: string }>(),
    confirmBooking: port<void, { booking: Movable; target: BoardPlace }>(),
    undoMove: port<void, { moveId: string }>(),
    clock: clockPort,
  },
  actions: {
    announce: (_, _said: { text: string }) => {},
    notifyBoard: (_, _report: HandReport) => {},
    refreshBoard: (_, _known: { standsAt: BoardPlace | null }) => {},
  },
  guards: {
    isHome: ({ context }, to: { target: BoardPlace | null }) =>
      to.target === null || isSame(to.target, defined(context.booking).from),
    isSameTarget: ({ context }, to: { target: BoardPlace | null }) => isSame(to.target, context.target),
    isLegal: ({ context }) => context.verdict?.legal === true,
    isRefused: ({ context }) => context.verdict?.legal === false,
    isNotRefused: ({ context }) => context.target !== null && context.verdict?.legal !== false,
    isAllowed: (_, verdict: MoveVerdict) => verdict.legal,
    isFirstTime: ({ context }) => context.verdict?.legal === true && defined(context.booking).from === null,
    hasTarget: ({ context }) => context.target !== null,
    isAway: stateIn('#away'),
    isUndoOver: ({ context }, at: { now: EpochMs }) => at.now >= defined(context.done).undoUntil,
  },
  delays: { settle: 120 },
});
