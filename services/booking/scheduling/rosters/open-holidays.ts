import { sql } from 'drizzle-orm';
import { audit } from '../../../audit/audit.ts';
import { fail, notFound } from '../../../base/errors.ts';
import type { Database } from '../../../database/database.ts';
import type { SlotChange } from '../../shared/changes.ts';
import { makeDays } from './make-days.ts';
import type { RosterChange } from './rosters.ts';
import type { StateHoliday } from './state-holidays.routes.ts';
import { holidaysOfYear } from './state-holidays.ts';
import { storedPatterns } from './wanted-days.ts';

interface OpenSites {
  readonly state: string;
  readonly day: string;
  readonly site_ids: readonly string[];
}

/**
 * Chooses the clinics that are open on a holiday of their state. Weekly hours make their days at a clinic that opens; days of
 * one that closes again stay, as on every new holiday, until the clinic is closed by a closing.
 */
export async function openOnHoliday(
  db: Database,
  { caller, now, address }: RosterChange,
  { state, day, site_ids: ids }: OpenSites,
): Promise<{ holiday: StateHoliday; changes: readonly SlotChange[] }> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ name: string; before: string[] }>(sql`
      select name, open_clinic_ids as before from booking.holidays
      where state = ${state} and day = ${day}::date and clinic_id is null for update`);
    const { name, before } = rows[0] ?? notFound('Holiday');
    const { rows: known } = await tx.execute(sql`
      select from booking.clinics where id = any (${uuids(ids)}) and state = ${state} and is_active`);
    if (known.length < new Set(ids).size) fail('INVALID', `Choose clinics in ${state}.`, { field: 'site_ids' });
    await tx.execute(sql`
      update booking.holidays set open_clinic_ids = ${uuids(ids)}
      where state = ${state} and day = ${day}::date and clinic_id is null`);
    const opened = ids.filter((id) => !before.includes(id));
    const closed = before.filter((id) => !ids.includes(id));
    const made = await makeDaysAt(tx, opened, day, now);
    const year = Number(day.slice(0, 4));
    const holiday = (await holidaysOfYear(tx, { state, year })).find(
      (one) => one.day === day && one.sites.length === 0,
    );
    await audit(tx, caller, {
      action: 'holiday.opened',
      entity: 'organisation',
      entityId: caller.orgId,
      after: { state, day, name, open_at: holiday?.open_at.map((site) => site.name) },
      address,
      at: now,
    });
    const changes = [...opened, ...closed].map((site_id): SlotChange => ({ site_id, day }));
    return { holiday: holiday ?? notFound('Holiday'), changes: [...changes, ...made] };
  });
}

const uuids = (ids: readonly string[]) => sql`${`{${ids.join(',')}}`}::uuid[]`;

async function makeDaysAt(tx: Database, clinicIds: readonly string[], day: string, now: Date) {
  if (clinicIds.length === 0) return [];
  const atClinics = sql`p.clinic_id = any (${uuids(clinicIds)})`;
  await tx.execute(sql`
    select from booking.doctors d
    where d.id in (select p.doctor_id from booking.roster_patterns p where ${atClinics}) order by d.id for update`);
  const theDay = sql`${day}::date`;
  const patterns = storedPatterns(sql`${atClinics} and p.made_until >= ${theDay}`, { first: theDay, last: theDay });
  return makeDays(tx, patterns, now);
}
