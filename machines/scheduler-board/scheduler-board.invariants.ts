import type { Invariant } from '../../lab/simulation/invariants.ts';

/** The place shown of each booking, by candidate, and whether the board says that it is not up to date. */
interface Shown {
  readonly places: Readonly<Record<string, string>>;
  readonly isFailed: boolean;
}

/** True of the board and its service together while no call is on its way. */
export const boardInvariants: readonly Invariant<Shown, { places: Readonly<Record<string, string>> }>[] = [
  {
    promise: 'each booking is shown where the service has it, or the board says that it could not be fetched',
    holds: (shown, { places }) =>
      shown.isFailed || Object.entries(places).every(([candidate, place]) => shown.places[candidate] === place),
  },
];
