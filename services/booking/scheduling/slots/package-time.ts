import type { Stop } from '../../catalogue/visit-routes/stops-of.ts';

/** Time that a package takes: slots of one doctor, or stops. */
export interface PackageTime {
  readonly length: number;
  readonly stops: readonly Stop[] | null;
}
