import { sql } from 'drizzle-orm';
import type { Caller } from '../../../access/caller.ts';
import type { Database } from '../../../database/database.ts';
import { lookUp } from '../../../shared/sql/lookup.ts';
import { isRoutedPackage } from '../../catalogue/visit-routes/routed-package.ts';
import { availabilityStatement, type ClinicDays, readClinics } from '../../scheduling/slots/availability.ts';
import { SLOT_MINUTES } from '../../scheduling/slots/claims.ts';
import { gridOf } from '../../scheduling/slots/time-slots.ts';
import { dayIn, daysFromTo } from '../../scheduling/slots/zone-days.ts';
import { packagesSource } from '../lookups/lookups.ts';
import type { FreeDay } from './overview.routes.ts';

const DAY_MS = 86_400_000;
const MAX_PACKAGES = 100;
/** As long before a time as the clients' own search offers it. */
const LEAD_MS = 5 * 60_000;
/** Most clinics have a time within days: only those that have none are looked further for. */
const HORIZONS = [7, 30, 60] as const;
export const LOOK_AHEAD_DAYS = HORIZONS.at(-1) ?? 0;

interface OfferedPackage extends Record<string, unknown> {
  readonly org_id: string | null;
  readonly assessments: unknown;
  readonly package_id: string;
  readonly name: string;
  readonly service_type: string;
  readonly minutes: number;
}

interface Site extends Record<string, unknown> {
  readonly id: string;
  readonly name: string;
  readonly timezone: string;
  readonly service_types: string[];
}

/** When each clinic has its next free time, for each length that the provider's packages have. */
export async function nextFreeTimes(
  db: Database,
  { caller, siteId, now }: { caller: Caller; siteId: string | null; now: Date },
) {
  const packages = await offeredPackages(db, caller);
  const { rows: sites } = await db.execute<Site>(sql`
    select id, name, timezone, service_types from booking.clinics
    where is_active and not booking_free and not sandbox and (${siteId}::uuid is null or id = ${siteId}::uuid) order by lower(name), id`);
  const lengths = [...new Set(packages.map(({ minutes }) => minutes))].sort((one, other) => one - other);
  const found = await firstDays(db, sites, lengths, now);
  return {
    look_ahead_days: LOOK_AHEAD_DAYS,
    packages,
    clinics: sites.map(({ id, name, timezone, service_types }) => ({
      site_id: id,
      site_name: name,
      timezone,
      service_types,
      free: lengths.map((minutes): FreeDay => {
        const day = found.get(id)?.get(minutes) ?? null;
        return { minutes, day, days: day === null ? null : daysFromTo(dayIn(now, timezone), day).length - 1 };
      }),
    })),
  };
}

/** The packages that everybody may book, as the look-up has them, without visit routes: those need more than one doctor's free time. */
async function offeredPackages(db: Database, caller: Caller) {
  const source = packagesSource(caller, { status: ['active'] });
  const where = [...source.where, sql`not ${isRoutedPackage(sql`p.id`)}`];
  const { items } = await lookUp<OfferedPackage>(db, { page: 1, page_size: MAX_PACKAGES }, { ...source, where });
  return items.map(({ package_id, name, service_type, minutes }) => ({ package_id, name, service_type, minutes }));
}

async function firstDays(db: Database, sites: readonly Site[], lengths: readonly number[], now: Date) {
  const found = new Map(sites.map(({ id }) => [id, new Map<number, string>()]));
  const earliest = now.getTime() + LEAD_MS;
  let from = new Date(earliest);
  for (const days of HORIZONS) {
    const open = [...found].filter(([, byLength]) => byLength.size < lengths.length).map(([id]) => id);
    if (open.length === 0) break;
    const to = new Date(earliest + days * DAY_MS);
    for (const clinic of await clinicDays(db, open, { from, to, now })) {
      const byLength = found.get(clinic.siteId);
      for (const minutes of lengths) {
        if (byLength?.has(minutes)) continue;
        const day = firstDay(clinic, minutes, { from, to, now });
        if (day) byLength?.set(minutes, day);
      }
    }
    from = to;
  }
  return found;
}

interface Window {
  readonly from: Date;
  readonly to: Date;
  readonly now: Date;
}

async function clinicDays(db: Database, siteIds: readonly string[], { from, to, now }: Window) {
  const [answer] = await availabilityStatement(db, {
    siteIds: `{${siteIds.join(',')}}`,
    packageId: null,
    packagesOf: null,
    isProvider: true,
    candidateId: null,
    visit: null,
    from: from.toISOString(),
    to: to.toISOString(),
    now: now.toISOString(),
  });
  return readClinics(answer).values();
}

const firstDay = (clinic: ClinicDays, minutes: number, window: Window) =>
  gridOf(clinic, { ...window, optimize: false }, { length: Math.ceil(minutes / SLOT_MINUTES), stops: null }).find(
    ({ starts }) => starts.size > 0,
  )?.day;
