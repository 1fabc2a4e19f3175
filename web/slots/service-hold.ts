import type { Hold } from '../../machines/lib/booking.types.ts';
import { epochMs, id, type PackageId, type ReserveId, type SiteId } from '../../machines/lib/ports.ts';

type ServiceHold = {
  reserveId: string;
  siteId: string;
  siteName: string;
  timeZone: string;
  packageId: string;
  calendarId: number;
  startsAt: string;
  endsAt: string;
  expiresAt: string;
};

/** A hold as the service lists it. */
export const toHold = ({ siteName, timeZone, startsAt, endsAt, calendarId, ...hold }: ServiceHold): Hold => ({
  reserveId: id<ReserveId>(hold.reserveId),
  packageId: id<PackageId>(hold.packageId),
  slot: {
    siteId: id<SiteId>(hold.siteId),
    siteName,
    timeZone,
    startsAt,
    calendarIds: [calendarId],
    bookingFree: false,
  },
  endsAt,
  expiresAt: epochMs(Date.parse(hold.expiresAt)),
});
