import { Card } from '../ui/card.tsx';
import { bookingsOf, countOf, type Home, viewAddress } from './home-views.ts';
import { NumberLink } from './number-link.tsx';
import { BookingName } from './waiting-card.tsx';

/** Results that the company has not downloaded yet. */
export function ResultsCard({ home }: { home: Home }) {
  const { total, text } = countOf(home, 'newResults');
  return (
    <Card
      title="New results"
      aside={
        total > 0 ? (
          <NumberLink href={viewAddress('newResults', home.today)} className="ml-auto">
            {text} unopened
          </NumberLink>
        ) : null
      }
    >
      {total === 0 ? (
        <p className="px-4 py-3.5 text-[13px] text-text-2">All results have been opened.</p>
      ) : (
        <ul>
          {bookingsOf(home, 'newResults').map((booking) => (
            <li key={booking.candidateId} className="px-4 py-2 not-first:border-border not-first:border-t">
              <BookingName booking={booking}>{booking.candidateName}</BookingName>
              <p className="truncate text-text-3 text-xs">
                {booking.reference} · {booking.packageName}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
