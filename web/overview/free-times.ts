import type { NextFreeTimesQuery } from '../generated/graphql.ts';
import { pluralize } from '../ui/date-format.ts';

export type FreeTimes = NextFreeTimesQuery['nextFreeTimes'];
export type OfferedPackage = FreeTimes['packages'][number];

/** A clinic's next free time for a package. */
export interface Wait {
  readonly siteId: string;
  readonly siteName: string;
  readonly day: string | null;
  readonly days: number | null;
}

/** Of the clinics that offer the package, the longest wait first. */
export function waitsFor({ clinics }: FreeTimes, { minutes, serviceType }: OfferedPackage): readonly Wait[] {
  return clinics
    .filter(({ serviceTypes }) => serviceTypes.includes(serviceType))
    .map(({ siteId, siteName, free }) => {
      const found = free.find((one) => one.minutes === minutes);
      return { siteId, siteName, day: found?.day ?? null, days: found?.days ?? null };
    })
    .sort((one, other) => (other.days ?? Number.POSITIVE_INFINITY) - (one.days ?? Number.POSITIVE_INFINITY) || 0);
}

/** Over all clinics: the soonest, what half of them do not pass, and how many have none. */
export function summaryOf(waits: readonly Wait[]) {
  const found = waits.filter(({ days }) => days !== null).toSorted((one, other) => (one.days ?? 0) - (other.days ?? 0));
  return {
    soonest: found[0] ?? null,
    median: found[Math.ceil(found.length / 2) - 1]?.days ?? null,
    without: waits.length - found.length,
  };
}

/** 'Today', '1 day', '12 days'. */
export const formatWait = (days: number) => (days === 0 ? 'Today' : pluralize(days, 'day'));
