/** A promise about a machine, as data. */
export interface Invariant<Snapshot, Fact = undefined> {
  readonly promise: string;
  readonly holds: (snapshot: Snapshot, fact: Fact) => boolean;
}

/** The promises that do not hold, in words. `fact` is what the service has at this moment. */
export const brokenOf = <Snapshot, Fact>(
  invariants: readonly Invariant<Snapshot, Fact>[],
  snapshot: Snapshot,
  fact: Fact,
): readonly string[] => invariants.filter(({ holds }) => !holds(snapshot, fact)).map(({ promise }) => promise);
