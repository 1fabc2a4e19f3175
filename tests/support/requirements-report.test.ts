import { expect, test } from 'vitest';
import { byGroup, evidence, idsOf, leftOutLines, lostAndUntried, secondTries } from './requirements-report.ts';

const catalogue = ['app.dates', 'slots.more', 'slots.live'];

test('ids are read from the start of a title only, however many', () => {
  expect(idsOf('[slots.more][app.dates] eleven times fold')).toEqual(['slots.more', 'app.dates']);
  expect(idsOf('[slots.more] [app.dates] eleven times fold')).toEqual(['slots.more', 'app.dates']);
  expect(idsOf('eleven times fold [slots.more]')).toEqual([]);
  expect(idsOf('[a] plain bracket')).toEqual([]);
});

test('a passing test proves, a skipped one does not, and a failing one takes the proof away', () => {
  const { proven, unproven, unknown } = evidence(catalogue, [
    { title: '[app.dates] days', state: 'passed' },
    { title: '[slots.more] ten', state: 'passed' },
    { title: '[slots.more] eleven', state: 'failed' },
    { title: '[slots.live] gone', state: 'skipped' },
  ]);
  expect(proven).toEqual(['app.dates']);
  expect(unproven).toEqual(['slots.more', 'slots.live']);
  expect(unknown).toEqual([]);
});

test('an id that the catalogue does not have is named', () => {
  expect(evidence(catalogue, [{ title: '[slots.mroe] typed wrong', state: 'passed' }]).unknown).toEqual(['slots.mroe']);
});

test('ids are listed by group', () => {
  expect(byGroup(catalogue)).toEqual(['app: dates', 'slots: more, live']);
});

test('tests that needed a second try are counted and named', () => {
  expect(secondTries([{ title: 'once', state: 'passed', retries: 0 }])).toEqual([
    '\nTests that needed a second try: 0',
  ]);
  const outcomes = [
    { title: 'once', state: 'passed' },
    { title: 'twice', state: 'passed', retries: 1, reason: 'no heading' },
  ] as const;
  expect(secondTries(outcomes)).toEqual([
    '\nTests that needed a second try: 1',
    '  twice (passed after 1 more)',
    '    first: no heading',
  ]);
});

test('[run.any-machine] tests that lack a program are listed by the command that brings it; what they prove is not lost', () => {
  const outcomes = [
    { title: '[slots.live] gone', state: 'skipped', missing: ['swift'] },
    { title: '[slots.more] eleven', state: 'skipped', missing: ['swift'] },
    { title: 'a server comes back', state: 'skipped', missing: ['postgres', 'mount'] },
    { title: '[app.dates] of another project', state: 'skipped' },
  ] as const;
  const swift = 'swift-proxy swift-account swift-container swift-object';
  expect(leftOutLines(outcomes)).toEqual([
    `\nNot tried here, 3 tests. To try them: apt-get install --no-install-recommends ${swift} postgresql; run as root, with the right to mount`,
    `  apt-get install --no-install-recommends ${swift}`,
    '    slots: live, more',
    '  apt-get install --no-install-recommends postgresql; run as root, with the right to mount',
    '    and 1 test of no requirement',
  ]);
  expect(lostAndUntried(catalogue, evidence(catalogue, outcomes), outcomes)).toEqual({
    lost: ['app.dates'],
    untried: ['slots.more', 'slots.live'],
  });
  expect(leftOutLines([{ title: 'here', state: 'passed' }])).toEqual([]);
});
