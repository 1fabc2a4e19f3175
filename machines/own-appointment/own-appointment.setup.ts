import { assign, setup } from 'xstate';
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
    isWithDoctor: ({ context }) => context.isWithDoctor,
    isWaiting: ({ context }) => context.isWithDoctor && context.earlier === 'waiting',
    isOffered: ({ context }) => context.isWithDoctor && context.earlier === 'offered',
  },
  actions: {
    setNow: assign((_, { now }: { now: number }) => ({ now })),
    setHold: assign((_, { until }: { until: number }) => ({ move: { heldUntil: until, isMoved: false } })),
  },
});
