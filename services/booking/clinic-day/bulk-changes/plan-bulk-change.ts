import { sql } from 'drizzle-orm';
import { defined } from '../../../../machines/lib/assert-defined.ts';
import type { Caller } from '../../../access/caller.ts';
import { fail } from '../../../base/errors.ts';
import type { Database } from '../../../database/database.ts';
import { type BookedCandidate, findChosen } from '../../record/candidates/booked-candidates.ts';
import { clockIn } from '../../scheduling/slots/zone-days.ts';
import { type FreePlaces, freePlacesBetween, type Place, type Wish } from '../closings/free-places.ts';
import { type PresentVisits, presentVisits, visitOf } from '../closings/present-visits.ts';
import type { BulkAction } from './bulk-changes.tables.ts';
import { bulkRefusal, waitingConfirmations } from './bulk-refusals.ts';

/** Clinic and days to move to. Days are the clinics' own, both included; without a site each stays at its own. */
export interface MoveDays {
  readonly siteId: string | null;
  readonly fromDay: string;
  readonly toDay: string;
}

type WantedDays = MoveDays & { readonly visits: PresentVisits };

/** A time chosen by hand; null: it stays where it is. */
export interface BulkChoice {
  readonly candidateId: string;
  readonly to: { readonly rosterId: number; readonly from: Date } | null;
}

interface BulkQuestion {
  readonly action: BulkAction;
  readonly candidateIds: readonly string[];
  readonly move: MoveDays | null;
  readonly choices: readonly BulkChoice[];
  readonly now: Date;
}

/** One booking: why it cannot be done, or what else happens; of a move, where to. */
export interface BulkPlanned {
  readonly candidate: BookedCandidate;
  readonly reason: string | null;
  readonly note: string | null;
  readonly to: Place | null;
  readonly options: readonly Place[];
}

const DAY_MS = 86_400_000;
const MOST_DAYS = 31;
const MOST_OPTIONS = 8;

/** The outcome of the change for each booking, in the order asked; nothing is changed. */
export async function planBulkChange(db: Database, caller: Caller, question: BulkQuestion): Promise<BulkPlanned[]> {
  const { action, candidateIds, move, now } = question;
  const candidates = await findChosen(db, caller, candidateIds);
  const mailWaits = action === 'resend' ? await waitingConfirmations(db, candidateIds) : new Set<string>();
  const notes = action === 'po' ? await othersOfBookings(db, candidates) : new Map<string, string>();
  const planned = candidates.map((candidate) => ({
    candidate,
    to: null,
    options: [],
    note: notes.get(candidate.booking_id) ?? null,
    reason: bulkRefusal(action, candidate, { caller, now, mailWaits }),
  }));
  return action === 'move' && move ? withPlaces(db, planned, { ...question, move }) : planned;
}

const names = new Intl.ListFormat('en-AU');

/** A PO number belongs to the whole booking: its candidates who were not chosen. */
async function othersOfBookings(db: Database, candidates: readonly BookedCandidate[]): Promise<Map<string, string>> {
  const ids = (of: readonly string[]) => sql`${`{${of.join(',')}}`}::uuid[]`;
  const { rows } = await db.execute<{ booking_id: string; others: string[] }>(sql`
    select booking_id, array_agg(candidate_name order by candidate_index) as others from booking.candidates
    where booking_id = any (${ids(candidates.map(({ booking_id }) => booking_id))})
      and id <> all (${ids(candidates.map(({ candidate_id }) => candidate_id))}) group by booking_id`);
  return new Map(
    rows.map(({ booking_id, others }) => [
      booking_id,
      `Also changes ${names.format(others)}, who ${others.length === 1 ? 'is' : 'are'} in this booking too.`,
    ]),
  );
}

async function withPlaces(
  db: Database,
  planned: readonly BulkPlanned[],
  { move, choices, now }: BulkQuestion & { move: MoveDays },
): Promise<BulkPlanned[]> {
  requireDays(move);
  const movable = planned.filter(({ reason }) => reason === null);
  const siteIds = move.siteId ? [move.siteId] : movable.map(({ candidate }) => defined(candidate.clinic_id));
  if (siteIds.length === 0) return [...planned];
  const visits = await presentVisits(
    db,
    movable.map(({ candidate }) => candidate.candidate_id),
  );
  const routed = movable.flatMap(({ candidate }) => (visits.has(candidate.candidate_id) ? candidate.package_id : []));
  const free = await freePlacesBetween(
    db,
    {
      routedPackageIds: [...new Set(routed)],
      siteIds: [...new Set(siteIds)],
      closed: [],
      now,
      // A day of the clinic's own calendar begins and ends up to half a day away from one in UTC.
      from: new Date(Date.parse(move.fromDay) - DAY_MS / 2),
      to: new Date(Date.parse(move.toDay) + (3 * DAY_MS) / 2),
    },
    (day) => move.fromDay <= day && day <= move.toDay,
  );
  if (move.siteId && free.timeZoneOf(move.siteId) === null) fail('NOT_FOUND', 'No such clinic.', { field: 'site_id' });
  return proposals(planned, free, { ...move, visits }, choices);
}

function requireDays({ fromDay, toDay }: MoveDays): void {
  const days = (Date.parse(toDay) - Date.parse(fromDay)) / DAY_MS;
  if (days < 0) fail('INVALID', 'The last day is before the first.', { field: 'move.to_day' });
  if (days >= MOST_DAYS) fail('INVALID', `At most ${MOST_DAYS} days.`, { field: 'move.to_day' });
}

/** Times chosen by hand are given first; the others follow by their present time, nearest to the same clock. */
function proposals(
  planned: readonly BulkPlanned[],
  free: FreePlaces,
  move: WantedDays,
  choices: readonly BulkChoice[],
): BulkPlanned[] {
  const choiceOf = new Map(choices.map(({ candidateId, to }) => [candidateId, to]));
  const wishes = new Map(planned.map(({ candidate }) => [candidate.candidate_id, wishOf(candidate, free, move)]));
  const wish = ({ candidate }: BulkPlanned) => wishes.get(candidate.candidate_id) ?? null;
  const taken = new Map<string, Place | null>();
  for (const one of planned) {
    const [to, wanted] = [choiceOf.get(one.candidate.candidate_id), wish(one)];
    if (to && wanted && one.reason === null) taken.set(one.candidate.candidate_id, free.take(to, wanted));
  }
  const byTime = [...planned].sort((one, other) =>
    one.candidate.appointment_time.localeCompare(other.candidate.appointment_time),
  );
  const done = new Map<string, BulkPlanned>();
  for (const one of byTime) done.set(one.candidate.candidate_id, proposed(one, wish(one), free, { choiceOf, taken }));
  return planned.map((one) => {
    const wanted = wish(one);
    const options = one.reason === null && wanted ? nearest(free, wanted) : [];
    return { ...defined(done.get(one.candidate.candidate_id)), options };
  });
}

function proposed(
  one: BulkPlanned,
  wish: Wish | null,
  free: FreePlaces,
  { choiceOf, taken }: { choiceOf: ReadonlyMap<string, BulkChoice['to']>; taken: ReadonlyMap<string, Place | null> },
): BulkPlanned {
  const { candidate_id: id } = one.candidate;
  if (one.reason !== null || !wish) return one;
  if (choiceOf.get(id) === null) return { ...one, note: 'Stays where it is.' };
  const chosen = taken.get(id);
  if (chosen) return { ...one, to: chosen };
  const [best] = nearest(free, wish);
  const to = best ? free.take(best, wish) : null;
  if (!to) return { ...one, note: nothingFree(wish) };
  return { ...one, to, note: taken.has(id) ? 'The chosen time was taken meanwhile; this is the next best.' : null };
}

const nothingFree = ({ visit, length }: Wish) =>
  visit
    ? 'The stops of this visit fit at no start on these days.'
    : `No doctor has ${length * 15} minutes free on these days.`;

/** At the wished-for site alone, one for each doctor's day. */
const nearest = (free: FreePlaces, wish: Wish) =>
  free
    .best(wish, 'nearest', Number.POSITIVE_INFINITY)
    .filter(({ siteId }) => siteId === wish.siteId)
    .slice(0, MOST_OPTIONS);

/** The same time of the day, by the clinics' clocks, on the first day; null for one that cannot be moved. */
function wishOf(candidate: BookedCandidate, free: FreePlaces, { siteId, fromDay, visits }: WantedDays): Wish | null {
  const { clinic_id, site_tz, appointment_time, appointment_end, service_type: serviceType } = candidate;
  const site = siteId ?? clinic_id;
  const zone = site && free.timeZoneOf(site);
  if (!site || !zone || !site_tz) return null;
  const clock = clockIn(new Date(appointment_time), site_tz);
  const from = Temporal.PlainDate.from(fromDay).toZonedDateTime({ timeZone: zone, plainTime: clock });
  const length = Math.round((Date.parse(appointment_end) - Date.parse(appointment_time)) / 900_000);
  return {
    siteId: site,
    serviceType,
    length,
    from: new Date(from.epochMilliseconds),
    onlyDay: null,
    ...visitOf(candidate, free, visits),
  };
}
