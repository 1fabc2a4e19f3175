import { expect, test } from 'vitest';
import {
  afterEvent,
  isLive,
  type LinkEvent,
  type LinkFacts,
  linkPhase,
  NO_OWN_FACTS,
  OPEN_LINK,
  type OwnFacts,
  openPhase,
  ownStateOf,
} from './candidate-link.machine.ts';

const now = Date.parse('2026-11-22T01:00:00Z');
const MINUTE = 60_000;
const link: LinkFacts = { ...OPEN_LINK, endsAt: now + 60 * MINUTE };
const phaseOf = (change: Partial<LinkFacts>, isProved = false) =>
  linkPhase({ now, isProved, link: { ...link, ...change }, own: NO_OWN_FACTS });
const wrong: LinkEvent = { type: 'proof.tried', isRight: false };
const right: LinkEvent = { type: 'proof.tried', isRight: true };
const tick = (minutes: number): LinkEvent => ({ type: 'clock.ticked', now: now + minutes * MINUTE });
const valueAfter = (phase: ReturnType<typeof phaseOf>, ...events: LinkEvent[]) =>
  events.reduce(afterEvent, phase).value;

const birthDate = { live: { asking: 'birthDate' } };
const revoked = { ended: 'revoked' };

test.each<[string, Partial<LinkFacts>, unknown]>([
  ['a good one', {}, birthDate],
  ['without a date of birth', { proof: 'code' }, { live: { asking: { code: 'unsent' } } }],
  ['whose code can be typed', { proof: 'code', codeEndsAt: now + 1 }, { live: { asking: { code: 'sent' } } }],
  ['whose code is too old', { proof: 'code', codeEndsAt: now }, { live: { asking: { code: 'unsent' } } }],
  ['that rests', { restsUntil: now + 1 }, { live: 'resting' }],
  ['that has rested', { restsUntil: now, wrongTries: 5 }, birthDate],
  ['revoked', { endedAt: now - 1 }, revoked],
  ['revoked after some tries', { endedAt: now - 1, wrongTries: 19 }, revoked],
  ['tried too often', { endedAt: now - 1, wrongTries: 20 }, { ended: 'guessed' }],
  ['tried often, and not ended', { wrongTries: 20 }, birthDate],
  ['over', { endsAt: now }, { ended: 'over' }],
  ['over a moment later', { endsAt: now + 1 }, birthDate],
])('[own.link] a link %s', (_what, change, value) => {
  const phase = phaseOf(change);
  expect(phase.value).toEqual(value);
  expect(isLive(phase)).toBe(typeof value === 'object' && value !== null && 'live' in value);
});

test('[own.link] a link that never was is over for good; a proof opens no link that has ended', () => {
  const unknown = linkPhase({ now, isProved: true, link: null, own: NO_OWN_FACTS });
  expect([unknown.value, unknown.status, isLive(unknown)]).toEqual(['unknown', 'done', false]);
  expect(phaseOf({ endedAt: now }, true).value).toEqual(revoked);
  expect(phaseOf({ endsAt: now }, true).value).toEqual({ ended: 'over' });
  expect(phaseOf({ restsUntil: now + 1 }, true).matches({ live: 'open' })).toBe(true);
});

test('[own.tries] five wrong ones let it rest for a quarter of an hour, twenty end it, a right one forgets them', () => {
  let phase = phaseOf({});
  for (let tries = 1; tries < 20; tries += 1) {
    const before = phase.context.now;
    phase = afterEvent(phase, wrong);
    expect(phase.context.link?.wrongTries).toBe(tries);
    expect(phase.value).toEqual(tries % 5 === 0 ? { live: 'resting' } : birthDate);
    expect(phase.context.link?.restsUntil).toBe(tries % 5 === 0 ? before + 15 * MINUTE : null);
    if (tries % 5 !== 0) continue;
    expect(phase.can(wrong), 'it rests').toBe(false);
    expect(phase.can(right)).toBe(false);
    phase = afterEvent(phase, { type: 'clock.ticked', now: before + 15 * MINUTE - 1 });
    expect(phase.value).toEqual({ live: 'resting' });
    phase = afterEvent(phase, { type: 'clock.ticked', now: before + 15 * MINUTE });
    expect(phase.value).toEqual(birthDate);
  }
  const opened = afterEvent(phase, right);
  expect([opened.matches({ live: 'open' }), opened.context.isProved]).toEqual([true, true]);
  expect(opened.context.link).toMatchObject({ wrongTries: 0, restsUntil: null, endedAt: null });
  const ended = afterEvent(phase, wrong);
  expect(ended.value).toEqual({ ended: 'guessed' });
  expect(ended.context.link).toMatchObject({ wrongTries: 20, endedAt: phase.context.now });
});

test('[own.code] a code is good for ten minutes and once, and none is sent where the date of birth is asked for', () => {
  const unsent = phaseOf({ proof: 'code' });
  const sent = afterEvent(unsent, { type: 'code.asked' });
  expect([sent.value, sent.context.link?.codeEndsAt]).toEqual([
    { live: { asking: { code: 'sent' } } },
    now + 10 * MINUTE,
  ]);
  expect(sent.can({ type: 'code.asked' }), 'another one').toBe(true);
  expect(valueAfter(sent, tick(9))).toEqual({ live: { asking: { code: 'sent' } } });
  expect(valueAfter(sent, tick(10))).toEqual({ live: { asking: { code: 'unsent' } } });
  expect(valueAfter(sent, wrong), 'it can be typed again').toEqual({ live: { asking: { code: 'sent' } } });
  expect(afterEvent(sent, right).context.link?.codeEndsAt).toBeNull();
  for (const phase of [phaseOf({}), phaseOf({ proof: 'code', restsUntil: now + 1 }), openPhase({}, now)]) {
    expect(phase.can({ type: 'code.asked' })).toBe(false);
  }
});

test('[own.revoke] a revoked link is dead wherever it stood, and one that has ended stays as it is', () => {
  for (const phase of [phaseOf({}), phaseOf({ restsUntil: now + 1 }), phaseOf({ proof: 'code' }), openPhase({}, now)]) {
    const after = afterEvent(phase, { type: 'link.revoked' });
    expect([after.value, after.context.link?.endedAt]).toEqual([revoked, now]);
  }
  const over = afterEvent(phaseOf({ endsAt: now }), { type: 'link.revoked' });
  expect([over.value, over.context.link?.endedAt], 'its appointment may get a later time').toEqual([revoked, now]);
  for (const ended of [{ endedAt: now - 1 }, { endedAt: now - 1, wrongTries: 20 }]) {
    expect(phaseOf(ended).can({ type: 'link.revoked' })).toBe(false);
  }
  for (const phase of [phaseOf({}), phaseOf({ restsUntil: now + 99 * MINUTE }), phaseOf({}, true)]) {
    expect(valueAfter(phase, tick(59))).toEqual(phase.value);
    expect(valueAfter(phase, tick(60)), 'its time is over').toEqual({ ended: 'over' });
  }
});

const ALL = [
  ...['details.saved', 'attendance.confirmed', 'change.asked', 'times.opened', 'time.held', 'time.taken'],
  ...['time.released', 'earlier.asked', 'earlier.taken', 'earlier.declined'],
] as const;
const allowed = (own: Partial<OwnFacts>) => {
  const phase = openPhase(own, now);
  const can = ALL.filter((type) => phase.can({ type, until: now + 1 } as LinkEvent));
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
])('[own.link] what the page allows: %s', (_what, own, events) => {
  expect(allowed(own)).toBe(events);
});

test.each(['arranging', 'past', 'cancelled'] as const)(
  '[own.link] an appointment that is %s is that alone',
  (appointment) => {
    expect(openPhase({ appointment }, now).value).toEqual({ live: { open: { appointment, details: 'filled' } } });
  },
);

/** Where an open page stands in one of its regions. */
const regionOf = (phase: ReturnType<typeof openPhase>, region: 'answer' | 'time' | 'earlier') =>
  (phase.value as { live: { open: { appointment: { ahead: Record<string, unknown> } } } }).live.open.appointment.ahead[
    region
  ];

test('[own.answer] each answer takes the place of the other', () => {
  const phase = openPhase(ahead, now);
  const [yes, no]: LinkEvent[] = [{ type: 'attendance.confirmed' }, { type: 'change.asked' }];
  if (!yes || !no) throw new Error('two events');
  const answers = [[yes], [no], [yes, no], [no, yes]].map((events) =>
    regionOf(events.reduce(afterEvent, phase), 'answer'),
  );
  expect(answers).toEqual(['confirmed', 'asked', 'asked', 'confirmed']);
});

test('[own.move] a time is held while the other stands, and is given back, taken, or lost', () => {
  const free = openPhase({ ...ahead, move }, now);
  expect(regionOf(free, 'time')).toEqual({ movable: 'reading' });
  expect(regionOf(openPhase({ ...ahead, move: { ...move, isMoved: true } }, now), 'time')).toEqual({
    movable: 'moved',
  });
  expect(regionOf(openPhase(ahead, now), 'time')).toBe('fixed');
  const choosing = afterEvent(free, { type: 'times.opened' });
  expect(regionOf(choosing, 'time')).toEqual({ movable: 'choosing' });
  const held = afterEvent(choosing, { type: 'time.held', until: now + 10 * MINUTE });
  expect(regionOf(held, 'time')).toEqual({ movable: 'holding' });
  expect(held.context.own.move).toEqual({ heldUntil: now + 10 * MINUTE, isMoved: false });
  expect(regionOf(afterEvent(held, { type: 'time.taken' }), 'time')).toEqual({ movable: 'moved' });
  expect(regionOf(afterEvent(held, { type: 'time.released' }), 'time')).toEqual({ movable: 'reading' });
  expect(regionOf(afterEvent(held, tick(9)), 'time')).toEqual({ movable: 'holding' });
  expect(regionOf(afterEvent(held, tick(10)), 'time')).toEqual({ movable: 'reading' });
});

test('[earlier.pass] a wait is asked for, offered a time, and ended', () => {
  const after = (earlier: OwnFacts['earlier'], type: 'earlier.asked' | 'earlier.taken' | 'earlier.declined') =>
    regionOf(afterEvent(openPhase({ ...ahead, isWithDoctor: true, earlier }, now), { type }), 'earlier');
  expect(after('none', 'earlier.asked')).toBe('waiting');
  expect(after('waiting', 'earlier.asked')).toBe('waiting');
  expect(after('waiting', 'earlier.declined')).toBe('unasked');
  expect(after('offered', 'earlier.asked'), 'another day').toBe('offered');
  expect(after('offered', 'earlier.declined')).toBe('waiting');
  expect(after('offered', 'earlier.taken')).toBe('unasked');
});

test('[own.fill-in] what was filled in is asked for no more', () => {
  const phase = openPhase({ ...ahead, isIncomplete: true }, now);
  expect(phase.matches({ live: { open: { details: 'filling' } } })).toBe(true);
  expect(afterEvent(phase, { type: 'details.saved' }).matches({ live: { open: { details: 'filled' } } })).toBe(true);
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
