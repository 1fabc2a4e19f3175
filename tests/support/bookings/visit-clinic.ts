import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { ResourceKind } from '../../../machines/rules/booking/resource-kinds.ts';
import * as tables from '../../../services/booking/booking.tables.ts';
import type { AssessmentNeeds } from '../../../services/booking/catalogue/visit-routes/stops-of.ts';
import type { Database } from '../../../services/database/database.ts';
import { addClinic, addPackage, addRoster } from './booking-world.ts';

/** A resource's day at a clinic, all of it open. @returns its roster */
export async function addResource(
  db: Database,
  { clinicId, from, hours }: { clinicId: string; from: string; hours: number },
  facts: { kind: ResourceKind; name: string; skills?: string[]; calibratedUntil?: string },
): Promise<number> {
  const roster = await addRoster(db, clinicId, from, hours);
  await db
    .update(tables.doctors)
    .set(facts)
    .where(sql`id = (select doctor_id from booking.rosters where id = ${roster})`);
  return roster;
}

export const needs = (resources: AssessmentNeeds['resources'], rest: Partial<AssessmentNeeds> = {}) => ({
  resources,
  clean_up_minutes: 0,
  comes_first: false,
  comes_after: [],
  runs_beside: false,
  ...rest,
});
export const any = (kind: ResourceKind, skill = '') => ({ kind, skill });

/** A package of assessments in this order; without needs a doctor does it. */
export async function addRoutedPackage(
  db: Database,
  assessments: readonly { name: string; minutes: number; needs: AssessmentNeeds | null }[],
): Promise<string> {
  const packageId = await addPackage(
    db,
    assessments.reduce((sum, { minutes }) => sum + minutes, 0),
  );
  for (const [position, { name, minutes, needs: wanted }] of assessments.entries()) {
    const id = uuidv7();
    const categoryName = `Of ${packageId}`;
    const row = { id, categoryName, assessmentName: name, minutes, position, needs: wanted };
    await db.insert(tables.assessments).values(row);
    await db.insert(tables.packageAssessments).values({ packageId, assessmentId: id });
  }
  return packageId;
}

/** The medical of the issue: a nurse, a booth, a room and a quarter of an hour of a doctor. */
export const standardMedical = (db: Database) =>
  addRoutedPackage(db, [
    { name: 'Observations', minutes: 30, needs: needs([any('nurse'), any('room')]) },
    { name: 'Audiometry', minutes: 15, needs: needs([any('nurse'), any('booth')]) },
    { name: 'Clinical examination', minutes: 15, needs: needs([any('doctor'), any('room')]) },
  ]);

/** A clinic of one doctor, two nurses, a booth and three rooms, all there from an instant on. */
export async function addVisitClinic(db: Database, from: string, hours: number) {
  const clinicId = await addClinic(db);
  const day = { clinicId, from, hours };
  const add = (kind: ResourceKind, name: string) => addResource(db, day, { kind, name });
  return {
    clinicId,
    doctor: await add('doctor', 'Dr Mia Chen'),
    nurses: [await add('nurse', 'Nurse Ana'), await add('nurse', 'Nurse Ben')],
    booth: await add('booth', 'Booth 1'),
    rooms: [await add('room', 'Room 1'), await add('room', 'Room 2'), await add('room', 'Room 3')],
  };
}

/** The claims of a clinic by their id, earliest first: their stops by name, and all quarters since `from` that they take. */
export async function claimedStops(db: Database, clinicId: string, from: string) {
  const { rows } = await db.execute<{
    id: string;
    kind: string;
    stops: string[];
    quarters: number[];
    slots: number;
  }>(sql`
    select id, kind, array_agg(stop order by stop) as stops,
      (select array_agg(distinct (extract(epoch from s.from_time - ${from}::timestamptz) / 900)::int)
        from booking.claims k join booking.slots s on s.slot_id = k.slot_id where k.claim_id = id) as quarters,
      sum(slots)::int as slots
    from (
      select c.claim_id as id, c.kind, c.stop, min(s.from_time) as begins, count(*) as slots
      from booking.claims c join booking.slots s on s.slot_id = c.slot_id
      where s.clinic_id = ${clinicId}::uuid group by c.claim_id, c.kind, c.stop
    ) stops group by id, kind order by min(begins), id`);
  return rows;
}
