import { randomUUID } from 'node:crypto';
import { runClosings } from '../../services/booking/clinic-day/closings/run-closings.ts';
import { announcer } from '../../services/booking/shared/changes.ts';
import { agreedTo } from '../support/bookings/closing.ts';
import { answerOf } from '../support/rest.ts';
import { fullWeek } from './full-week.ts';
import { clocked, median } from './measure.ts';
import type { Stage } from './stage.ts';
import type { Row } from './table.ts';

/** Of eight bookings each. */
const DOCTORS = 25;
const ROUNDS = 5;
const within = (ms: number) => ({ kind: 'at most', value: ms }) as const;

/** A clinic with 25 doctors and 200 people closes for a day whose week has room: planned, and carried out with its mails. */
export async function closings({ on, database: { db }, signIn, portal }: Stage): Promise<Row[]> {
  const { orgId } = await signIn('manager');
  const { siteId, day, bookings } = await fullWeek(db, orgId, DOCTORS, 1);
  const { booking } = await signIn('admin');
  const scope = { site_ids: [siteId], doctor_ids: [], from_day: day, to_day: day };
  const asked = { ...scope, other_site_ids: [], prefer: 'nearest' as const, choices: [] };
  const plan = () => answerOf(booking.POST('/booking/closing-plans', { body: asked }));
  const planned = await plan();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) times.push(await clocked(plan));

  const body = {
    closing_id: randomUUID(),
    ...scope,
    reason: 'Water damage',
    public_reason: '',
    people: agreedTo(planned.people),
  };
  await answerOf(booking.POST('/booking/closings', { body }));
  const announce = announcer(db, (thrown) => console.error(thrown));
  const carried = await clocked(() => runClosings({ db, now: () => new Date(), portal, announce }));
  const path = { closing_id: body.closing_id };
  const closed = await answerOf(booking.GET('/booking/closings/{closing_id}', { params: { path } }));
  const what = `of ${bookings} people`;
  return [
    { what: `closing ${what} planned`, on, unit: 'ms', figure: median(times), aim: within(1_000) },
    { what: `closing ${what} carried out`, on, unit: 'ms', figure: carried, aim: within(10_000) },
    {
      what: `${what} moved by it`,
      on,
      unit: 'people',
      figure: closed.moved,
      aim: { kind: 'at least', value: bookings },
    },
  ];
}
