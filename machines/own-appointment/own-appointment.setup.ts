import { assign, setup, stateIn } from 'xstate';
import type { OwnEvent, OwnInput } from './own-appointment.types.ts';

const isHolding = ({ move, now }: OwnInput) => (move?.heldUntil ?? now) > now;
const isOver = ({ appointment }: OwnInput) => appointment === 'past' || appointment === 'cancelled';

export const ownSetup = setup({
  types: { context: {} as OwnInput, input: {} as OwnInput, events: {} as OwnEvent, tags: {} as 'sendable' },
  guards: {
    isAhead: ({ context }) => context.appointment === 'ahead',
    isPast: ({ context }) => context.appointment === 'past',
    isCancelled: ({ context }) => context.appointment === 'cancelled',
    isComplete: ({ context }) => !context.isIncomplete || isOver(context),
    isConfirmed: ({ context }) => context.answer === 'confirmed',
    isAsked: ({ context }) => context.answer === 'asked',
    isMovable: ({ context }) => context.move !== null,
    isMoved: ({ context }) => context.move?.isMoved === true,
    isHolding: ({ context }) => isHolding(context),
    isHoldOver: ({ context }) => !isHolding(context),
    hasHeldTime: stateIn({ appointment: { ahead: { time: { movable: 'holding' } } } }),
    hasOfferedTime: stateIn({ appointment: { ahead: { earlier: 'offered' } } }),
    isWithDoctor: ({ context }) => context.isWithDoctor,
    isWaiting: ({ context }) => context.isWithDoctor && context.earlier === 'waiting',
    isOffered: ({ context }) => context.isWithDoctor && context.earlier === 'offered',
  },
  actions: {
    setNow: assign((_, { now }: { now: number }) => ({ now })),
    clearAnswer: assign({ answer: 'none' }),
    setMoved: assign({ move: { heldUntil: null, isMoved: true } }),
    setHold: assign(({ context }, { until }: { until: number }) => ({
      move: { heldUntil: until, isMoved: context.move?.isMoved ?? false },
    })),
  },
});
