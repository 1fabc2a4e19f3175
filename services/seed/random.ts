/** Chance that falls the same way for the same seed (mulberry32), so that a demo can be told about. */
export interface Random {
  /** A whole number from 0 to one below `sides`. */
  below(sides: number): number;
  pick<Item>(list: readonly Item[]): Item;
  /** By weight: `{ rare: 1, often: 9 }`. */
  weigh<Name extends string>(weights: Readonly<Partial<Record<Name, number>>>): Name;
}

export function random(seed: number): Random {
  let state = seed;
  const unit = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (sides: number) => Math.floor(unit() * sides);
  return {
    below,
    pick(list) {
      const item = list[below(list.length)];
      if (item === undefined) throw new Error('There is nothing to pick from.');
      return item;
    },
    weigh<Name extends string>(weights: Readonly<Partial<Record<Name, number>>>) {
      const entries = Object.entries(weights) as [Name, number][];
      let left = unit() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [name, weight] of entries) {
        left -= weight;
        if (left < 0) return name;
      }
      throw new Error('Weights must be above 0.');
    },
  };
}
