import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { defined } from '../../machines/lib/assert-defined.ts';
import { isBilled } from '../../machines/rules/booking/billed-statuses.ts';
import { dayIn } from '../../machines/rules/calendar/dates.ts';
import { audit } from '../audit/audit.ts';
import { bookings, candidates } from '../booking/booking.tables.ts';
import { claimTime } from '../booking/scheduling/slots/claims.ts';
import type { Database } from '../database/database.ts';
import { demoPerson } from './demo-people.ts';
import { type Random, random } from './random.ts';
import type { RelativeData } from './relative-run.ts';
import {
  type Company,
  type DemoRoster,
  findCompanies,
  findPackages,
  findRosters,
  type Package,
} from './relative-sources.ts';
import { demoStatuses } from './relative-status.ts';

const DAY_MS = 86_400_000;
const SLOT_MS = 900_000;
const BATCH = 20;
const SEED = 20_261_121;

interface Plan {
  readonly company: Company;
  readonly serviceType: 'pem' | 'fit_test';
  readonly createdAt: Date;
  readonly people: readonly { package: Package; time: PlannedTime | null; roster: DemoRoster }[];
}

interface PlannedTime {
  readonly from: Date;
  readonly to: Date;
  readonly slotIds: readonly number[];
}

/**
 * Bookings of the last 60 and the next 30 days on the demo's rosters, one to four candidates each, in every status, and
 * each with its claims: a booked time is not free. One in nine has no time yet.
 */
export async function seedBookings(
  demo: Pick<RelativeData, 'db' | 'signal'>,
  now: Date,
  wanted: number,
): Promise<void> {
  const { db, signal } = demo;
  const [companies, packages] = [await findCompanies(db), await findPackages(db)];
  const rosters = await findRosters(db, now, -60, 30);
  if (companies.length === 0 || rosters.length === 0) return;
  const roll = random(SEED);
  const plans: Plan[] = [];
  const sources = { companies, packages, rosters, roll, now };
  plans.push(...planToday(sources));
  for (let made = plans.length; made < wanted; ) {
    const plan = planBooking(sources, wanted - made);
    plans.push(plan);
    made += plan.people.length;
  }
  plans.sort((left, right) => left.createdAt.getTime() - right.createdAt.getTime());
  const luck = { roll, now, statusOf: demoStatuses(now, roll) };
  for (let first = 0; first < plans.length; first += BATCH) {
    signal?.throwIfAborted();
    await db.transaction(async (tx) => {
      for (const plan of plans.slice(first, first + BATCH)) await writePlan(tx, plan, luck);
    });
  }
}

interface Sources {
  readonly companies: readonly Company[];
  readonly packages: readonly Package[];
  readonly rosters: readonly DemoRoster[];
  readonly roll: Random;
  readonly now: Date;
}

/** The first company is the one whose logins the demo shows: half of the bookings are its. */
function chooseCompany({ companies, packages, roll }: Sources) {
  const company = roll.below(2) === 0 ? defined(companies[0]) : roll.pick(companies);
  const serviceType: Plan['serviceType'] = company.fit_test && roll.below(4) === 0 ? 'fit_test' : 'pem';
  const offered = packages.filter(
    ({ org_id, service_type }) => service_type === serviceType && (org_id === null || org_id === company.id),
  );
  return { company, serviceType, offered };
}

/** Five people over the day and one of the last half hour for each doctor who works today and every day: no day is empty. */
function planToday(sources: Sources): Plan[] {
  const { rosters, roll, now } = sources;
  const isToday = ({ from_ms, timezone }: DemoRoster) =>
    dayIn(new Date(from_ms).toISOString(), timezone) === dayIn(now.toISOString(), timezone);
  return rosters
    .filter((roster) => roster.every_day && isToday(roster))
    .flatMap((roster) => {
      const current = Math.floor((now.getTime() - roster.from_ms) / SLOT_MS) - 1;
      const starts = [0, 1, 2, 3, 4].map((fifth) => Math.floor((fifth * roster.slots.length) / 5));
      return [Math.max(0, current), ...starts].map((earliest) => {
        const { company, serviceType, offered } = chooseCompany(sources);
        const chosen = roll.pick(offered);
        const time = takeFree(roster, Math.ceil(chosen.minutes / 15), earliest);
        const createdAt = bookedBefore(time?.from.getTime() ?? roster.from_ms, sources);
        return { company, serviceType, createdAt, people: [{ package: chosen, roster, time }] };
      });
    });
}

function planBooking(sources: Sources, most: number): Plan {
  const { rosters, roll } = sources;
  const { company, serviceType, offered } = chooseCompany(sources);
  const first = nearbyRoster(rosters, roll);
  const sameDays = rosters.filter(
    (roster) => roster.clinic_id === first.clinic_id && Math.abs(roster.from_ms - first.from_ms) < 2 * DAY_MS,
  );
  const isPending = roll.below(9) === 0;
  const people = Array.from({ length: Math.min(most, roll.pick([1, 1, 2, 2, 3, 4])) }, (_value, index) => {
    const roster = index === 0 ? first : roll.pick(sameDays);
    const chosen = roll.pick(offered);
    const earliest = roll.below(roster.slots.length);
    return {
      package: chosen,
      roster,
      time: isPending ? null : takeFree(roster, Math.ceil(chosen.minutes / 15), earliest),
    };
  });
  const earliest = Math.min(...people.map(({ time, roster }) => time?.from.getTime() ?? roster.from_ms));
  return { company, serviceType, createdAt: bookedBefore(earliest, sources), people };
}

/** Some days before the appointment, and before now. */
function bookedBefore(appointmentMs: number, { roll, now }: Sources): Date {
  const ahead = (2 + roll.below(16)) * DAY_MS + roll.below(8 * 60) * 60_000;
  return new Date(Math.min(appointmentMs - ahead, now.getTime() - (5 + roll.below(4000)) * 60_000));
}

/** Most bookings are for the days around now; rosters come by day. */
function nearbyRoster(rosters: readonly DemoRoster[], roll: Random): DemoRoster {
  const middle = (rosters.length * 2) / 3;
  const spread = roll.below(3) === 0 ? 1 : 0.2;
  const offset = ((roll.below(1000) + roll.below(1000)) / 1000 - 1) * spread;
  const place = Math.round(middle + offset * (offset < 0 ? middle : rosters.length - middle));
  return defined(rosters[Math.max(0, Math.min(rosters.length - 1, place))]);
}

/** The first free time from slot `earliest` on; null where the day is too full, and the booking has no time then. */
function takeFree(roster: DemoRoster, length: number, earliest: number): PlannedTime | null {
  const starts = roster.slots.flatMap((_slot, position) => {
    const run = roster.slots.slice(position, position + length);
    return run.length === length && run.every((slot) => slot !== null) ? [position] : [];
  });
  const position = starts.find((start) => start >= earliest) ?? starts[0];
  if (position === undefined) return null;
  const slotIds = roster.slots.slice(position, position + length).map(defined);
  roster.slots.fill(null, position, position + length);
  const from = new Date(roster.from_ms + position * SLOT_MS);
  return { from, to: new Date(from.getTime() + length * SLOT_MS), slotIds };
}

interface Luck {
  readonly roll: Random;
  readonly now: Date;
  readonly statusOf: ReturnType<typeof demoStatuses>;
}

export async function writePlan(tx: Database, plan: Plan, luck: Luck): Promise<void> {
  const { roll, now } = luck;
  const { company, serviceType, createdAt } = plan;
  const [maker, contact] = [roll.pick(company.people), roll.pick(company.people)];
  const subsidiary = roll.pick([
    null,
    ...company.subsidiaries.filter((site) => serviceType === 'pem' || site.fit_test),
  ]);
  const domain = contact.email.split('@')[1];
  const bookingId = uuidv7();
  const { rows } = await tx.execute<{ number: string }>(
    sql`select nextval('booking.booking_references')::text as number`,
  );
  const reference = `PF-${rows[0]?.number}`;
  const shared = {
    orgId: company.id,
    subsidiaryId: subsidiary?.id ?? null,
    contactName: contact.name,
    contactAccountId: contact.id,
    createdBy: maker.id,
    createdAt,
  };
  const booking = {
    ...shared,
    id: bookingId,
    reference,
    serviceType,
    contactPhone: contact.phone,
    contactEmail: contact.email,
    resultEmail: roll.below(2) === 0 ? `results@${domain}` : `results@${domain}; hse@${domain}`,
    invoiceEmail: `accounts@${domain}`,
    poNumber: company.numbers.length > 0 && roll.below(3) > 0 ? roll.pick(company.numbers) : '',
    project: '',
    projectIdentification: roll.below(3) === 0 ? `PRJ-${2601 + roll.below(4)}` : '',
    paperworkIds: roll.below(3) === 0 ? company.paperworks.slice(0, 1) : [],
    bookingComment: roll.pick(['', '', '', 'Prefers a morning time.', 'Please call the site on the day.']),
  };
  await tx.insert(bookings).values(booking);
  const rowsOf = plan.people.map((person, index) => ({
    ...candidateOf(plan, person, luck),
    ...shared,
    bookingId,
    reference,
    poNumber: booking.poNumber,
    candidateIndex: index,
  }));
  await tx.insert(candidates).values(rowsOf);
  for (const [index, { time }] of plan.people.entries()) {
    const row = defined(rowsOf[index]);
    if (!time || row.status === 'Cancelled') continue;
    await claimTime(tx, {
      slotIds: time.slotIds,
      claimId: row.id,
      kind: 'booking',
      orgId: company.id,
      expiresAt: null,
      now,
    });
  }
  await audit(
    tx,
    { accountId: maker.id, orgId: company.id, name: maker.name },
    {
      action: 'booking.created',
      entity: 'booking',
      entityId: bookingId,
      bookingId,
      after: {
        reference,
        candidates: rowsOf.map(({ candidateName, status }) => ({ candidate_name: candidateName, status })),
      },
      at: createdAt,
    },
  );
}

function candidateOf(
  { company }: Plan,
  { package: chosen, roster, time }: Plan['people'][number],
  { roll, now, statusOf }: Luck,
) {
  const person = demoPerson(roll);
  const position = company.positions.length > 0 ? roll.pick(company.positions) : null;
  const updatedAt = now;
  const common = {
    id: uuidv7(),
    candidateName: person.name,
    candidateDob: person.dob,
    candidateGender: person.gender,
    candidatePhone: person.phone,
    candidateEmail: person.email,
    positionId: position?.id ?? null,
    candidatePosition: position?.name ?? 'Trades assistant',
    packageId: chosen.id,
    priceCents: chosen.price_cents,
    appointmentNote: roll.pick(['', '', '', 'Starts on swing next month.', 'Wears hearing aids.']),
    timezone: roster.timezone,
    updatedAt,
  };
  if (time) {
    const status = statusOf(time.from);
    return {
      ...common,
      ...examined(status, time, now),
      status,
      appointmentTime: time.from,
      appointmentEnd: time.to,
      clinicId: roster.clinic_id,
      rosterId: roster.id,
    };
  }
  const from = new Date(Math.max(now.getTime() + DAY_MS, roster.from_ms));
  return {
    ...common,
    status: 'Pending',
    preferredSiteId: roster.clinic_id,
    preferredSiteName: roster.site_name,
    preferredState: roster.state,
    preferredFromDate: from.toISOString().slice(0, 10),
    preferredToDate: new Date(from.getTime() + 4 * DAY_MS).toISOString().slice(0, 10),
    preferredTime: roll.pick(['Morning', 'Afternoon', 'Any time']),
  };
}

/** Results take some hours, or some days; by the quarter of an hour, so that the demo rolls what it always rolled. */
function examined(status: string, { to }: PlannedTime, now: Date) {
  if (!isBilled(status)) return {};
  const hours = 3 + (((to.getTime() / SLOT_MS) * 7) % 120);
  const completedAt = new Date(Math.min(to.getTime() + hours * 3_600_000, Math.max(now.getTime(), to.getTime())));
  if (status !== 'Completed') return { attendedAt: to, completedAt: null };
  return { attendedAt: to, completedAt, ...outcomeAt(to) };
}

/** Of ten people two have restrictions; few are unfit, and some have no outcome yet. */
function outcomeAt(end: Date): Pick<typeof candidates.$inferInsert, 'outcome' | 'outcomeRestrictions'> {
  const nth = (end.getTime() / SLOT_MS) % 20;
  if (nth === 7) return { outcome: 'Unfit' };
  if (nth % 10 === 3) return {};
  const isRestricted = nth % 10 === 1 || nth % 10 === 8;
  if (!isRestricted) return { outcome: 'Fit' };
  const outcomeRestrictions = nth < 10 ? 'No work at heights.' : 'Hearing protection with every noise above 80 dB.';
  return { outcome: 'Fit with restrictions', outcomeRestrictions };
}
