import type { Plant } from './plant.ts';

export const machinePlants: readonly Plant[] = [
  {
    id: 'machine.session',
    file: 'machines/session/session.machine.ts',
    find: "target: 'warning',\n                    actions: { type: 'countDown'",
    replace: "target: 'refreshing',\n                    actions: { type: 'countDown'",
  },
  {
    id: 'machine.slots',
    file: 'machines/slot-reservation/slot-reservation.machine.ts',
    find: "expired: {\n      entry: [assign({ hold: null, remainingMs: 0 }), 'notifyOwner'],",
    replace: 'expired: {\n      entry: [assign({ hold: null, remainingMs: 0 })],',
  },
  {
    id: 'machine.consult',
    file: 'machines/consult-download/consult-download.machine.ts',
    find: "{ guard: { type: 'isOtpRequired', params: ({ event }) => event }, target: 'password' },",
    replace: '',
  },
  {
    id: 'machine.wizard',
    file: 'machines/booking-wizard/question.states.ts',
    find: "'discard.pressed': 'discarding',",
    replace: '',
  },
  {
    id: 'machine.list',
    file: 'machines/list/list.machine.ts',
    find: "guard: 'hasMore',",
    replace: "guard: ({ context }) => context.nextCursor === 'never',",
  },
  {
    id: 'machine.login',
    file: 'machines/sign-in/sign-in.machine.ts',
    find: "{ target: 'refused', actions: assign({ refusal: ({ event }) => passwordRefusal(event.error) }) },",
    replace: "{ target: 'editing', actions: assign({ refusal: ({ event }) => passwordRefusal(event.error) }) },",
  },
  {
    id: 'machine.booking-status',
    file: 'machines/booking-status/booking-status.table.ts',
    find: "{ from: 'Did Not Attend', to: ['Rescheduled', 'Cancelled', 'Arrived'] },",
    replace: "{ from: 'Did Not Attend', to: ['Cancelled', 'Arrived'] },",
  },
  {
    id: 'machine.form',
    file: 'machines/form/form.machine.ts',
    find: "{ guard: 'wasRefused', target: 'refused' },",
    replace: '',
  },
  {
    id: 'machine.move',
    file: 'machines/appointment-move/appointment-move.machine.ts',
    find: "guard: 'isLegal',",
    replace: '',
  },
  {
    id: 'machine.inspect',
    file: 'lab/inspector/steps/context-diff.ts',
    find: "value === undefined ? null : isLeaf(value) ? brief(value) : '{…}'",
    replace: 'value === undefined ? null : brief(value)',
  },
  {
    id: 'machine.errors',
    file: 'machines/session/session.machine.ts',
    find: "onError: 'asking', // it is unknown what is saved: the person decides",
    replace: '',
  },
  {
    id: 'machine.together',
    file: 'machines/slot-reservation/slot-reservation.machine.ts',
    find: "{ guard: 'hasServerHold', target: 'releasing', actions: assign({ pick: null, failure: null }) },",
    replace: '',
    tests: ['tests/simulation/simulation.test.ts'],
  },
  {
    id: 'machine.together',
    file: 'machines/booking-draft/booking-draft.setup.ts',
    find: 'theirs.draft, winner, unanswered);',
    replace: 'theirs.draft, winner);',
    tests: ['tests/simulation/simulation.test.ts'],
  },
  {
    id: 'machine.together',
    file: 'machines/session/session.machine.ts',
    find: "target: 'watching',\n                    actions: 'failCalls',",
    replace: "target: 'watching',",
    tests: ['tests/simulation/simulation.test.ts'],
  },
];
