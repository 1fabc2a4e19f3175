import { expect, test } from 'vitest';
import {
  afterEvent,
  type OwnEvent,
  type OwnFacts,
  ownAppointmentPhase,
  ownStateOf,
} from './own-appointment.machine.ts';

const now = Date.parse('2026-11-22T01:00:00Z');
const MINUTE = 60_000;
const tick = (minutes: number): OwnEvent => ({ type: 'clock.ticked', now: now + minutes * MINUTE });

const ALL = [
  'details.saved',
  'attendance.confirmed',
  'change.asked',
  'times.opened',
  'time.held',
  'time.taken',
  'time.released',
  'earlier.asked',
  'earlier.taken',
  'earlier.declined',
] as const;
const allowed = (own: Partial<OwnFacts>) => {
  const phase = ownAppointmentPhase(own, now);
  const can = ALL.filter((type) => phase.can({ type, until: now + 1 } as OwnEvent));
  return [...can, ...(phase.hasTag('sendable') ? ['files'] : [])].join(' ');
};
const ahead = { appointment: 'ahead' } as const;
const move = { heldUntil: null, isMoved: false };

test.each<[string, Partial<OwnFacts>, string]>([
  ['one that has passed', { isIncomplete: true, isWithDoctor: true, move }, ''],
  ['a cancelled one', { appointment: 'cancelled', isIncomplete: true, isWithDoctor: true, move }, ''],
  ['one that is being arranged', { appointment: 'arranging', isWithDoctor: true, move }, 'files'],
  ['details of one that is arranged', { appointment: 'arranging', isIncomplete: true }, 'details.saved files'],
  ['one ahead', ahead, 'attendance.confirmed change.asked files'],
  ['details before it', { ...ahead, isIncomplete: true }, 'details.saved attendance.confirmed change.asked files'],
  ['a confirmed one', { ...ahead, answer: 'confirmed' }, 'change.asked files'],
  ['one asked about', { ...ahead, answer: 'asked' }, 'attendance.confirmed files'],
  ['one to be moved', { ...ahead, move }, 'attendance.confirmed change.asked times.opened time.held files'],
  [
    'one that was moved',
    { ...ahead, move: { ...move, isMoved: true } },
    'attendance.confirmed change.asked times.opened time.held files',
  ],
  [
    'a held time',
    { ...ahead, move: { heldUntil: now + 1, isMoved: true } },
    'attendance.confirmed change.asked times.opened time.held time.taken time.released files',
  ],
  [
    'a time held no more',
    { ...ahead, move: { heldUntil: now, isMoved: false } },
    'attendance.confirmed change.asked times.opened time.held files',
  ],
  ['one with a doctor', { ...ahead, isWithDoctor: true }, 'attendance.confirmed change.asked earlier.asked files'],
  ['no doctor, and a wait', { ...ahead, earlier: 'waiting' }, 'attendance.confirmed change.asked files'],
  [
    'one that waits',
    { ...ahead, isWithDoctor: true, earlier: 'waiting' },
    'attendance.confirmed change.asked earlier.asked earlier.declined files',
  ],
  [
    'an offer',
    { ...ahead, isWithDoctor: true, earlier: 'offered' },
    'attendance.confirmed change.asked earlier.asked earlier.taken earlier.declined files',
  ],
])('[own.link] the page allows these actions: %s', (_what, own, events) => {
  expect(allowed(own)).toBe(events);
});

test.each(['arranging', 'past', 'cancelled'] as const)(
  '[own.link] an appointment that is %s is that alone',
  (appointment) => {
    expect(ownAppointmentPhase({ appointment }, now).value).toEqual({ appointment, details: 'filled' });
  },
);

/** State of an open page in one of its regions. */
const regionOf = (phase: ReturnType<typeof ownAppointmentPhase>, region: 'answer' | 'time' | 'earlier') =>
  (phase.value as { appointment: { ahead: Record<string, unknown> } }).appointment.ahead[region];

test('[own.answer] each answer takes the place of the other', () => {
  const phase = ownAppointmentPhase(ahead, now);
  const [yes, no]: OwnEvent[] = [{ type: 'attendance.confirmed' }, { type: 'change.asked' }];
  if (!yes || !no) throw new Error('two events');
  const answers = [[yes], [no], [yes, no], [no, yes]].map((events) =>
    regionOf(events.reduce(afterEvent, phase), 'answer'),
  );
  expect(answers).toEqual(['confirmed', 'asked', 'asked', 'confirmed']);
});

test('[own.move] a new time is held while the old one is kept, and is released, taken, or lost', () => {
  const free = ownAppointmentPhase({ ...ahead, move }, now);
  expect(regionOf(free, 'time')).toEqual({ movable: 'reading' });
  expect(regionOf(ownAppointmentPhase({ ...ahead, move: { ...move, isMoved: true } }, now), 'time')).toEqual({
    movable: 'moved',
  });
  expect(regionOf(ownAppointmentPhase(ahead, now), 'time')).toBe('fixed');
  const choosing = afterEvent(free, { type: 'times.opened' });
  expect(regionOf(choosing, 'time')).toEqual({ movable: 'choosing' });
  const held = afterEvent(choosing, { type: 'time.held', until: now + 10 * MINUTE });
  expect(regionOf(held, 'time')).toEqual({ movable: 'holding' });
  expect(held.context.move).toEqual({ heldUntil: now + 10 * MINUTE, isMoved: false });
  expect(regionOf(afterEvent(held, { type: 'time.taken' }), 'time')).toEqual({ movable: 'moved' });
  expect(regionOf(afterEvent(held, { type: 'time.released' }), 'time')).toEqual({ movable: 'reading' });
  expect(regionOf(afterEvent(held, tick(9)), 'time')).toEqual({ movable: 'holding' });
  expect(regionOf(afterEvent(held, tick(10)), 'time')).toEqual({ movable: 'reading' });
});

test('[own.answer] another time needs a new answer, whichever way the appointment moves there', () => {
  const confirmed = { ...ahead, answer: 'confirmed', isWithDoctor: true } as const;
  const held = ownAppointmentPhase({ ...confirmed, move: { heldUntil: now + MINUTE, isMoved: false } }, now);
  const offered = ownAppointmentPhase({ ...confirmed, earlier: 'offered' }, now);
  const moved = [afterEvent(held, { type: 'time.taken' }), afterEvent(offered, { type: 'earlier.taken' })];
  expect(moved.map((phase) => [regionOf(phase, 'answer'), phase.context.answer])).toEqual([
    ['unanswered', 'none'],
    ['unanswered', 'none'],
  ]);
  const idle = ownAppointmentPhase({ ...confirmed, move }, now);
  for (const type of ['time.taken', 'earlier.taken'] as const) expect(idle.can({ type })).toBe(false);
});

test('[own.move] an appointment that was moved is shown as moved again after another hold', () => {
  const free = ownAppointmentPhase({ ...ahead, move }, now);
  const moved = afterEvent(afterEvent(free, { type: 'time.held', until: now + MINUTE }), { type: 'time.taken' });
  expect(moved.context.move).toEqual({ heldUntil: null, isMoved: true });
  const again = afterEvent(moved, { type: 'time.held', until: now + 2 * MINUTE });
  for (const event of [{ type: 'time.released' }, tick(2)] as const)
    expect(regionOf(afterEvent(again, event), 'time')).toEqual({ movable: 'moved' });
});

test('[earlier.pass] a wait is requested, gets an offered time, and ends', () => {
  const after = (earlier: OwnFacts['earlier'], type: 'earlier.asked' | 'earlier.taken' | 'earlier.declined') =>
    regionOf(afterEvent(ownAppointmentPhase({ ...ahead, isWithDoctor: true, earlier }, now), { type }), 'earlier');
  expect(after('none', 'earlier.asked')).toBe('waiting');
  expect(after('waiting', 'earlier.asked')).toBe('waiting');
  expect(after('waiting', 'earlier.declined')).toBe('unasked');
  expect(after('offered', 'earlier.asked'), 'another day').toBe('offered');
  expect(after('offered', 'earlier.declined')).toBe('waiting');
  expect(after('offered', 'earlier.taken')).toBe('unasked');
});

test('[own.fill-in] saved details are not requested again', () => {
  const phase = ownAppointmentPhase({ ...ahead, isIncomplete: true }, now);
  expect(phase.matches({ details: 'filling' })).toBe(true);
  expect(afterEvent(phase, { type: 'details.saved' }).matches({ details: 'filled' })).toBe(true);
});

test.each([
  ['Cancelled', '2026-11-24T00:00:00Z', 'cancelled'],
  ['Pending', null, 'arranging'],
  ['Confirmed', '0001-01-01T00:00:00Z', 'arranging'],
  ['PartialConfirmed', '2026-11-24T00:00:00Z', 'ahead'],
  ['Rescheduled', '2026-11-24T00:00:00Z', 'ahead'],
  ['Confirmed', '2026-11-22T01:00:00Z', 'past'],
  ['Arrived', '2026-11-24T00:00:00Z', 'past'],
])('[own.link] %s at %s is %s to the candidate', (status, at, state) => {
  expect(ownStateOf(status, at, now)).toBe(state);
});
