/** Loads a part's module. */
export type Load<Module> = () => Promise<Module>;

const modules = new WeakMap<Load<unknown>, unknown>();

/** Loads a part and remembers that it is here, so that it can be drawn at once. */
export async function loadPart<Module>(load: Load<Module>): Promise<Module> {
  const module = await load();
  modules.set(load, module);
  return module;
}

/** The module of a part that has arrived by `loadPart`. */
export const arrivedPart = <Module>(load: Load<Module>): Module | undefined => modules.get(load) as Module | undefined;
