import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import elk from 'elkjs/package.json' with { type: 'json' };
import { chartOf, drawingsOf } from '../../lab/chart/chart.ts';
import type { Chart } from '../../lab/chart/chart.types.ts';
import type { MachineModel } from '../../lab/model/machine-model.ts';

const root = join(import.meta.dirname, '../..');

/** Everything beside the machine that decides how it is drawn. */
const drawnBy = [
  elk.version,
  ...globSync('lab/chart/*.ts', { cwd: root, exclude: ['**/*.test.ts'] })
    .sort()
    .map((path) => readFileSync(join(root, path), 'utf8')),
];

/** `drawnFrom` fits states and drawings alone: drawings that were changed by hand are drawn again too. */
type StoredChart = Chart & { readonly drawnFrom: string };

const fingerprint = (states: Chart['states'], drawings: Chart['drawings']) =>
  createHash('sha256')
    .update(JSON.stringify([drawnBy, states, drawings]))
    .digest('hex')
    .slice(0, 16);

/**
 * The chart of a machine. ELK takes most of the time of `npm run generate`: the drawings of the committed chart stay
 * where neither the machine nor the code that draws it has changed since.
 * @param path of the committed chart, below the root
 */
export async function storedChart(model: MachineModel, about: readonly string[], path: string): Promise<StoredChart> {
  const kept = committed(path);
  const chart = await chartOf(model, about, async (machine, states) =>
    kept && kept.drawnFrom === fingerprint(states, kept.drawings) ? kept.drawings : drawingsOf(machine),
  );
  return { ...chart, drawnFrom: fingerprint(chart.states, chart.drawings) };
}

/** Null where there is none yet. */
function committed(path: string): StoredChart | null {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8'));
  } catch {
    return null;
  }
}
