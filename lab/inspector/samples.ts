import type { MachineModel } from '../model/machine-model.ts';

/** An event of each type with what it may carry. */
export const samplesOf = (model: MachineModel | undefined): ReadonlyMap<string, object> =>
  new Map(model?.parts.flatMap(({ events }) => events.map((event) => [event.type, event] as const)).reverse());
