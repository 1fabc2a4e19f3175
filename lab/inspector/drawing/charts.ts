import type { Chart } from '../../chart/chart.types.ts';
import type { Heat } from '../../chart/heat.ts';

/** 'slotReservation' → 'slot-reservation' */
export const chartName = (machineId: string) => machineId.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

type Files<Content> = Readonly<Record<string, () => Promise<{ default: Content }>>>;

export type Charts = ReturnType<typeof chartsFrom>;
export type Heats = ReturnType<typeof heatsFrom>;

/** @param files modules by their paths, such as './generated/slot-reservation.chart.json', each loaded on demand */
export const chartsFrom = (files: Files<Chart>) => filesByName(files, 'chart');

/** @param files likewise, such as './heat/slot-reservation.heat.json' */
export const heatsFrom = (files: Files<Heat>) => filesByName(files, 'heat');

function filesByName<Content>(files: Files<Content>, kind: string) {
  const loads = new Map(
    Object.entries(files).map(([path, load]) => [
      new RegExp(`([\\w-]+)\\.${kind}\\.json$`).exec(path)?.[1] ?? '',
      load,
    ]),
  );
  const loaded = new Map<string, Promise<Content | null>>();
  return {
    /** In alphabetical order. */
    names: [...loads.keys()].sort(),
    /**
     * The content of a file; null where there is none. The same promise each time, so that a screen can wait for it.
     */
    named(name: string): Promise<Content | null> {
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
