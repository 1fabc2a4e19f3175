/** One arrow: how often the machine's own tests took it, how many generated paths do, and of the mutants on it how many died. */
export type ArrowHeat = {
  readonly tests: number;
  readonly paths: number;
  readonly died: number;
  readonly mutants: number;
};

/** Of one machine, by the names of its transitions; those that are not named were not there when it was measured. */
export type Heat = {
  readonly name: string;
  /** Of the machine that was measured: another one has another. */
  readonly shape: string;
  readonly arrows: Readonly<Record<string, ArrowHeat>>;
};

/** From cold to warm. */
export const WARMTHS = ['unmeasured', 'untested', 'survived', 'seldom', 'often'] as const;
export type Warmth = (typeof WARMTHS)[number];

export const warmthLabels: Readonly<Record<Warmth, string>> = {
  unmeasured: 'not measured',
  untested: 'no own test takes it',
  survived: 'a mutant survives',
  seldom: 'every mutant dies, taken once or twice',
  often: 'every mutant dies, taken three times or more',
};

const OFTEN = 3;

export function warmthOf(arrow: ArrowHeat | undefined): Warmth {
  if (!arrow) return 'unmeasured';
  if (arrow.tests === 0) return 'untested';
  if (arrow.died < arrow.mutants) return 'survived';
  return arrow.tests < OFTEN ? 'seldom' : 'often';
}

/** Of several arrows that are drawn as one the coldest; nothing where none is drawn. */
export function coldestOf({ arrows }: Heat, transitions: readonly string[]): Warmth | null {
  const all = transitions.map((name) => WARMTHS.indexOf(warmthOf(arrows[name])));
  return all.length === 0 ? null : (WARMTHS[Math.min(...all)] ?? null);
}

/** Width of an arrow in pixels, by how often it was taken, doubled each time. */
export const widthOf = ({ arrows }: Heat, transitions: readonly string[]): number => {
  const taken = transitions.map((name) => (arrows[name]?.tests ?? 0) + (arrows[name]?.paths ?? 0));
  return Math.min(5, 1.2 + 0.5 * Math.log2(1 + Math.max(0, ...taken)));
};
