import { linkSetup } from './candidate-link.setup.ts';

/** Whether the candidate comes at the time that stands. Another time asks anew. */
const answerStates = linkSetup.createStateConfig({
  initial: 'finding',
  states: {
    finding: {
      always: [
        { guard: 'isConfirmed', target: 'confirmed' },
        { guard: 'isAsked', target: 'asked' },
        { target: 'unanswered' },
      ],
    },
    unanswered: { on: { 'attendance.confirmed': 'confirmed', 'change.asked': 'asked' } },
    confirmed: { on: { 'change.asked': 'asked' } },
    asked: { on: { 'attendance.confirmed': 'confirmed' } },
  },
});

/** Moving within what the company allows: one time is held while another stands. */
const timeStates = linkSetup.createStateConfig({
  initial: 'finding',
  states: {
    finding: {
      always: [
        { guard: 'isFixed', target: 'fixed' },
        { guard: 'isHolding', target: 'movable.holding' },
        { guard: 'isMoved', target: 'movable.moved' },
        { target: 'movable.reading' },
      ],
    },
    fixed: {},
    movable: {
      initial: 'reading',
      on: {
        'times.opened': '.choosing',
        'time.held': { target: '.holding', actions: { type: 'setHold', params: ({ event }) => event } },
      },
      states: {
        reading: {},
        choosing: {},
        holding: {
          always: { guard: 'isHoldOver', target: 'reading' },
          on: { 'time.taken': 'moved', 'time.released': 'reading' },
        },
        moved: {},
      },
    },
  },
});

/** The wait for an earlier time; one that is offered is held for the candidate. */
const earlierStates = linkSetup.createStateConfig({
  initial: 'finding',
  states: {
    finding: {
      always: [
        { guard: 'isWithoutDoctor', target: 'closed' },
        { guard: 'isOffered', target: 'offered' },
        { guard: 'isWaiting', target: 'waiting' },
        { target: 'unasked' },
      ],
    },
    closed: {},
    unasked: { on: { 'earlier.asked': 'waiting' } },
    waiting: { on: { 'earlier.asked': 'waiting', 'earlier.declined': 'unasked' } },
    offered: { on: { 'earlier.asked': 'offered', 'earlier.taken': 'unasked', 'earlier.declined': 'waiting' } },
  },
});

/** The page of whoever proved to be the candidate: the appointment, and beside it what is left to fill in. */
export const openStates = linkSetup.createStateConfig({
  type: 'parallel',
  states: {
    appointment: {
      initial: 'finding',
      states: {
        finding: {
          always: [
            { guard: 'isArranging', target: 'arranging' },
            { guard: 'isCancelled', target: 'cancelled' },
            { guard: 'isAhead', target: 'ahead' },
            { target: 'past' },
          ],
        },
        arranging: { tags: 'sendable' },
        ahead: {
          tags: 'sendable',
          type: 'parallel',
          states: { answer: answerStates, time: timeStates, earlier: earlierStates },
        },
        past: {},
        cancelled: {},
      },
    },
    details: {
      initial: 'finding',
      states: {
        finding: { always: [{ guard: 'isIncomplete', target: 'filling' }, { target: 'filled' }] },
        filling: { on: { 'details.saved': 'filled' } },
        filled: {},
      },
    },
  },
});
