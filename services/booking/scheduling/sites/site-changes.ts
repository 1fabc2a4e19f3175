import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { siteMessages } from '../../../../machines/rules/booking/site-form.ts';
import type { Caller } from '../../../access/caller.ts';
import { audit } from '../../../audit/audit.ts';
import { fail } from '../../../base/errors.ts';
import type { Database } from '../../../database/database.ts';
import { nextStamp, refuseIfChanged } from '../../../shared/http/edit-conflict.ts';
import { eventsOf, type Origin } from '../../../shared/http/origin.ts';
import { fromRest, restName, sameNames } from '../../../shared/http/rest-names.ts';
import type { SlotChange } from '../../shared/changes.ts';
import { clinics } from '../scheduling.tables.ts';
import { siteEffects } from './site-effects.ts';
import { findSite, type SiteRecord } from './site-record.ts';
import { siteFields } from './sites.routes.ts';

/** The fields of a site that an administrator edits. */
export type SiteFields = Pick<SiteRecord, keyof typeof siteFields>;

/** @throws ServiceError 422 with every field at fault, 409 at `name` where a site has it already */
export async function addSite(
  db: Database,
  caller: Caller,
  { wanted, now, address }: { wanted: SiteFields & Pick<SiteRecord, 'sandbox'> } & Origin,
): Promise<SiteRecord> {
  const fields = checked(wanted);
  return db.transaction(async (tx) => {
    await refuseTakenSiteName(tx, fields.name, null);
    const { rows } = await tx.execute<{ next: number }>(
      sql`select coalesce(max(number), 100)::int + 1 as next from booking.clinics`,
    );
    const id = uuidv7();
    await tx
      .insert(clinics)
      .values({ id, number: rows[0]?.next ?? 101, ...fromRest(sameNames, fields), updatedAt: now });
    await audit(tx, caller, { ...eventOf('added', id, now, address), after: fields });
    return findSite(tx, id, 'read');
  });
}

/**
 * Changes the given fields of a site. Its zone and its way of booking stay while something is to come there: appointments
 * would be read at other hours, and times that were one person's would be anybody's.
 * @throws ServiceError 409 EDIT_CONFLICT with the present site, 409 or 422 at fields
 */
export async function changeSite(
  db: Database,
  caller: Caller,
  { id, seen, wanted, now, address }: { id: string; seen: string; wanted: Partial<SiteFields> } & Origin,
): Promise<SiteRecord> {
  return db.transaction(async (tx) => {
    const present = await findSite(tx, id, 'lock');
    await refuseIfChanged(tx, present, { seen, what: 'site', id, caller, now });
    const before = fieldsOf(present);
    const after = checked({ ...before, ...wanted });
    const changed = keysOf(after).filter((field) => String(after[field]) !== String(before[field]));
    if (changed.length === 0) return present;
    if (changed.includes('name')) await refuseTakenSiteName(tx, after.name, id);
    if (changed.includes('timezone') || changed.includes('booking_free')) await refuseWhileUsed(tx, id, changed, now);
    const stamp = nextStamp(present.updated_at, now);
    await tx
      .update(clinics)
      .set({ ...fromRest(sameNames, after), updatedAt: stamp })
      .where(sql`id = ${id}::uuid`);
    await audit(tx, caller, {
      ...eventOf('changed', id, now, address),
      before: only(before, changed),
      after: only(after, changed),
    });
    return findSite(tx, id, 'read');
  });
}

/**
 * Takes a site out of every list that bookings choose from, or back in. Bookings there stay, to be moved or kept;
 * times held there right now are given back, and their holders' pages are notified.
 */
export async function switchSite(
  db: Database,
  caller: Caller,
  { id, isActive, now, address }: { id: string; isActive: boolean } & Origin,
): Promise<{ site: SiteRecord; changes: readonly SlotChange[] }> {
  return db.transaction(async (tx) => {
    const present = await findSite(tx, id, 'lock');
    if (present.is_active === isActive) return { site: present, changes: [] };
    const effects = isActive ? null : await siteEffects(tx, id, now);
    await tx.execute(sql`
      update booking.clinics set is_active = ${isActive},
        updated_at = ${nextStamp(present.updated_at, now).toISOString()}::timestamptz where id = ${id}::uuid`);
    const changes = isActive ? [] : await giveHoldsBack(tx, id);
    await audit(tx, caller, {
      ...eventOf(isActive ? 'activated' : 'disabled', id, now, address),
      before: { is_active: !isActive },
      after: { is_active: isActive, ...(effects ? { effects } : {}) },
    });
    return { site: await findSite(tx, id, 'read'), changes };
  });
}

/** @returns the days whose free times changed */
async function giveHoldsBack(tx: Database, siteId: string): Promise<readonly SlotChange[]> {
  const { rows } = await tx.execute<{ site_id: string; day: string }>(sql`
    with dropped as (
      delete from booking.reservations where clinic_id = ${siteId}::uuid returning id, roster_id
    ), freed as (
      delete from booking.claims where kind = 'hold' and claim_id in (select id from dropped)
    )
    select distinct r.clinic_id as site_id, r.day::text as day from dropped d join booking.rosters r on r.id = d.roster_id`);
  return rows;
}

async function refuseWhileUsed(tx: Database, id: string, changed: readonly string[], now: Date): Promise<void> {
  const { bookings, holds, rosters } = await siteEffects(tx, id, now);
  if (bookings + holds + rosters === 0) return;
  const what = [
    ...(bookings > 0 ? [`${bookings} ${bookings === 1 ? 'booking' : 'bookings'}`] : []),
    ...(holds > 0 ? [`${holds} held ${holds === 1 ? 'time' : 'times'}`] : []),
    ...(rosters > 0 ? [`${rosters} ${rosters === 1 ? 'roster' : 'rosters'}`] : []),
  ].join(', ');
  const field = changed.includes('timezone') ? 'timezone' : 'booking_free';
  fail('SITE_IN_USE', `This cannot change while something is to come at the site: ${what}.`, { field });
}

/** Transactions that name a site wait here for each other, so that the second of two with one name fails. */
async function refuseTakenSiteName(tx: Database, name: string, except: string | null): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(7262015)`);
  const { rows } = await tx.execute(sql`
    select id from booking.clinics where lower(name) = lower(${name}) and id is distinct from ${except}::uuid limit 1`);
  if (rows.length > 0) fail('DUPLICATE', 'There is a site of this name already.', { field: 'name' });
}

/** Trimmed, each field by the rule that the form has too. */
function checked<Fields extends SiteFields>(input: Fields): Fields {
  const fields = { ...input };
  for (const field of keysOf(input)) {
    const value = fields[field];
    if (typeof value === 'string') Object.assign(fields, { [field]: value.replace(/\s+/g, ' ').trim() });
  }
  const faults = Object.entries(siteMessages(fromRest(sameNames, fields))).flatMap(([field, message]) =>
    message === null ? [] : [[restName(sameNames, field), message] as const],
  );
  const [first] = faults;
  if (first) fail('INVALID', first[1], { field: first[0], details: { fields: Object.fromEntries(faults) } });
  return fields;
}

const keysOf = (fields: object) => Object.keys(fields) as (keyof SiteFields)[];

const only = <Name extends keyof SiteFields>(fields: SiteFields, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, fields[name]])) as Pick<SiteFields, Name>;

const fieldsOf = (site: SiteRecord): SiteFields => only(site, keysOf(siteFields));

const eventOf = eventsOf('site');
