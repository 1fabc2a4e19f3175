import { MAX_OVERVIEW_DAYS } from '../../../machines/rules/booking/overview-views.ts';
import { closesSite } from '../../../machines/rules/calendar/holidays.ts';
import { useRecord } from '../records/use-record.ts';
import { useGateway } from '../session/session-context.tsx';
import { EmptyDayDocument } from './empty-day.documents.ts';
import { emptyDayReason } from './empty-day.ts';

type Props = { siteId: string; state: string; day: string };

const siteIdOf = ({ siteId: id }: { siteId: string }) => id;

/** Says why no doctor works at a clinic on a day; silent where some do, and until that is known. */
export function EmptyDayReason({ siteId, state, day }: Props) {
  const gateway = useGateway();
  const { data } = useRecord('reason of an empty day', async (signal) => {
    const variables = { siteId, state, day, year: Number(day.slice(0, 4)), dayCount: MAX_OVERVIEW_DAYS };
    const { stateHolidays, capacity } = await gateway.request(EmptyDayDocument, variables, { signal });
    const rosteredDays = capacity.clinics.flatMap(({ days }) => days.map((one) => one.day));
    const ofDay = stateHolidays.holidays.filter((one) => one.day === day);
    const closed = ofDay.find(({ sites, openAt }) =>
      closesSite({ siteIds: sites.map(siteIdOf), openSiteIds: openAt.map(siteIdOf) }, siteId),
    );
    const open = ofDay.find(({ openAt }) => openAt.map(siteIdOf).includes(siteId));
    const facts = { day, holiday: closed?.name ?? null, openHoliday: open?.name ?? null, rosteredDays };
    return rosteredDays.includes(day) ? null : emptyDayReason(facts);
  });
  return data ? <span className="block">{data}.</span> : null;
}
