import { isoDay } from '../../machines/rules/calendar/dates.ts';
import { SAID } from './appointment-html.ts';
import { timesPage } from './move-html.ts';
import { pagePhase } from './phases.ts';
import type { Own, Visit } from './visit.ts';

/** The times to choose from; where the appointment may not be moved, the page shows its present state. */
export const showTimes = async (visit: Visit, own: Own, day: string): Promise<Response> =>
  pagePhase(own, Date.now()).can({ type: 'times.opened' }) ? choose(visit, own, isoDay(day)) : visit.back();

async function choose(
  { client, proof, show, back, failed }: Visit,
  own: Own,
  day: string | null,
  refused: string | null = null,
) {
  const { data, response } = await client.POST('/booking/own-appointment/times', { body: { ...proof(), day } });
  if (!data) return response.status === 409 ? back() : failed();
  const title = refused === null ? 'Choose another time' : 'Error: choose another time';
  return show(refused === null ? 200 : 409, title, timesPage(own, data, refused));
}

export const changeTime =
  (wanted: 'hold' | 'take' | 'release') =>
  async (visit: Visit): Promise<Response> => {
    const own = await visit.read();
    if (own instanceof Response) return own;
    const time = visit.text('time');
    const body = { ...visit.proof(), do: wanted, time: time || null };
    const { error, response } = await visit.client.POST('/booking/own-appointment/move', { body });
    if (response.ok) return visit.back(SAID);
    if (response.status >= 500 || !error) return visit.failed();
    return own.move === null ? visit.back() : choose(visit, own, isoDay(time.slice(0, 10)), error.error.message);
  };
