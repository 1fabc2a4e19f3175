import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Heat } from '../../lab/chart/heat.ts';
import type { MachineModel } from '../../lab/model/machine-model.ts';
import { shapeOf } from '../../lab/mutation/heat.ts';

export const heatFolder = join(import.meta.dirname, '../../web/lab-host/heat');
export const heatFile = (name: string) => join(heatFolder, `${name}.heat.json`);

/** Machines that have changed since their heat was measured, or that have none. */
export const staleHeats = (models: readonly MachineModel[]): MachineModel[] =>
  models.filter(({ name, machine }) => {
    if (!existsSync(heatFile(name))) return true;
    const { shape }: Heat = JSON.parse(readFileSync(heatFile(name), 'utf8'));
    return shape !== shapeOf(machine);
  });
