import { Link } from 'wouter';
import type { HomeViewName } from '../../machines/rules/booking/home-views.ts';
import { Card } from '../ui/card.tsx';
import { bookingsOf, clinicStart, countOf, type Home, viewAddress } from './home-views.ts';
import { NumberLink } from './number-link.tsx';
import { BookingName } from './waiting-card.tsx';

const DAYS: readonly { view: HomeViewName; name: string }[] = [
  { view: 'today', name: 'Today' },
  { view: 'tomorrow', name: 'Tomorrow' },
  { view: 'thisWeek', name: 'This week' },
];

/** Candidates who have a time and have not come yet: their number, and the next ones. */
export function UpcomingCard({ home }: { home: Home }) {
  const next = bookingsOf(home, 'upcoming');
  const all = countOf(home, 'upcoming');
  const unanswered = countOf(home, 'unanswered');
  return (
    <Card
      title="Coming up"
      aside={
        all.total > 0 ? (
          <NumberLink href={viewAddress('upcoming', home.today)} className="ml-auto">
            All {all.text}
            <span className="sr-only"> that are coming up</span>
          </NumberLink>
        ) : null
      }
    >
      <ul className="grid grid-cols-3 border-border border-b">
        {DAYS.map(({ view, name }) => (
          <li key={view} className="not-first:border-border not-first:border-l">
            <Link
              href={viewAddress(view, home.today)}
              className="block px-4 py-2.5 text-text-2 hover:bg-hover hover:no-underline focus-visible:-outline-offset-2"
            >
              <b className="block font-heading text-xl text-text tabular-nums leading-7">{countOf(home, view).text}</b>
              <span className="text-[13px]">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
      {next.length === 0 ? (
        <p className="px-4 py-3.5 text-[13px] text-text-2">Nobody has a time ahead.</p>
      ) : (
        <ul aria-label="Next appointments">
          {next.map((booking) => {
            const { appointmentTime, siteTimeZone, siteName, candidateId } = booking;
            const { day, time } = clinicStart(siteTimeZone ?? 'UTC', appointmentTime ?? '', home.today);
            return (
              <li
                key={candidateId}
                className="grid grid-cols-[112px_minmax(0,1fr)] gap-x-3 px-4 py-2 not-first:border-border not-first:border-t"
              >
                <p className="tabular-nums">
                  <b className="block font-strong">{time}</b>
                  <span className="whitespace-nowrap text-text-3 text-xs">{day}</span>
                </p>
                <div className="min-w-0">
                  <BookingName booking={booking}>{booking.candidateName}</BookingName>
                  <p className="truncate text-text-3 text-xs">{siteName}</p>
                </div>
              </li>
            );
          })}
        </ul>
      )}
      {unanswered.total > 0 ? (
        <p className="flex flex-wrap items-center gap-x-2 rounded-b-[9px] border-border border-t bg-sunken px-4 py-2 text-[13px] text-text-2">
          <NumberLink href={viewAddress('unanswered', home.today)}>{unanswered.text} have not confirmed</NumberLink>
          (next 7 days)
        </p>
      ) : null}
    </Card>
  );
}
