import { expect, test } from 'vitest';
import { afterEvent, isLive, type LinkEvent, type LinkFacts, linkPhase, OPEN_LINK } from './candidate-link.machine.ts';

const now = Date.parse('2026-11-22T01:00:00Z');
const MINUTE = 60_000;
const link: LinkFacts = { ...OPEN_LINK, endsAt: now + 60 * MINUTE };
const phaseOf = (change: Partial<LinkFacts>, isProved = false) =>
  linkPhase({ now, isProved, link: { ...link, ...change } });
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
  const unknown = linkPhase({ now, isProved: true, link: null });
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

test('[own.code] a code is valid for ten minutes and once, and is not sent if the date of birth is required', () => {
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
  for (const phase of [phaseOf({}), phaseOf({ proof: 'code', restsUntil: now + 1 }), phaseOf({}, true)]) {
    expect(phase.can({ type: 'code.asked' })).toBe(false);
  }
});

test('[own.revoke] a revoked link is dead wherever it stood, and one that has ended stays as it is', () => {
  for (const phase of [phaseOf({}), phaseOf({ restsUntil: now + 1 }), phaseOf({ proof: 'code' }), phaseOf({}, true)]) {
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
