import type { Chart } from '../../lab/chart/chart.types.ts';

const files = import.meta.glob<{ default: Chart }>('./generated/*.chart.json');
const loaded = new Map<string, Promise<Chart | null>>();

/** 'slotReservation' → 'slot-reservation' */
export const chartName = (machineId: string) => machineId.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Names of all charts, in alphabetical order. */
export const chartNames = Object.keys(files)
  .map((path) => /([\w-]+)\.chart\.json$/.exec(path)?.[1] ?? '')
  .sort();

/** The chart of a name; null where there is none. The same promise each time, so that a screen can wait for it. */
export function chartNamed(name: string): Promise<Chart | null> {
  const file = files[`./generated/${name}.chart.json`];
  const existing = loaded.get(name) ?? (file ? file().then((module) => module.default) : Promise.resolve(null));
  loaded.set(name, existing);
  return existing;
}
