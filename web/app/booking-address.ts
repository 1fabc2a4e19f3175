import type { Permission } from '../../machines/rules/access/permissions.ts';

/** Where an account reads a booking: with my_bookings alone at an address that opens the account's own. */
export const bookingAddress = (candidateId: string, held: readonly Permission[]) =>
  held.includes('view_bookings') ? `/booking/${candidateId}/detail` : `/my-bookings/${candidateId}`;
