import { CalendarClock, CircleCheck, MessageSquare, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { WAITING_STATUSES, type WaitingStatus } from '../../machines/rules/booking/home-views.ts';
import { bookingAddress } from '../app/booking-address.ts';
import { BookAgainButton } from '../app/drafts/book-again-button.tsx';
import { useAccess } from '../app/session/session-context.tsx';
import { ButtonLink, buttonClass } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { StatusPill } from '../ui/chips.tsx';
import { bookingsOf, clinicStart, countOf, type Home, type HomeBooking, viewAddress } from './home-views.ts';
import { NumberLink } from './number-link.tsx';

type WaitingView = WaitingStatus | 'changeAsked';
const WAITING_VIEWS: readonly WaitingView[] = ['changeAsked', ...WAITING_STATUSES];

/** The task of the company in each part. */
const asks: Readonly<Record<WaitingView, string>> = {
  'Awaiting Company': 'The clinic waits for an answer from your company.',
  'Awaiting Worker': 'The clinic waits for something from the worker.',
  'Worker to Return': 'The worker has to come again and needs another time.',
  'Did Not Attend': 'The worker did not come and needs another time.',
  changeAsked: 'The candidate cannot come at the time that is booked.',
};

const titles: Readonly<Partial<Record<WaitingView, string>>> = { changeAsked: 'Asks for another time' };

/** Bookings that go on only when the company does something, the longest waiting first. */
export function WaitingCard({ home }: { home: Home }) {
  const groups = WAITING_VIEWS.filter((view) => countOf(home, view).total > 0);
  const all = countOf(home, 'needsAction');
  const pending = countOf(home, 'pending');
  return (
    <Card
      title="Waiting for you"
      aside={
        all.total > 0 ? (
          <NumberLink href={viewAddress('needsAction', home.today)} className="ml-auto">
            {all.text} {all.total === 1 ? 'booking' : 'bookings'}
          </NumberLink>
        ) : null
      }
    >
      {groups.length === 0 ? (
        <p className="flex items-center gap-2.5 px-4 py-5 text-text-2">
          <CircleCheck className="size-5 flex-none text-success" aria-hidden />
          Nothing waits for you. Bookings that need your company show here.
        </p>
      ) : (
        <div>
          {groups.map((view) => (
            <Group key={view} view={view} home={home} />
          ))}
        </div>
      )}
      {pending.total > 0 ? (
        <p className="flex flex-wrap items-center gap-x-2 rounded-b-[9px] border-border border-t bg-sunken px-4 py-2 text-[13px] text-text-2">
          <NumberLink href={viewAddress('pending', home.today)}>{pending.text} Pending</NumberLink>
          Waiting for the clinic, which looks for a time
        </p>
      ) : null}
    </Card>
  );
}

function Group({ view, home }: { view: WaitingView; home: Home }) {
  const bookings = bookingsOf(home, view);
  const { total, text } = countOf(home, view);
  const title = titles[view] ?? view;
  return (
    <section aria-label={title} className="not-first:border-border not-first:border-t">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1 px-4 pt-3 pb-1">
        <h3>
          <StatusPill status={title} colour={bookings[0]?.statusColor} />
        </h3>
        <p className="text-[13px] text-text-2 max-sm:order-last max-sm:w-full">{asks[view]}</p>
        <NumberLink href={viewAddress(view, home.today)} className="ml-auto">
          {total > bookings.length ? `All ${text}` : text}
          <span className="sr-only"> {title}</span>
        </NumberLink>
      </div>
      <ul>
        {bookings.map((booking) => (
          <WaitingRow key={booking.candidateId} booking={booking} view={view} today={home.today} />
        ))}
      </ul>
    </section>
  );
}

type RowProps = { booking: HomeBooking; view: WaitingView; today: string };

function WaitingRow({ booking, view, today }: RowProps) {
  const { candidateName, reference, packageName, siteName, siteTimeZone, appointmentTime } = booking;
  const start = appointmentTime && siteTimeZone ? clinicStart(siteTimeZone, appointmentTime, today) : null;
  const where = [reference, packageName, siteName, start && `${start.day} ${start.time}`];
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 px-4 py-2.5 not-first:border-border not-first:border-t max-sm:grid-cols-1">
      <div className="min-w-0">
        <BookingName booking={booking}>{candidateName}</BookingName>
        <p className="text-[13px] text-text-3">{where.filter(Boolean).join(' · ')}</p>
        <Said what="Comment" words={booking.comment} />
        <Said what="Note" words={booking.note} />
      </div>
      <WaitingActions booking={booking} view={view} />
    </li>
  );
}

/** Leads to the booking. */
export function BookingName({ booking, children }: { booking: HomeBooking; children: ReactNode }) {
  const { permissions } = useAccess();
  return (
    <Link href={bookingAddress(booking.candidateId, permissions)} className="font-strong text-text hover:text-link">
      {children}
    </Link>
  );
}

/** A comment or note on the booking: questions of the clinic are in it. */
const Said = ({ what, words }: { what: string; words: string | null }) =>
  words ? (
    <p className="mt-1 flex gap-1.5 text-[13px] text-text-2">
      <MessageSquare className="mt-[3px] size-3.5 flex-none text-text-3" aria-hidden />
      <span className="line-clamp-3 wrap-anywhere">
        <span className="text-text-3">{what}: </span>
        {words}
      </span>
    </p>
  ) : null;

/** Under a finger. */
const touch = 'max-sm:h-10';

/** The way on that the product has for it. */
function WaitingActions({ booking, view }: Omit<RowProps, 'today'>) {
  const { permissions } = useAccess();
  const canMove = permissions.includes('make_bookings');
  const needsTime = view === 'Worker to Return' || view === 'Did Not Attend' || view === 'changeAsked';
  const { candidateName, candidatePhone, siteName, sitePhone } = booking;
  return (
    <div className="flex flex-wrap items-center justify-end gap-2 max-sm:justify-start">
      {view === 'Awaiting Company' ? <Call phone={sitePhone} label="Call clinic" whom={siteName ?? 'clinic'} /> : null}
      {view === 'Awaiting Worker' || (needsTime && !canMove) ? (
        <Call phone={candidatePhone} label="Call worker" whom={candidateName} />
      ) : null}
      {needsTime && canMove ? (
        <ButtonLink
          size="sm"
          className={touch}
          icon={<CalendarClock />}
          href={`${bookingAddress(booking.candidateId, permissions)}?reschedule=1`}
        >
          Pick another time<span className="sr-only"> for {candidateName}</span>
        </ButtonLink>
      ) : null}
      {view === 'Did Not Attend' && canMove ? (
        <BookAgainButton candidateName={candidateName} candidateId={booking.candidateId} className={touch} />
      ) : null}
      {needsTime ? null : (
        <ButtonLink size="sm" className={touch} href={bookingAddress(booking.candidateId, permissions)}>
          Open booking<span className="sr-only"> of {candidateName}</span>
        </ButtonLink>
      )}
    </div>
  );
}

const Call = ({ phone, label, whom }: { phone: string | null; label: string; whom: string }) =>
  phone ? (
    <a
      className={buttonClass('default', 'sm', touch)}
      href={`tel:${phone.replace(/\(.*$|[^\d+]/g, '')}`}
      aria-label={`${label}, ${whom}: ${phone}`}
      title={phone}
    >
      <Phone />
      {label}
    </a>
  ) : null;
