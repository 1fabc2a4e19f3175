import { sql } from 'drizzle-orm';
import { capacity } from '../../services/booking/views/overview/capacity.ts';
import { answerOf } from '../support/rest.ts';
import { manyClinics } from './many-clinics.ts';
import { sideBySide } from './measure.ts';
import type { Stage } from './stage.ts';
import type { Row } from './table.ts';

const CLINICS = 42;
const DAYS = 60;
const ROUNDS = 60;
const AIM_MS = 50;

/**
 * Queries of the provider's overview: 42 clinics with 126 doctors, booked as a busy month is, and as many days before.
 */
export async function overview(stage: Stage): Promise<Row[]> {
  const { orgId } = await stage.signIn('manager');
  // The demo's clinics are not among them.
  await stage.database.db.execute(sql`update booking.clinics set is_active = false`);
  await manyClinics(stage.database.db, [orgId], { clinics: CLINICS, days: 2 * DAYS, daysBefore: DAYS });
  await stage.database.db.execute(sql`vacuum analyze`);
  const { booking } = await stage.signIn('admin');
  const now = new Date();
  const fromDay = now.toISOString().slice(0, 10);
  const { figure, floor } = await sideBySide(
    ROUNDS,
    () =>
      answerOf(
        booking.GET('/booking/overview/capacity', {
          params: { query: { from_date: fromDay, days: DAYS } },
          parseAs: 'text',
        }),
      ),
    () => capacity(stage.database.db, { siteId: null, fromDay, days: DAYS, now }),
  );
  const alone = async (what: string, ask: () => Promise<unknown>): Promise<Row> => ({
    what,
    on: stage.on,
    unit: 'ms',
    figure: (await sideBySide(ROUNDS / 3, ask, async () => {})).figure,
  });
  return [
    {
      what: `capacity, ${CLINICS} clinics × ${DAYS} days`,
      on: stage.on,
      unit: 'ms',
      figure,
      floor: { what: 'its bare query', value: floor },
      aim: { kind: 'at most', value: AIM_MS },
    },
    await alone(`next free times, ${CLINICS} clinics`, () =>
      answerOf(booking.GET('/booking/overview/free-times', { params: { query: {} } })),
    ),
    await alone(`overview numbers, ${CLINICS} clinics × ${DAYS} days`, () =>
      answerOf(booking.GET('/booking/overview/numbers', { params: { query: { days: DAYS } } })),
    ),
  ];
}
