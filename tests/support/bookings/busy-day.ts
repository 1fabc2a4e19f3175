import { defined } from '../../../machines/lib/assert-defined.ts';
import { answerOf, restAs } from '../rest.ts';

const DAY = 86_400_000;
const PERTH = 'Australia/Perth';

/** A site's day with appointments, and all of them, by the services' own answer. */
export async function busyDay(url: string) {
  const admin = await restAs('admin', { url: `${url}/api` });
  const where = { state: 'WA', page_size: 1000 };
  const { sites } = await answerOf(admin.booking.GET('/booking/bookable-clinic-sites', { params: { query: where } }));
  const { uuid: siteId, name: siteName } = defined(sites.find((site) => !site.booking_free && site.timezone === PERTH));
  const bookedOn = async (from_date: string, to_date: string) => {
    const query = { site_id: siteId, from_date, to_date };
    const answer = await answerOf(admin.booking.GET('/booking/scheduler/bookings', { params: { query } }));
    return answer.bookings.filter(({ kind }) => kind === 'booking');
  };
  const dayOf = (at: number) => new Intl.DateTimeFormat('en-CA', { timeZone: PERTH }).format(at);
  const [first] = await bookedOn(dayOf(Date.now() + DAY), dayOf(Date.now() + 20 * DAY));
  const day = dayOf(Date.parse(defined(first).calendar_from_time));
  return { siteId, siteName, day, booked: await bookedOn(day, day) };
}
