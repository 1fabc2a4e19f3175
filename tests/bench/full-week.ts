import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import * as tables from '../../services/booking/booking.tables.ts';
import type { Database } from '../../services/database/database.ts';
import { addClinic, addPackage } from '../support/bookings/booking-world.ts';

const HOUR_MS = 3_600_000;
const QUARTER_MS = HOUR_MS / 4;
const OPENS = 7;
const HOURS = 10;
/** Quarters of an hour of the bookings of a day, one after the other, and how many stay free after each. */
const LENGTHS = [1, 4, 2, 6, 1, 4, 3, 4];
const GAP = 1;

export interface FullWeek {
  readonly siteId: string;
  /** Monday. */
  readonly day: string;
  readonly doctors: number;
  readonly bookings: number;
}

/**
 * A clinic in Perth with so many doctors, every day of next week from 07:00 to 17:00, each day as full as days get.
 * @param fullDays how many days from Monday are full; the others are free
 */
export async function fullWeek(db: Database, orgId: string, doctors: number, fullDays = 7): Promise<FullWeek> {
  const siteId = await addClinic(db, { name: 'Perth – Full week' });
  const today = Temporal.Now.plainDateISO('Australia/Perth');
  const monday = today.add({ days: 8 - today.dayOfWeek });
  const packages = new Map<number, string>();
  for (const length of new Set(LENGTHS)) packages.set(length, await addPackage(db, length * 15));
  const now = new Date();
  let bookings = 0;
  for (let doctor = 0; doctor < doctors; doctor++) {
    const doctorId = uuidv7();
    await db.insert(tables.doctors).values({ id: doctorId, name: `Dr Doctor ${doctor + 1}` });
    for (let day = 0; day < 7; day++) {
      const date = monday.add({ days: day });
      const start = date.toZonedDateTime({ timeZone: 'Australia/Perth', plainTime: `0${OPENS}:00` }).epochMilliseconds;
      const at = (quarters: number) => new Date(start + quarters * QUARTER_MS);
      const roster = { clinicId: siteId, doctorId, day: date.toString(), fromTime: at(0), toTime: at(HOURS * 4) };
      const [made] = await db.insert(tables.rosters).values(roster).returning({ id: tables.rosters.id });
      const rosterId = made?.id ?? 0;
      const slots = await db
        .insert(tables.slots)
        .values(
          Array.from({ length: HOURS * 4 }, (_, position) => ({
            rosterId,
            clinicId: siteId,
            doctorId,
            position,
            fromTime: at(position),
            toTime: at(position + 1),
          })),
        )
        .returning({ slotId: tables.slots.slotId, position: tables.slots.position });
      if (day >= fullDays) continue;
      const own = { orgId, createdAt: now, createdBy: uuidv7(), contactName: 'Priya Raman' };
      const placed = bookingsOfDay().map(({ from, length }) => ({ from, length, id: uuidv7(), bookingId: uuidv7() }));
      await db.insert(tables.bookings).values(
        placed.map(({ bookingId }) => ({
          id: bookingId,
          reference: `PF-${bookingId}`,
          serviceType: 'pem' as const,
          ...own,
          contactPhone: '',
          contactEmail: '',
          resultEmail: '',
          invoiceEmail: '',
          poNumber: '',
          project: '',
          projectIdentification: '',
          bookingComment: '',
        })),
      );
      await db.insert(tables.candidates).values(
        placed.map(({ id, bookingId, from, length }) => ({
          id,
          bookingId,
          candidateIndex: 0,
          candidateName: `Candidate ${doctor}-${day}-${from}`,
          ...own,
          candidateDob: '1991-03-14',
          candidateGender: 'Male',
          candidatePhone: '',
          candidateEmail: '',
          candidatePosition: '',
          status: 'Confirmed',
          packageId: packages.get(length) ?? '',
          clinicId: siteId,
          rosterId,
          updatedAt: now,
          appointmentTime: at(from),
          appointmentEnd: at(from + length),
        })),
      );
      await db
        .insert(tables.claims)
        .values(
          placed.flatMap(({ id, from, length }) =>
            slots
              .filter(({ position }) => position >= from && position < from + length)
              .map((slot) => ({ ...slot, rosterId, claimId: id, kind: 'booking' as const, orgId, expiresAt: null })),
          ),
        );
      bookings += placed.length;
    }
  }
  await db.execute(sql`analyze`);
  return { siteId, day: monday.toString(), doctors, bookings };
}

function bookingsOfDay() {
  let from = 0;
  return LENGTHS.map((length) => {
    const booking = { from, length };
    from += length + GAP;
    return booking;
  });
}
