import { defined } from '../../machines/lib/assert-defined.ts';
import type { EpochMs } from '../../machines/lib/ports.ts';
import { slotWindow } from '../../machines/rules/calendar/slot-window.ts';
import { answerOf, type Rest } from '../support/rest.ts';
import { clocked, median, sideBySide } from './measure.ts';
import type { Stage } from './stage.ts';
import type { Row } from './table.ts';
import { type VisitWeek, visitWeek } from './visit-week.ts';

const timeZone = 'Australia/Perth';
const DAYS = 14;
const HOLDS = 100;
const WARM_UP = 20;
const PLANS = 5;

/** Visits of five stops beside one doctor's time: what is offered, a hold, and a day of 200 visits that closes. */
export async function visitRoutes({ on, database: { db }, signIn }: Stage): Promise<Row[]> {
  const rest = await signIn('manager');
  const small = { doctor: 1, nurse: 2, booth: 1, room: 3 };
  const clinic = await visitWeek(db, rest.orgId, { days: DAYS, booked: 0, ...small });
  const large = { doctor: 6, nurse: 36, booth: 6, room: 36 };
  const full = await visitWeek(db, rest.orgId, { days: DAYS, booked: 200, ...large });

  const times = await sideBySide(
    100,
    () => freeTimes(rest, clinic, clinic.routed),
    () => freeTimes(rest, clinic, clinic.doctorLong),
  );
  const held = await holds(rest, clinic);
  const { booking } = await signIn('admin');
  const scope = { site_ids: [full.siteId], doctor_ids: [], from_day: full.day, to_day: full.day };
  const body = { ...scope, other_site_ids: [], prefer: 'nearest' as const, choices: [] };
  const plan = () => answerOf(booking.POST('/booking/closing-plans', { body }));
  const planned = await plan();
  const plans: number[] = [];
  for (let round = 0; round < PLANS; round++) plans.push(await clocked(plan));
  const beside = (what: string, { figure, floor }: { figure: number; floor: number }): Row => ({
    what,
    on,
    unit: 'ms',
    figure,
    floor: { what: 'one doctor’s time', value: floor },
    aim: { kind: 'at most', timesFloor: 2 },
  });
  return [
    beside(`free times of five stops, ${DAYS} days`, times),
    beside('a hold of five stops', held),
    {
      what: `a day of ${full.visits} visits planned again`,
      on,
      unit: 'ms',
      figure: median(plans),
      aim: { kind: 'at most', value: 2_000 },
    },
    {
      what: 'of its visits with another time',
      on,
      unit: 'visits',
      figure: planned.people.filter(({ to }) => to).length,
      aim: { kind: 'at least', value: full.visits },
    },
  ];
}

const freeTimes = (rest: Rest, { siteId, day }: VisitWeek, packageId: string) => {
  const toDay = Temporal.PlainDate.from(day).add({ days: DAYS - 1 });
  const { from, to } = slotWindow({ fromDay: day, toDay: `${toDay}`, timeZone, now: Date.now() as EpochMs });
  const query = {
    package_id: packageId,
    site_ids: [siteId],
    calendar_from_time: from,
    calendar_to_time: to,
    time_zone: timeZone,
  };
  return answerOf(rest.booking.GET('/booking/time-slots', { params: { query } }));
};

/** Median milliseconds of a hold, taken in turns and given back each time. */
async function holds(rest: Rest, week: VisitWeek): Promise<{ figure: number; floor: number }> {
  const { draft_id } = await answerOf(
    rest.booking.POST('/booking/drafts', { body: { service_type: 'pem', body: {} } }),
  );
  const holder = async (package_id: string) => {
    const { clinics } = await freeTimes(rest, week, package_id);
    const times = clinics.flatMap(({ days }) => days.flatMap(({ time_slots }) => time_slots));
    return async (round: number): Promise<number> => {
      const time = defined(times[(round * 7) % times.length]);
      const body = { ...time, site_id: week.siteId, package_id, draft_id, candidate_index: 0 };
      let reserve_id = '';
      const ms = await clocked(async () => {
        ({ reserve_id } = await answerOf(rest.booking.POST('/booking/reservations', { body })));
      });
      await rest.booking.DELETE('/booking/reservations/{reserve_id}', { params: { path: { reserve_id } } });
      return ms;
    };
  };
  const [routed, doctorLong] = [await holder(week.routed), await holder(week.doctorLong)];
  const times = { figure: [] as number[], floor: [] as number[] };
  for (let round = 0; round < HOLDS + WARM_UP; round++) {
    const [figure, floor] = [await routed(round), await doctorLong(round)];
    if (round < WARM_UP) continue;
    times.figure.push(figure);
    times.floor.push(floor);
  }
  return { figure: median(times.figure), floor: median(times.floor) };
}
