import type { MachineModel } from '../../lab/model/machine-model.ts';

let models: Promise<readonly MachineModel[]> | undefined;

/** The models of all machines, loaded when somebody asks for paths or sends an event. */
export function loadModels(): Promise<readonly MachineModel[]> {
  models ??= import('../../machines/models/registry.ts').then(({ registry }) => registry);
  return models;
}

/** An event of each type with what it may carry. */
export const samplesOf = (model: MachineModel | undefined): ReadonlyMap<string, object> =>
  new Map(model?.parts.flatMap(({ events }) => events.map((event) => [event.type, event] as const)).reverse());
