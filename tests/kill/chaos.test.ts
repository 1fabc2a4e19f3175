/** @module-tag long */

import { expect, test } from 'vitest';
import { defined } from '../../machines/lib/assert-defined.ts';
import { broken, report } from '../chaos/report.ts';
import { runChaos } from '../chaos/run.ts';
import { postgresPrograms } from '../support/database/postgres-programs.ts';
import { needs } from '../support/needs.ts';

test('[run.chaos] callers at two whole processes and a split set-up lose and double nothing while both are killed and the database restarts', {
  ...needs('postgres'),
  timeout: 300_000,
}, async () => {
  const result = await runChaos(defined(postgresPrograms()), {
    operations: 1_500,
    kills: 4,
    restarts: 2,
    callers: 20,
    seed: 7,
  });
  const counts = Object.fromEntries(Object.entries(broken(result)).map(([name, cases]) => [name, cases.length]));
  expect(counts, report(result)).toEqual({
    doubles: 0,
    lost: 0,
    half: 0,
    'blocked times': 0,
    'missing audit rows': 0,
    'told twice': 0,
    'events lost': 0,
    'events sent under a second id': 0,
    'offered to two': 0,
    'processes that ended by themselves': 0,
    'answers 500 or none in 30 s': 0,
    'too few reserves': 0,
  });
  expect(result).toMatchObject({ kills: 4, restarts: 2 });
  const { groups, visits, ownMoves, taken, reminders, orders, doubledOrders, posts } = result;
  expect(
    Math.min(groups, visits, ownMoves, taken, reminders, orders, doubledOrders, posts),
    'what never happened proves nothing',
  ).toBeGreaterThan(0);
});
