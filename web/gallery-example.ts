import type { ClinicTimes } from '../machines/lib/booking.types.ts';
import { id, type OrgId } from '../machines/lib/ports.ts';
import { perth, slotAt } from '../machines/models/example-booking.ts';
import type { Access } from '../machines/session/session.types.ts';

/** Who looks at the screens of the gallery: nobody. */
export const access: Access = {
  permissions: ['view_bookings', 'make_bookings', 'calendar', 'my_company'],
  info: {
    ...{ email: 'person@example.com', contactPerson: 'Example Person', username: 'example', accountType: 'admin' },
    company: { id: id<OrgId>('example'), name: 'Example Company', otp: true, fitTest: true, provider: true },
  },
};

export const day = '2026-11-24';
const place = { ...perth, bookingFree: false };
/** A clinic with times. */
export const clinic: ClinicTimes = {
  ...place,
  address: '226 Hay Street',
  days: [{ day, slots: ['00:00', '01:00', '02:00', '03:00', '04:30'].map(slotAt), whyNot: null }],
};
