import type { Permission } from '../../machines/rules/access/permissions.ts';

/** The address of a booking; with my_bookings alone it is one that opens the account's own bookings. */
export const bookingAddress = (candidateId: string, held: readonly Permission[]) =>
  held.includes('view_bookings') ? `/booking/${candidateId}/detail` : `/my-bookings/${candidateId}`;
