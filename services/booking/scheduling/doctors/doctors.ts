import { type SQL, sql } from 'drizzle-orm';
import type { ResourceKind } from '../../../../machines/rules/booking/resource-kinds.ts';
import { audit } from '../../../audit/audit.ts';
import { fail, notFound } from '../../../base/errors.ts';
import type { Database } from '../../../database/database.ts';
import { nextStamp, refuseIfChanged, stampSql } from '../../../shared/http/edit-conflict.ts';
import { type LookupSource, statusIs } from '../../../shared/sql/lookup.ts';
import type { SlotChange } from '../../shared/changes.ts';
import { claimId, refuseUsedId } from '../../shared/idempotency.ts';
import { fitDays } from '../rosters/fit-days.ts';
import { everyDay } from '../rosters/leaves.ts';
import { endPatterns } from '../rosters/patterns.ts';
import type { RosterChange } from '../rosters/rosters.ts';
import { noPatterns } from '../rosters/wanted-days.ts';
import { workedTimes } from '../rosters/worked-times.ts';
import { doctors } from '../scheduling.tables.ts';
import { withClaimsLock } from '../slots/claims-lock.ts';
import { fitPlaces } from './room-places.ts';
import { shownName } from './shown-name.ts';

/** The fields of a doctor that people edit. */
export interface DoctorFields {
  readonly name: string;
  readonly title: string;
  readonly registration_number: string;
  readonly may_do: string;
  readonly skills: readonly string[];
  readonly calibrated_until: string | null;
  /** Visits that a room takes at once; without it the present number stays. */
  readonly capacity?: number | undefined;
  /** The most visits of each kind on a day, null without a limit; left out, the present ones stay. */
  readonly most_pem?: number | null | undefined;
  readonly most_fit_test?: number | null | undefined;
}

export interface DoctorRecord
  extends Record<string, unknown>,
    Omit<DoctorFields, 'name' | 'skills' | 'capacity' | 'most_pem' | 'most_fit_test'> {
  readonly doctor_id: string;
  readonly doctor_name: string;
  /** The name, with what tells them apart where another doctor has the same one. */
  readonly shown_name: string;
  readonly kind: ResourceKind;
  readonly skills: string[];
  readonly capacity: number;
  readonly most_pem: number | null;
  readonly most_fit_test: number | null;
  readonly is_active: boolean;
  /** Clinics with weekly hours or days to come, by name. */
  readonly clinics: string[];
  readonly updated_at: string;
}

const columns = (now: Date): SQL => sql`d.id as doctor_id, d.name as doctor_name, ${shownName} as shown_name, d.title,
  d.registration_number, d.may_do, d.kind, d.skills, d.calibrated_until::text as calibrated_until, d.capacity, d.most_pem, d.most_fit_test, d.is_active, ${stampSql(sql`d.updated_at`)} as updated_at,
  array(
    select c.name from booking.clinics c where c.id in (
      select p.clinic_id from booking.roster_patterns p
      where p.doctor_id = d.id and coalesce(p.until_day >= greatest(p.from_day, ${now.toISOString()}::date), true)
      union select r.clinic_id from booking.rosters r
      where r.doctor_id = d.id and ${workedTimes} && tstzrange(${now.toISOString()}::timestamptz, null))
    order by c.name
  ) as clinics`;

export const doctorsSource = (status: readonly ('active' | 'inactive')[], now: Date): LookupSource => ({
  columns: columns(now),
  from: sql`booking.doctors d`,
  where: statusIs(status, sql`d.is_active`),
  name: sql`d.name`,
  searched: sql`concat_ws(' ', d.name, d.title, d.registration_number, d.may_do, d.kind, array_to_string(d.skills, ' '))`,
  id: sql`d.id`,
});

/** `lock` keeps the doctor as found until the transaction ends. */
export async function findDoctor(
  db: Database,
  id: string,
  { now, lock = false }: { now: Date; lock?: boolean },
): Promise<DoctorRecord> {
  const { rows } = await db.execute<DoctorRecord>(sql`
    select ${columns(now)} from booking.doctors d where d.id = ${id}::uuid ${lock ? sql`for update` : sql``}`);
  return rows[0] ?? notFound('Doctor');
}

const eventOf = (verb: string, id: string, { now, address }: RosterChange) => ({
  action: `doctor.${verb}`,
  entity: 'doctor',
  entityId: id,
  address,
  at: now,
});

/**
 * Adds a doctor under the sender's id; the same one sent again is found as they are now.
 * @throws ServiceError IDEMPOTENCY_KEY_REUSED if another doctor has the id
 */
export async function addDoctor(
  db: Database,
  change: RosterChange,
  { id, kind, fields }: { id: string; kind: ResourceKind; fields: DoctorFields },
): Promise<DoctorRecord> {
  const { caller, now } = change;
  refuseOtherKinds(kind, fields);
  return db.transaction(async (tx) => {
    if (await claimId(tx, caller, { kind: 'doctor', id, content: { kind, ...fields }, now })) {
      const row = { id, kind, ...rowOf(fields), updatedAt: now };
      const added = await tx.insert(doctors).values(row).onConflictDoNothing().returning({ id: doctors.id });
      if (added.length === 0) refuseUsedId();
      await audit(tx, caller, { ...eventOf('added', id, change), after: { kind, ...fields } });
    }
    return findDoctor(tx, id, { now });
  });
}

function refuseOtherKinds(kind: ResourceKind, { calibrated_until, capacity = 1 }: DoctorFields): void {
  if (calibrated_until !== null && kind !== 'device')
    fail('INVALID', 'A device alone is calibrated.', { field: 'calibrated_until' });
  if (capacity !== 1 && kind !== 'room')
    fail('INVALID', 'A room alone takes several visits at once.', { field: 'capacity' });
}

const rowOf = ({
  name,
  title,
  registration_number,
  may_do,
  skills,
  calibrated_until,
  capacity = 1,
  ...limits
}: DoctorFields) => ({
  name,
  title,
  registrationNumber: registration_number,
  mayDo: may_do,
  skills: [...new Set(skills)],
  calibratedUntil: calibrated_until,
  capacity,
  mostPem: limits.most_pem ?? null,
  mostFitTest: limits.most_fit_test ?? null,
});

/**
 * Changes what people wrote. A room with another capacity gets or gives places of its days to come.
 * @param today the provider's own day
 * @throws ServiceError 409 EDIT_CONFLICT with the doctor as they are now
 */
export async function changeDoctor(
  db: Database,
  change: RosterChange,
  { id, seen, fields: wanted, today }: { id: string; seen: string; fields: DoctorFields; today: string },
): Promise<{ doctor: DoctorRecord; changes: readonly SlotChange[] }> {
  const { caller, now } = change;
  return withClaimsLock(db, 'exclusive', async (tx) => {
    const present = await findDoctor(tx, id, { now, lock: true });
    await refuseIfChanged(tx, present, { seen, what: 'doctor', id, caller, now });
    const { capacity, most_pem, most_fit_test } = present;
    const fields = { most_pem, most_fit_test, ...wanted, capacity: wanted.capacity ?? capacity };
    refuseOtherKinds(present.kind, fields);
    const before = { ...fieldsOf(present) };
    const changed = (Object.keys(fields) as (keyof DoctorFields)[]).filter(
      (field) => JSON.stringify(fields[field]) !== JSON.stringify(before[field]),
    );
    if (changed.length === 0) return { doctor: present, changes: [] };
    await tx
      .update(doctors)
      .set({ ...rowOf(fields), updatedAt: nextStamp(present.updated_at, now) })
      .where(sql`id = ${id}::uuid`);
    const only = (all: DoctorFields) => Object.fromEntries(changed.map((field) => [field, all[field]]));
    await audit(tx, caller, { ...eventOf('changed', id, change), before: only(before), after: only(fields) });
    const changes = changed.includes('capacity')
      ? await fitPlaces(tx, { id, capacity: fields.capacity, today, now })
      : [];
    return { doctor: await findDoctor(tx, id, { now }), changes };
  });
}

const fieldsOf = ({
  doctor_name: name,
  title,
  registration_number,
  may_do,
  skills,
  calibrated_until,
  capacity,
  most_pem,
  most_fit_test,
}: DoctorRecord): DoctorFields => ({
  name,
  title,
  registration_number,
  may_do,
  skills,
  calibrated_until,
  capacity,
  most_pem,
  most_fit_test,
});

/**
 * Retires a doctor, or takes them back. Weekly hours end and free days are deleted; booked candidates keep their times
 * until they are moved.
 * @param today the provider's own day
 */
export async function switchDoctor(
  db: Database,
  change: RosterChange,
  { id, isActive, today }: { id: string; isActive: boolean; today: string },
): Promise<{ doctor: DoctorRecord; changes: readonly SlotChange[] }> {
  const { caller, now } = change;
  return withClaimsLock(db, 'exclusive', async (tx) => {
    const present = await findDoctor(tx, id, { now, lock: true });
    if (present.is_active === isActive) return { doctor: present, changes: [] };
    await tx
      .update(doctors)
      .set({ isActive, updatedAt: nextStamp(present.updated_at, now) })
      .where(sql`id = ${id}::uuid`);
    let changes: readonly SlotChange[] = [];
    if (!isActive) {
      const yesterday = new Date(Date.parse(today) - 86_400_000).toISOString().slice(0, 10);
      await endPatterns(tx, id, yesterday);
      changes = await fitDays(tx, everyDay({ doctorId: id, fromDay: today, untilDay: null }), noPatterns, now);
    }
    await audit(tx, caller, {
      ...eventOf(isActive ? 'activated' : 'retired', id, change),
      before: { is_active: !isActive },
      after: { is_active: isActive },
    });
    return { doctor: await findDoctor(tx, id, { now }), changes };
  });
}
