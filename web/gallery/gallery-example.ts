import type { BoardPlace, Movable } from '../../machines/appointment-move/appointment-move.types.ts';
import type { ClinicTimes } from '../../machines/lib/booking.types.ts';
import { type CandidateId, id, type OrgId } from '../../machines/lib/ports.ts';
import { perth, slotAt } from '../../machines/rules/drafts/example-booking.ts';
import type { Access } from '../../machines/session/session.types.ts';

/** The account that views the gallery: an invented one. */
export const access: Access = {
  permissions: ['view_bookings', 'make_bookings', 'calendar', 'my_company'],
  info: {
    email: 'person@example.com',
    contactPerson: 'Example Person',
    username: 'example',
    accountType: 'admin',
    company: {
      id: id<OrgId>('example'),
      name: 'Example Company',
      otp: true,
      fitTest: true,
      sandbox: false,
      provider: true,
    },
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

/** An hour UTC in a doctor's lane of that day. */
export const placeAt = (hour: string): BoardPlace => ({
  rosterId: 7,
  startsAt: `${day}T${hour}:00Z`,
  doctorName: 'Dr Anjali Rao',
  words: `${Number(hour.slice(0, 2)) + 8}${hour.slice(2)} Dr Rao`,
});
/** A booking of the board, as it is picked up. */
export const carried: Movable = {
  candidateId: id<CandidateId>('amira'),
  name: 'Amira Haddad',
  minutes: 30,
  from: placeAt('00:00'),
};
