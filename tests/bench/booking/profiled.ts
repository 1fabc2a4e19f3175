import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { short } from '../table.ts';
import type { StatementLine } from './statements.ts';

const PROFILES = resolve('bench-profile');

/** Options of a portal whose statements are counted; with `profile` it also writes a CPU profile of Node as it ends. */
export function profiled(profile: boolean) {
  if (profile) mkdirSync(PROFILES, { recursive: true });
  return {
    settings: [
      'shared_preload_libraries=pg_stat_statements',
      'pg_stat_statements.max=1000',
      `pg_stat_statements.track_planning=${profile ? 'on' : 'off'}`,
      'max_wal_size=8GB',
    ],
    env: profile ? { NODE_OPTIONS: `--cpu-prof --cpu-prof-interval=500 --cpu-prof-dir=${PROFILES}` } : {},
  };
}

/** Total time of each statement of a run, the longest first, as a file; figures are for each of `units`. */
export async function writeStatements(run: string, lines: readonly StatementLine[], units: number): Promise<void> {
  const rows = lines.map(({ calls, planned, planMs, runMs, text }) =>
    [calls, planned, planMs, runMs]
      .map((value) => short(value / units).padStart(8))
      .concat(text)
      .join(' '),
  );
  const head = 'For each: calls, plans, ms of planning, ms of execution';
  await writeFile(join(PROFILES, `statements-${run}.txt`), [head, ...rows, ''].join('\n'));
}
