import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plant } from '../../tests/planted/plant.ts';
import { root } from './tree.ts';
import type { PlantResult } from './trial.ts';

type Entry = PlantResult & { readonly fingerprint: string };

const path = join(root, 'node_modules/.cache/preflight-planted.json');

/** The plant, its file and the tests that have to notice: while none of them changes, neither does the verdict. */
export function fingerprintOf(plant: Plant, files: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(plant));
  for (const file of [plant.file, ...files]) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** Stored verdicts, by plant. */
export class Verdicts {
  readonly #entries: Record<string, Entry> = readEntries();

  of(plant: Plant): Entry | undefined {
    return this.#entries[keyOf(plant)];
  }

  write(plant: Plant, fingerprint: string, verdict: PlantResult): void {
    // Another run may have written meanwhile.
    Object.assign(this.#entries, readEntries(), { [keyOf(plant)]: { ...verdict, fingerprint } });
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify(this.#entries, null, 1));
  }
}

const keyOf = ({ id, file, find }: Plant) => `${id} ${file} ${find}`;

function readEntries(): Record<string, Entry> {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return {};
  }
}
