import type { components } from '../generated/booking.openapi.ts';
import type { DraftHold } from '../generated/resolvers.ts';

export const toDraftHold = (hold: components['schemas']['Hold']): DraftHold => ({
  candidateIndex: hold.candidate_index,
  reserveId: hold.reserve_id,
  siteId: hold.site_id,
  siteName: hold.site_name,
  timeZone: hold.timezone,
  packageId: hold.package_id,
  calendarId: hold.calendar_id,
  startsAt: hold.booking_start_time,
  endsAt: hold.booking_end_time,
  expiresAt: hold.expires_at,
});
