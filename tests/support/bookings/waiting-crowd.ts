import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { bookings, candidates, earlierTimeRequests } from '../../../services/booking/booking.tables.ts';
import type { Database } from '../../../services/database/database.ts';
import { addClinic, addPackage, addRoster } from './booking-world.ts';

const DAY_MS = 86_400_000;
const DOCTORS = 32;

/**
 * So many people of half an hour, all booked on one day at a clinic and waiting for an earlier time; the day before has 32
 * doctors of eight hours, without bookings: room for 512.
 * @param first day that opened, at 08:00 in Perth
 */
export async function addWaitingCrowd(db: Database, orgId: string, { count, first }: { count: number; first: Date }) {
  const [clinic, medical, bookingId] = [await addClinic(db), await addPackage(db, 30), uuidv7()];
  const booked = new Date(first.getTime() + 7 * DAY_MS);
  const roster = await addRoster(db, clinic, booked.toISOString(), 8);
  for (let nth = 0; nth < DOCTORS; nth += 1) await addRoster(db, clinic, first.toISOString(), 8);
  const made = { createdBy: uuidv7(), createdAt: first };
  await db.insert(bookings).values({
    id: bookingId,
    reference: `PF-${bookingId.slice(-6)}`,
    orgId,
    serviceType: 'pem',
    contactName: 'Priya Raman',
    contactPhone: '08 5550 1420',
    contactEmail: 'priya.raman@redgum.example',
    resultEmail: '',
    invoiceEmail: '',
    poNumber: '',
    project: '',
    projectIdentification: '',
    bookingComment: '',
    ...made,
  });
  const people = Array.from({ length: count }, (_one, candidateIndex) => ({
    id: uuidv7(),
    bookingId,
    candidateIndex,
    orgId,
    candidateName: `Person ${candidateIndex}`,
    candidateDob: '1991-03-14',
    candidateGender: 'Male',
    candidatePhone: '0491 570 006',
    packageId: medical,
    candidateEmail: `person${candidateIndex}@example.com`,
    candidatePosition: 'Rigger',
    status: 'Confirmed',
    appointmentTime: booked,
    appointmentEnd: new Date(booked.getTime() + 1_800_000),
    clinicId: clinic,
    rosterId: roster,
    timezone: 'Australia/Perth',
    contactName: 'Priya Raman',
    updatedAt: first,
    ...made,
  }));
  await db.insert(candidates).values(people);
  const beforeDay = new Date(booked.getTime() + DAY_MS).toISOString().slice(0, 10);
  await db.insert(earlierTimeRequests).values(
    people.map(({ id: candidateId }, nth) => ({
      id: uuidv7(),
      candidateId,
      orgId,
      beforeDay,
      state: 'waiting' as const,
      askedAt: new Date(first.getTime() - DAY_MS + nth),
    })),
  );
}

/** The offers made: to whom, and how many slots are claimed more than once. */
export async function offersMade(db: Database) {
  const { rows } = await db.execute<{ offers: number; people: number; places: number; mails: number }>(sql`
    select count(*)::int as offers, count(distinct candidate_id)::int as people,
      count(distinct (roster_id, from_time))::int as places,
      (select count(*)::int from mail.outbox where kind = 'earlier.offered') as mails
    from booking.earlier_time_offers where outcome is null`);
  return rows[0];
}
