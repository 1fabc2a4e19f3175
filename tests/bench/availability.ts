import { known } from '../../machines/known.ts';
import { availabilityStatement } from '../../services/booking/availability.ts';
import { answerOf } from '../support/rest.ts';
import { sideBySide } from './measure.ts';
import type { Stage } from './stage.ts';
import type { Row } from './table.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Free times as the service answers them, against nothing but the query behind them. */
export async function availability(stage: Stage): Promise<Row[]> {
  const rest = await stage.signIn('manager');
  const { data: packages } = await answerOf(
    rest.booking.GET('/booking/bookable-packages', { params: { query: { service_type: 'pem', page_size: 1000 } } }),
  );
  const { sites } = await answerOf(
    rest.booking.GET('/booking/bookable-clinic-sites', { params: { query: { page_size: 1000 } } }),
  );
  const packageId = known(packages[0]).package_id;
  const siteIds = sites.filter((site) => !site.booking_free).map((site) => site.uuid);
  const ask = async (clinics: number, days: number, timesFloor: number): Promise<Row> => {
    const from = new Date(Date.now() + dayMs);
    const to = new Date(from.getTime() + days * dayMs);
    const chosen = siteIds.slice(0, clinics);
    if (chosen.length < clinics)
      throw new Error(`The demo has ${chosen.length} sites with rosters, ${clinics} are asked for.`);
    const query = {
      package_id: packageId,
      site_ids: chosen,
      calendar_from_time: from.toISOString(),
      calendar_to_time: to.toISOString(),
      time_zone: 'Australia/Perth',
    };
    const values = {
      siteIds: `{${chosen.join(',')}}`,
      packageId,
      orgId: rest.orgId,
      isProvider: false,
      from: from.toISOString(),
      to: to.toISOString(),
      now: new Date().toISOString(),
      candidateId: null,
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
  return [await ask(1, 1, 4), await ask(10, 30, 2.5)];
}
