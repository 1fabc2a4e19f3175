import type { Chart } from '../../chart/chart.types.ts';

/** 'slotReservation' → 'slot-reservation' */
export const chartName = (machineId: string) => machineId.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export type Charts = ReturnType<typeof chartsFrom>;

/** @param files modules by their paths, such as './generated/slot-reservation.chart.json', each loaded when it is asked for */
export function chartsFrom(files: Readonly<Record<string, () => Promise<{ default: Chart }>>>) {
  const loads = new Map(
    Object.entries(files).map(([path, load]) => [/([\w-]+)\.chart\.json$/.exec(path)?.[1] ?? '', load]),
  );
  const loaded = new Map<string, Promise<Chart | null>>();
  return {
    /** In alphabetical order. */
    names: [...loads.keys()].sort(),
    /** The chart of a name; null where there is none. The same promise each time, so that a screen can wait for it. */
    named(name: string): Promise<Chart | null> {
      const existing =
        loaded.get(name) ??
        loads
          .get(name)?.()
          .then((module) => module.default) ??
        Promise.resolve(null);
      loaded.set(name, existing);
      return existing;
    },
  };
}
