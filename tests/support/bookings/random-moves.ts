import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { uuidv7 } from 'uuidv7';
import type { Caller } from '../../../services/access/caller.ts';
import { ServiceError } from '../../../services/base/errors.ts';
import * as tables from '../../../services/booking/booking.tables.ts';
import { moveAppointment } from '../../../services/booking/clinic-day/board/moves.ts';
import { claimTime } from '../../../services/booking/scheduling/slots/claims.ts';
import type { Database } from '../../../services/database/database.ts';
import { TEST_PORTAL } from '../portal-facts.ts';
import { addClinic, addPackage, addRoster } from './booking-world.ts';

const NOW = new Date('2026-11-23T01:00:00Z');
const EIGHT = Date.parse('2026-11-24T00:00:00Z');
const QUARTER_MS = 900_000;
const DOCTORS = 4;
const SLOTS = 24;
/** Lengths in slots of the bookings that are moved about. */
const LENGTHS = [1, 1, 2, 2, 3, 3, 4, 5];

interface Piece {
  readonly id: string;
  readonly length: number;
  doctor: number;
  start: number;
}

export interface Outcome {
  readonly accepted: number;
  readonly refused: number;
  /** Moves that the service did though a time was taken, blocked or no doctor's, or refused though all was free. */
  readonly wrong: readonly string[];
  /** Pairs of bookings that have one slot, or one booking's slots that are not its time. */
  readonly overlaps: number;
}

/**
 * Random moves at the service, legal and illegal ones, each judged by a board kept here beside it.
 * @param seed the same one makes the same moves
 */
export async function randomMoves(db: Database, orgId: string, count: number, seed: number): Promise<Outcome> {
  const site = await addClinic(db);
  const rosters: number[] = [];
  for (let doctor = 0; doctor < DOCTORS; doctor++) {
    rosters.push(await addRoster(db, site, new Date(EIGHT).toISOString(), SLOTS / 4));
  }
  // Each doctor has lunch at another time.
  await db.execute(sql`
    update booking.slots set available = false where clinic_id = ${site}::uuid and position = 10 + mod(roster_id, 4)`);
  const isBlocked = (doctor: number, slot: number) => slot === 10 + ((rosters[doctor] ?? 0) % 4);
  const pieces = await place(db, { orgId, site, rosters });
  const mover = {
    caller: {
      accountId: uuidv7(),
      orgId,
      name: 'Board',
      kind: 'admin',
      lacksSecondFactor: false,
      isProvider: true,
      permissions: new Set(),
      sessionId: '',
      writtenUpTo: null,
    } as Caller,

    now: NOW,
    address: undefined,
    undoSeconds: 0,
    portal: TEST_PORTAL,
  };
  const [moves = []] = fc.sample(
    fc.array(
      // Beyond the day's ends too, by up to an hour.
      fc.record({
        piece: fc.nat(LENGTHS.length - 1),
        doctor: fc.nat(DOCTORS - 1),
        start: fc.integer({ min: -4, max: SLOTS + 3 }),
      }),
      { minLength: count, maxLength: count, size: 'max' },
    ),
    { seed, numRuns: 1 },
  );
  const wrong: string[] = [];
  let accepted = 0;
  for (const { piece: index, doctor, start } of moves) {
    const piece = pieces[index];
    if (!piece) continue;
    const isLegal = Array.from({ length: piece.length }, (_, offset) => start + offset).every(
      (slot) =>
        slot >= 0 &&
        slot < SLOTS &&
        !isBlocked(doctor, slot) &&
        !pieces.some((other) => other !== piece && covers(other, doctor, slot)),
    );
    const isElsewhere = doctor !== piece.doctor || start !== piece.start;
    const isDone = await moveAppointment(db, mover, {
      candidateId: piece.id,
      target: { rosterId: rosters[doctor] ?? 0, from: timeOf(start) },
      seen: { rosterId: rosters[piece.doctor] ?? 0, from: timeOf(piece.start) },
      reason: null,
    }).then(
      () => true,
      (thrown: unknown) => {
        if (thrown instanceof ServiceError && thrown.code !== 'INTERNAL') return false;
        throw thrown;
      },
    );
    if (isDone !== (isLegal && isElsewhere))
      wrong.push(`${piece.length} slots to ${start} of doctor ${doctor}: ${isDone}`);
    if (isDone) {
      accepted += 1;
      [piece.doctor, piece.start] = [doctor, start];
    }
  }
  return { accepted, refused: moves.length - accepted, wrong, overlaps: await overlapsAt(db, site) };
}

const timeOf = (slot: number) => new Date(EIGHT + slot * QUARTER_MS);
const covers = ({ doctor, start, length }: Piece, where: number, slot: number) =>
  doctor === where && slot >= start && slot < start + length;

/** The bookings, two with each doctor, at the day's begin and after its lunch. */
async function place(
  db: Database,
  { orgId, site, rosters }: { orgId: string; site: string; rosters: readonly number[] },
) {
  const pieces = LENGTHS.map(
    (length, index): Piece => ({
      id: uuidv7(),
      length,
      doctor: index % DOCTORS,
      start: index < DOCTORS ? 0 : 15,
    }),
  );
  const made = { createdAt: NOW, createdBy: uuidv7(), contactName: 'Priya Raman' };
  for (const { id, length, doctor, start } of pieces) {
    const [bookingId, rosterId] = [uuidv7(), rosters[doctor] ?? 0];
    await db.insert(tables.bookings).values({
      id: bookingId,
      reference: `PF-${bookingId}`,
      orgId,
      serviceType: 'pem',
      ...made,
      contactPhone: '',
      contactEmail: '',
      resultEmail: '',
      invoiceEmail: '',
      poNumber: '',
      project: '',
      projectIdentification: '',
      bookingComment: '',
    });
    await db.insert(tables.candidates).values({
      id,
      bookingId,
      candidateIndex: 0,
      orgId,
      candidateName: `Candidate ${length}`,
      candidateDob: '1991-03-14',

      candidateGender: 'Male',
      candidatePhone: '',
      candidateEmail: '',
      candidatePosition: '',
      status: 'Confirmed',
      packageId: await addPackage(db, length * 15),
      clinicId: site,
      rosterId,
      ...made,
      updatedAt: NOW,
      appointmentTime: timeOf(start),
      appointmentEnd: timeOf(start + length),
    });
    const { rows } = await db.execute<{ slot_id: number | string }>(sql`
      select slot_id from booking.slots where roster_id = ${rosterId} and position between ${start} and ${start + length - 1}`);
    const slotIds = rows.map(({ slot_id }) => Number(slot_id));
    await claimTime(db, { slotIds, claimId: id, kind: 'booking', orgId, expiresAt: null, now: NOW });
  }
  return pieces;
}

/** The database's own findings: rows of two bookings that overlap, and bookings whose claims are not their time. */
async function overlapsAt(db: Database, site: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select (
      (select count(*) from booking.candidates a join booking.candidates b on a.roster_id = b.roster_id and a.id < b.id
         and a.appointment_time < b.appointment_end and b.appointment_time < a.appointment_end
       where a.clinic_id = ${site}::uuid) +
      (select count(*) from booking.candidates c where c.clinic_id = ${site}::uuid and (
         select count(*) from booking.claims k join booking.slots s on s.slot_id = k.slot_id
         where k.claim_id = c.id and s.roster_id = c.roster_id and s.available
           and s.from_time >= c.appointment_time and s.to_time <= c.appointment_end
       ) * interval '15 minutes' <> c.appointment_end - c.appointment_time) +
      (select count(*) from booking.claims k join booking.candidates c on c.id = k.claim_id
       where c.clinic_id = ${site}::uuid and k.roster_id <> c.roster_id)
    )::int as count`);
  return rows[0]?.count ?? -1;
}
