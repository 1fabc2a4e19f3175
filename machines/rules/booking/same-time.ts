import type { Slot } from '../../lib/booking.types.ts';

/** The same start at the same clinic, whichever doctor. */
export const isSameTime = (one: Slot | null | undefined, other: Slot | null | undefined) =>
  !!one && !!other && one.siteId === other.siteId && Date.parse(one.startsAt) === Date.parse(other.startsAt);
