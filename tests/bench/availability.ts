import { defined } from '../../machines/lib/assert-defined.ts';
import type { EpochMs } from '../../machines/lib/ports.ts';
import { slotWindow } from '../../machines/rules/calendar/slot-window.ts';
import { availabilityStatement } from '../../services/booking/scheduling/slots/availability.ts';
import { answerOf } from '../support/rest.ts';
import { sideBySide } from './measure.ts';
import type { Stage } from './stage.ts';
import type { Row } from './table.ts';

const timeZone = 'Australia/Perth';

/** Free times as the service answers them, against nothing but the query behind them. */
export async function availability(stage: Stage): Promise<Row[]> {
  const rest = await stage.signIn('manager');
  const { data: packages } = await answerOf(
    rest.booking.GET('/booking/bookable-packages', { params: { query: { service_type: 'pem', page_size: 1000 } } }),
  );
  const { sites } = await answerOf(
    rest.booking.GET('/booking/bookable-clinic-sites', { params: { query: { page_size: 1000 } } }),
  );
  const packageId = defined(packages[0]).package_id;
  const siteIds = sites.filter((site) => !site.booking_free).map((site) => site.uuid);
  const now = Date.now() as EpochMs;
  const first = nextWednesday(Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).toPlainDate());
  const ask = async (clinics: number, days: number, timesFloor: number): Promise<Row> => {
    const { from, to } = slotWindow({ fromDay: `${first}`, toDay: `${first.add({ days: days - 1 })}`, timeZone, now });
    const chosen = siteIds.slice(0, clinics);
    if (chosen.length < clinics)
      throw new Error(`The demo has ${chosen.length} sites with rosters, ${clinics} are asked for.`);
    const query = {
      package_id: packageId,
      site_ids: chosen,
      calendar_from_time: from,
      calendar_to_time: to,
      time_zone: timeZone,
    };
    const values = {
      siteIds: `{${chosen.join(',')}}`,
      packageId,
      packagesOf: rest.orgId,
      isProvider: false,
      from,
      to,
      now: new Date(now).toISOString(),
      candidateId: null,
      visit: null,
    };
    const { figure, floor } = await sideBySide(
      days === 1 ? 300 : 60,
      () => answerOf(rest.booking.GET('/booking/time-slots', { params: { query }, parseAs: 'text' })),
      () => availabilityStatement(stage.database.db, values),
    );
    return {
      what: `free times, ${clinics} clinic${clinics > 1 ? 's' : ''} × ${days} day${days > 1 ? 's' : ''}`,
      on: stage.on,
      unit: 'ms',
      figure,
      floor: { what: 'its bare query', value: floor },
      aim: { kind: 'at most', timesFloor },
    };
  };
  /** Times for five people together, against one call for the times of one. */
  const together = async (clinics: number, days: number): Promise<Row> => {
    const toDay = first.add({ days: days - 1 });
    const chosen = siteIds.slice(0, clinics);
    const { from, to } = slotWindow({ fromDay: `${first}`, toDay: `${toDay}`, timeZone, now });
    const one = {
      package_id: packageId,
      site_ids: chosen,
      calendar_from_time: from,
      calendar_to_time: to,
      time_zone: timeZone,
    };
    const five = {
      package_ids: Array.from({ length: 5 }, () => packageId),
      site_ids: chosen,
      from_date: `${first}`,
      to_date: `${toDay}`,
    };
    const { figure, floor } = await sideBySide(
      60,
      () => answerOf(rest.booking.GET('/booking/group-times', { params: { query: five }, parseAs: 'text' })),
      () => answerOf(rest.booking.GET('/booking/time-slots', { params: { query: one }, parseAs: 'text' })),
    );
    return {
      what: `times for 5 together, ${clinics} clinics × ${days} days`,
      on: stage.on,
      unit: 'ms',
      figure,
      floor: { what: 'free times for one', value: floor },
      aim: { kind: 'at most', timesFloor: 3 },
    };
  };
  return [await ask(1, 1, 2.5), await ask(10, 30, 1.6), await together(10, 30)];
}

/** Not tomorrow: the figure must not depend on the weekday it is taken. A window that ends on a free day asks once more. */
const nextWednesday = (today: Temporal.PlainDate) => today.add({ days: 7 - ((today.dayOfWeek + 4) % 7) });
