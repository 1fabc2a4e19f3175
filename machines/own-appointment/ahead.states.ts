import { withEvent } from '../lib/with-event.ts';
import { ownSetup } from './own-appointment.setup.ts';

/** The candidate's answer to the present time. Another time needs a new answer. */
const answerStates = ownSetup.createStateConfig({
  initial: 'unanswered',
  on: {
    'time.taken': { guard: 'hasHeldTime', target: '.unanswered', actions: 'clearAnswer' },
    'earlier.taken': { guard: 'hasOfferedTime', target: '.unanswered', actions: 'clearAnswer' },
  },
  states: {
    unanswered: {
      always: [
        { guard: 'isConfirmed', target: 'confirmed' },
        { guard: 'isAsked', target: 'asked' },
      ],
      on: { 'attendance.confirmed': 'confirmed', 'change.asked': 'asked' },
    },
    confirmed: { on: { 'change.asked': 'asked' } },
    asked: { on: { 'attendance.confirmed': 'confirmed' } },
  },
});

/** Moving within what the company allows: the new time is held while the appointment keeps its old one. */
const timeStates = ownSetup.createStateConfig({
  initial: 'fixed',
  states: {
    fixed: {
      always: [
        { guard: 'isHolding', target: 'movable.holding' },
        { guard: 'isMovable', target: 'movable.reading' },
      ],
    },
    movable: {
      initial: 'reading',
      on: { 'times.opened': '.choosing', 'time.held': { target: '.holding', actions: withEvent('setHold') } },
      states: {
        reading: { always: { guard: 'isMoved', target: 'moved' } },
        choosing: {},
        holding: {
          always: { guard: 'isHoldOver', target: 'reading' },
          on: {
            'time.taken': { target: 'moved', actions: 'setMoved' },
            'time.released': 'reading',
          },
        },
        moved: {},
      },
    },
  },
});

/** The wait for an earlier time; one that is offered is held for the candidate. */
const earlierStates = ownSetup.createStateConfig({
  initial: 'closed',
  states: {
    closed: {
      always: [
        { guard: 'isOffered', target: 'offered' },
        { guard: 'isWaiting', target: 'waiting' },
        { guard: 'isWithDoctor', target: 'unasked' },
      ],
    },
    unasked: { on: { 'earlier.asked': 'waiting' } },
    waiting: { on: { 'earlier.asked': 'waiting', 'earlier.declined': 'unasked' } },
    offered: { on: { 'earlier.asked': 'offered', 'earlier.taken': 'unasked', 'earlier.declined': 'waiting' } },
  },
});

/** An appointment whose time is to come: three matters that do not wait for each other. */
export const aheadStates = ownSetup.createStateConfig({
  tags: 'sendable',
  type: 'parallel',
  states: { answer: answerStates, time: timeStates, earlier: earlierStates },
});
