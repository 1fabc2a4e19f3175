import { type SQL, sql } from 'drizzle-orm';
import { hoursFault, type Period } from '../../../../machines/rules/calendar/weekly-hours.ts';
import { audit } from '../../../audit/audit.ts';
import { fail, notFound } from '../../../base/errors.ts';
import type { Database } from '../../../database/database.ts';
import { databaseFault } from '../../../database/pg-error.ts';
import type { SlotChange } from '../../shared/changes.ts';
import { withClaimsLock } from '../slots/claims-lock.ts';
import { dayIn } from '../slots/zone-days.ts';
import { type FitScope, fitDays } from './fit-days.ts';
import { makeDays } from './make-days.ts';
import { type OutsideHours, outsideWanted } from './outside-hours.ts';
import { rosterPatterns } from './roster-patterns.tables.ts';
import type { RosterChange } from './rosters.ts';
import { horizonSql, rosterChannel } from './run-rosters.ts';
import { type Elsewhere, elsewhereMessage } from './travel-time.ts';
import { asPatterns, noPatterns, type PatternHours, wantedDays } from './wanted-days.ts';

/** Requested weekly hours. Without `hours` those of `replaces` end the day before `fromDay`. */
export interface WantedPattern extends PatternHours {
  /** The weekly hours that these take the place of, from `fromDay` on. */
  readonly replaces: string | null;
  readonly fromDay: string;
  readonly untilDay: string | null;
}

export interface PatternPlan extends OutsideHours {
  /** Days that would be worked, within the weeks that are made ahead, and the last of these days. */
  readonly days: number;
  readonly horizon: string;
  readonly skipped: readonly { day: string; reason: string }[];
}

interface Place extends Record<string, unknown> {
  readonly doctor: string;
  readonly is_active: boolean;
  readonly site: string;
  readonly timezone: string;
  readonly booking_free: boolean;
}

interface ReplacedRow extends Record<string, unknown> {
  readonly from_day: string;
  readonly until_day: string | null;
  readonly made_until: string;
  readonly hours: readonly Period[];
}

/** The days that weekly hours would make, those they leave out, and the people affected; nothing is changed. */
export async function planPattern(
  db: Database,
  wanted: WantedPattern,
  { now, rosterWeeks }: { now: Date; rosterWeeks: number },
): Promise<PatternPlan> {
  await checkPattern(db, wanted, now);
  const { rows: ends } = await db.execute<{ horizon: string; last_day: string }>(sql`
    select horizon::text as horizon, greatest(least(horizon, ${wanted.untilDay}::date), ${wanted.fromDay}::date - 1)::text as last_day
    from (select ${horizonSql(now, rosterWeeks)} as horizon) h`);
  const { horizon, last_day } = ends[0] ?? notFound('Horizon');
  const patterns = patternsOf(wanted, sql`${last_day}::date`);
  const { rows } = await db.execute<{
    day: string;
    holiday: string | null;
    leave: string | null;
    elsewhere: Elsewhere | null;
    by_hand: boolean;
  }>(sql`
    select w.day::text as day, w.holiday, w.leave, w.elsewhere, exists (select from booking.rosters r
        where r.clinic_id = w.clinic_id and r.doctor_id = w.doctor_id and r.day = w.day and r.pattern_id is null and r.over_plan is null) as by_hand
    from (${wantedDays(patterns)}) w order by w.day`);
  const skipped = rows.flatMap(({ day, holiday, leave, elsewhere, by_hand }) => {
    const shown = day.split('-').reverse().join('/');
    if (holiday !== null) return [{ day, reason: `${shown} is a public holiday: ${holiday}.` }];
    if (leave !== null) return [{ day, reason: `On leave on ${shown}: ${leave}.` }];
    if (by_hand) return [{ day, reason: `${shown} has hours of its own, which stay.` }];
    return elsewhere === null ? [] : [{ day, reason: elsewhereMessage(elsewhere, 'Works', shown) }];
  });
  const hit = await outsideWanted(db, scopeOf(wanted), patternsOf(wanted, lastRosterDay(wanted)), now);
  return { days: rows.length - skipped.length, horizon, skipped, ...hit };
}

/**
 * Begins weekly hours, in place of others where there are some. What was made ahead is fitted at once; the rest is the
 * runner's. Sent again with the same id it changes nothing.
 */
export async function savePattern(
  db: Database,
  change: RosterChange,
  wanted: WantedPattern,
): Promise<readonly SlotChange[]> {
  const { caller, now, address } = change;
  try {
    return await withClaimsLock(db, 'exclusive', async (tx) => {
      await lockDoctor(tx, wanted.doctorId);
      if (await isSaved(tx, wanted)) return [];
      const replaced = await checkPattern(tx, wanted, now);
      const dayBefore = new Date(Date.parse(wanted.fromDay) - 86_400_000).toISOString().slice(0, 10);
      const madeUntil = replaced && replaced.made_until > dayBefore ? replaced.made_until : dayBefore;
      await tx.execute(sql`
        update booking.roster_patterns
        set until_day = ${dayBefore}::date, made_until = least(made_until, ${dayBefore}::date)
        where id = ${wanted.replaces}::uuid`);
      const { id, doctorId, clinicId, fromDay, untilDay, weeks, weekA, hours, onHolidays } = wanted;
      if (hours.length > 0) {
        const row = { id, doctorId, clinicId, fromDay, untilDay, weeks, weekA, hours, onHolidays, madeUntil };
        await tx.insert(rosterPatterns).values(row);
      }
      const fitted = await fitDays(tx, scopeOf(wanted), patternsOf(wanted, lastRosterDay(wanted)), now);
      const lastMade = untilDay !== null && untilDay < madeUntil ? untilDay : madeUntil;
      const made = await makeDays(tx, patternsOf(wanted, sql`${lastMade}::date`), now);
      const verb = hours.length === 0 ? 'ended' : replaced ? 'changed' : 'added';
      await audit(tx, caller, {
        action: `roster-pattern.${verb}`,
        entity: 'doctor',
        entityId: doctorId,
        address,
        at: now,
        ...(replaced ? { before: { site_id: clinicId, hours: replaced.hours, until_day: replaced.until_day } } : {}),
        after: { site_id: clinicId, from_day: fromDay, until_day: untilDay, weeks, hours, on_holidays: onHolidays },
      });
      await tx.execute(sql`select pg_notify(${rosterChannel}, '')`);
      return [...fitted, ...made];
    });
  } catch (thrown) {
    if (databaseFault(thrown)?.constraint !== 'rosters_doctor_once') throw thrown;
    return fail('DOCTOR_ELSEWHERE', 'The doctor is at another clinic at that time.', { field: 'hours' });
  }
}

/**
 * True if the same hours were saved before, and only the answer was lost.
 * @throws ServiceError IDEMPOTENCY_KEY_REUSED where others were saved with this id
 */
async function isSaved(tx: Database, wanted: WantedPattern): Promise<boolean> {
  const { id, fromDay, untilDay, weeks, weekA, hours, onHolidays, replaces } = wanted;
  if (hours.length === 0) {
    const { rows } = await tx.execute(sql`
      select from booking.roster_patterns where id = ${replaces}::uuid and until_day = ${fromDay}::date - 1`);
    return rows.length > 0;
  }
  const { rows } = await tx.execute<{ same: boolean }>(sql`
    select from_day = ${fromDay}::date and until_day is not distinct from ${untilDay}::date and weeks = ${weeks}
      and week_a = ${weekA}::date and hours = ${JSON.stringify(hours)}::jsonb and on_holidays = ${onHolidays} as same
    from booking.roster_patterns where id = ${id}::uuid`);
  if (rows[0]?.same === false) {
    fail('IDEMPOTENCY_KEY_REUSED', 'These weekly hours were saved already, before you changed them: open them again.');
  }
  return rows.length > 0;
}

/** The last day that there is of the doctor at the clinic, where the hours go on so long. */
const lastRosterDay = ({ doctorId, clinicId, untilDay }: WantedPattern) => sql`
  least(${untilDay}::date, (select max(r.day) from booking.rosters r
    where r.clinic_id = ${clinicId}::uuid and r.doctor_id = ${doctorId}::uuid))`;

const patternsOf = (wanted: WantedPattern, lastDay: SQL) =>
  wanted.hours.length === 0 ? noPatterns : asPatterns(wanted, wanted.fromDay, lastDay);

const scopeOf = ({ doctorId, clinicId, fromDay }: WantedPattern): FitScope => ({
  doctorId,
  clinicId,
  fromDay,
  toDay: null,
  alsoByHand: false,
});

/** Locks the doctor's row, so that two changes of rosters run one after the other. */
export async function lockDoctor(tx: Database, doctorId: string): Promise<void> {
  const { rows } = await tx.execute(sql`select from booking.doctors where id = ${doctorId}::uuid for update`);
  if (rows.length === 0) notFound('Doctor');
}

/** @throws ServiceError with the field at fault */
async function checkPattern(db: Database, wanted: WantedPattern, now: Date): Promise<ReplacedRow | null> {
  const { doctorId, clinicId, fromDay, untilDay, hours, weeks, replaces } = wanted;
  const { rows } = await db.execute<Place>(sql`
    select d.name as doctor, d.is_active, c.name as site, c.timezone, c.booking_free
    from booking.doctors d cross join booking.clinics c where d.id = ${doctorId}::uuid and c.id = ${clinicId}::uuid`);
  const place = rows[0] ?? notFound('Doctor or site');
  if (!place.is_active) fail('NOT_ACTIVE', `${place.doctor} is retired.`, { field: 'doctor_id' });
  if (place.booking_free) {
    fail('BOOKING_FREE', 'This site has no rosters: its times follow a rule.', { field: 'site_id' });
  }
  if (fromDay < dayIn(now, place.timezone)) fail('INVALID', 'This day is over.', { field: 'from_day' });
  if (untilDay !== null && untilDay < fromDay) {
    fail('INVALID', 'The last day is before the first.', { field: 'until_day' });
  }
  if (hours.length === 0 && replaces === null) fail('INVALID', 'Choose the days of the week.', { field: 'hours' });
  if (hours.some(({ week }) => week >= weeks)) fail('INVALID', 'There is one week only.', { field: 'hours' });
  const fault = hoursFault(hours);
  if (fault) fail('INVALID', fault.message, { field: `hours.${fault.index}` });
  const replaced = replaces === null ? null : await findReplaced(db, wanted, replaces);
  const { rows: others } = await db.execute<{ from_day: string }>(sql`
    select from_day::text as from_day from booking.roster_patterns
    where doctor_id = ${doctorId}::uuid and clinic_id = ${clinicId}::uuid and id is distinct from ${replaces}::uuid
      and coalesce(until_day >= from_day, true) and ${hours.length > 0}
      and daterange(from_day, until_day, '[]') && daterange(${fromDay}::date, ${untilDay}::date, '[]') limit 1`);
  const [other] = others;
  if (other) {
    const shown = other.from_day.split('-').reverse().join('/');
    fail('DUPLICATE', `${place.doctor} has weekly hours at ${place.site} already, from ${shown} on: change those.`, {
      field: 'from_day',
    });
  }
  return replaced;
}

async function findReplaced(db: Database, { doctorId, clinicId, fromDay }: WantedPattern, id: string) {
  const { rows } = await db.execute<ReplacedRow>(sql`
    select from_day::text as from_day, until_day::text as until_day, made_until::text as made_until, hours
    from booking.roster_patterns
    where id = ${id}::uuid and doctor_id = ${doctorId}::uuid and clinic_id = ${clinicId}::uuid`);
  const replaced = rows[0] ?? notFound('Weekly hours');
  if (replaced.until_day !== null && replaced.until_day < fromDay) {
    fail('CONFLICT', 'These weekly hours end before that day, or were changed meanwhile.', { field: 'from_day' });
  }
  if (fromDay < replaced.from_day) {
    fail('INVALID', `These weekly hours begin on ${replaced.from_day.split('-').reverse().join('/')}.`, {
      field: 'from_day',
    });
  }
  return replaced;
}

/** Patterns end where their doctor retires; those that never began end before they begin. */
export const endPatterns = (tx: Database, doctorId: string, lastDay: string) =>
  tx.execute(sql`
    update booking.roster_patterns set until_day = ${lastDay}::date, made_until = least(made_until, ${lastDay}::date)
    where doctor_id = ${doctorId}::uuid and (until_day is null or until_day > ${lastDay}::date)`);
