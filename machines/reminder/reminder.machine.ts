import { assign, initialTransition, type SnapshotFrom, setup, transition } from 'xstate';
import { defined } from '../lib/assert-defined.ts';
import { withEvent } from '../lib/with-event.ts';
import { type Planned, reminderPlan } from '../rules/booking/reminder-times.ts';
import {
  DELIVERIES,
  type Delivery,
  type DueFacts,
  REMINDER_PHASES,
  type ReminderEvent,
  type ReminderFacts,
  type ReminderPhase,
  STORED_STATES,
  type StoredState,
} from './reminder.types.ts';

// Services and screens ask by the machine's name.
export * from './reminder.types.ts';

const NEW: ReminderFacts = { stored: null, sendAt: null, isHeldBack: false, delivery: 'waiting', answer: 'none' };

/**
 * One reminder of one time, from its plan to the answer: it waits for its moment, where need be until quiet hours are over,
 * is written to the outbox, leaves, and is answered. The service finds the phase from the row, computes the phase after
 * an event, and stores that.
 *
 * Input: the row, the delivery of its mail, and the candidate's answer.
 * Events: `moment.came` with the facts at that moment, `delivery.changed` by the outbox, `reminder.withdrawn` where the
 * appointment is cancelled or moved, `appointment.returned` to the time it is about, and the candidate's replies.
 */
export const reminderMachine = setup({
  types: { context: {} as ReminderFacts, input: {} as ReminderFacts, events: {} as ReminderEvent },
  guards: {
    isStored: ({ context }, { as }: { as: StoredState }) => context.stored === as,
    isDelivery: ({ context }, { as }: { as: Delivery }) => context.delivery === as,
    isAnswer: ({ context }, { as }: { as: ReminderFacts['answer'] }) => context.answer === as,
    isTooLate: ({ context }) => context.stored === null && context.sendAt === null,
    isHeldBack: ({ context }) => context.isHeldBack,
    hasGone: (_, { stands }: Pick<DueFacts, 'stands'>) => !stands,
    isUnwanted: (_, { isLate, isChosen, isReachable }: Omit<DueFacts, 'stands'>) => isLate || !isChosen || !isReachable,
  },
  actions: {
    setDelivery: assign((_, { delivery }: { delivery: Delivery }) => ({ delivery })),
    setTime: assign((_, { sendAt, isHeldBack }: { sendAt: string; isHeldBack: boolean }) => ({ sendAt, isHeldBack })),
  },
}).createMachine({
  id: 'reminder',
  context: ({ input }) => input,
  initial: 'finding',
  states: {
    finding: {
      always: [
        { guard: { type: 'isStored', params: { as: 'stopped' } }, target: 'stopped' },
        { guard: { type: 'isStored', params: { as: 'skipped' } }, target: 'skipped' },
        { guard: { type: 'isStored', params: { as: 'written' } }, target: 'written' },
        { guard: 'isTooLate', target: 'tooLate' },
        { target: 'planned' },
      ],
    },
    planned: {
      initial: 'finding',
      on: {
        'moment.came': [
          { guard: withEvent('hasGone'), target: 'stopped' },
          { guard: withEvent('isUnwanted'), target: 'skipped' },
          { target: 'written' },
        ],
      },
      states: {
        finding: { always: [{ guard: 'isHeldBack', target: 'outsideQuietHours' }, { target: 'onTime' }] },
        onTime: {},
        outsideQuietHours: {},
      },
    },
    written: {
      initial: 'finding',
      on: { 'delivery.changed': { target: '.finding', actions: withEvent('setDelivery') } },
      states: {
        finding: {
          always: [
            { guard: { type: 'isDelivery', params: { as: 'sent' } }, target: 'sent' },
            { guard: { type: 'isDelivery', params: { as: 'failed' } }, target: 'failed' },
            { guard: { type: 'isDelivery', params: { as: 'sending' } }, target: 'sending' },
            { guard: { type: 'isDelivery', params: { as: 'retried' } }, target: 'retrying' },
            { target: 'waiting' },
          ],
        },
        waiting: { on: { 'reminder.withdrawn': '#reminder.stopped' } },
        retrying: { on: { 'reminder.withdrawn': '#reminder.stopped' } },
        sending: {},
        failed: {},
        sent: {
          initial: 'finding',
          on: { 'reply.confirmed': '.confirmed', 'reply.asked': '.asked' },
          states: {
            finding: {
              always: [
                { guard: { type: 'isAnswer', params: { as: 'confirmed' } }, target: 'confirmed' },
                { guard: { type: 'isAnswer', params: { as: 'asked' } }, target: 'asked' },
                { target: 'unanswered' },
              ],
            },
            unanswered: {},
            confirmed: {},
            asked: {},
          },
        },
      },
    },
    skipped: {},
    stopped: {
      on: { 'appointment.returned': { target: 'planned', actions: withEvent('setTime') } },
    },
    tooLate: { type: 'final' },
  },
});

export type ReminderSnapshot = SnapshotFrom<typeof reminderMachine>;

/** The phase of a reminder; what is not said is as of one that is new. */
export const reminderPhase = (facts: Partial<ReminderFacts>): ReminderSnapshot =>
  initialTransition(reminderMachine, { ...NEW, ...facts })[0];

/** The phase of a reminder that is planned now: too late, or with the time at which it leaves. */
export const plannedReminder = (planned: Planned): ReminderSnapshot => {
  const plan = reminderPlan(planned);
  return reminderPhase({ sendAt: plan?.at ?? null, isHeldBack: plan?.isHeldBack ?? false });
};

const afterEvent = (phase: ReminderSnapshot, event: ReminderEvent): ReminderSnapshot =>
  transition(reminderMachine, phase, event)[0];

/** The stored state of a reminder that is due. */
export const dueOutcome = (facts: DueFacts): StoredState =>
  storedState(afterEvent(reminderPhase({ stored: 'planned' }), { type: 'moment.came', ...facts }));

/** The stored state of a phase: the one at its top. */
const storedState = (phase: ReminderSnapshot): StoredState =>
  defined(STORED_STATES.find((state) => phase.matches(state)));

/** Stored states of reminders that are planned again once the appointment is back at their time. */
export const RETURNING: readonly StoredState[] = STORED_STATES.filter((stored) =>
  reminderPhase({ stored }).can({ type: 'appointment.returned', sendAt: '', isHeldBack: false }),
);

/** Delivery states in which a written reminder can be taken back. */
export const WITHDRAWABLE: readonly Delivery[] = DELIVERIES.filter((delivery) =>
  reminderPhase({ stored: 'written', delivery }).can({ type: 'reminder.withdrawn' }),
);

const isIn = (phase: ReminderSnapshot, shown: ReminderPhase): boolean => {
  if (shown === 'sent') return phase.matches({ written: { sent: 'unanswered' } });
  if (shown === 'confirmed' || shown === 'asked') return phase.matches({ written: { sent: shown } });
  return phase.matches({ written: shown });
};

/** The phase shown on the booking's page; null for a reminder that is not written. */
export const shownPhase = (phase: ReminderSnapshot): ReminderPhase | null =>
  REMINDER_PHASES.find((shown) => isIn(phase, shown)) ?? null;

const ANSWERS = ['none', 'confirmed', 'asked'] as const satisfies readonly ReminderFacts['answer'][];

/** The shown phase of a written reminder by where its mail is and what was answered: for statements, which join it. */
export const WRITTEN_PHASES = DELIVERIES.flatMap((delivery) =>
  ANSWERS.map((answer) => ({
    delivery,
    answer,
    phase: defined(shownPhase(reminderPhase({ stored: 'written', delivery, answer }))),
  })),
);
