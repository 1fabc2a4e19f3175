import { Check, Clock } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'wouter';
import type { CandidateDraft, CreatedBooking } from '../../machines/lib/booking.types.ts';
import { isEmptyDate } from '../../machines/rules/calendar/dates.ts';
import { bookingAddress } from '../app/booking-address.ts';
import { moveFormDrafts } from '../app/session/form-drafts.ts';
import { useAccess } from '../app/session/session-context.tsx';
import { AppointmentCard } from '../ui/appointment-card.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { formatDate, formatDay, formatDayRange, formatTime, pluralize, zoneName } from '../ui/date-format.ts';
import { PageHead } from '../ui/page-head.tsx';
import { StepBody } from './step-body.tsx';
import { calledName } from './wizard-context.ts';

type BookingResultProps = {
  booking: CreatedBooking;
  candidates: readonly CandidateDraft[];
  listHref: string;
  /** The account may open a booking's detail. */
  canOpen: boolean;
};

/** It is booked: the reference, what each candidate has, and what happens next. */
export function BookingResult({ booking, candidates, listHref, canOpen }: BookingResultProps) {
  // Rows that found no place are the next booking's.
  useEffect(() => void moveFormDrafts(location.pathname), []);
  const { permissions } = useAccess();
  const pending = booking.candidates.filter((candidate) => candidate.status === 'Pending').length;
  return (
    <>
      <PageHead
        title={`Booked: ${booking.reference}`}
        subtitle={`${pluralize(booking.candidates.length, 'candidate')}. ${nextWords(pending, booking.candidates.length)}`}
        actions={
          <>
            <ButtonLink href={listHref} look="primary">
              See the bookings
            </ButtonLink>
            <ButtonLink href="/make-booking">Book another</ButtonLink>
          </>
        }
        wrap
      />
      <StepBody>
        <ul className="grid max-w-[1176px] grid-cols-[repeat(auto-fill,minmax(280px,1fr))] gap-5">
          {booking.candidates.map((created) => {
            const candidate = candidates[created.index];
            return candidate ? (
              <li key={created.candidateId}>
                <ResultPass created={created} candidate={candidate} reference={booking.reference} />
                {canOpen ? (
                  <p className="flex items-center gap-2 mt-2 print:hidden">
                    <Link href={bookingAddress(created.candidateId, permissions)}>
                      Open<span className="sr-only"> the booking of {calledName(candidate, created.index + 1)}</span>
                    </Link>
                  </p>
                ) : null}
              </li>
            ) : null;
          })}
        </ul>
        <NextSteps pending={pending} all={booking.candidates.length} />
      </StepBody>
    </>
  );
}

/** What happens now, and what does not. */
function NextSteps({ pending, all }: { pending: number; all: number }) {
  return (
    <section className="mt-7 max-w-[640px]">
      <h2 className="mb-1.5 text-lg font-[620]">What happens next</h2>
      <ul className="list-disc pl-4.5 text-text-2 [&>li]:py-0.5">
        {pending < all ? (
          <>
            <li>Booked times are kept for these candidates. There is nothing left to confirm.</li>
            <li>Each of them gets the time and the address by email now.</li>
          </>
        ) : null}
        {pending > 0 ? (
          <li>
            Pending candidates have no time yet. The clinic offers one on the days asked for, and the status says so.
          </li>
        ) : null}
        <li>Every candidate is in the list of bookings, with the time in the clinic’s own time zone.</li>
      </ul>
    </section>
  );
}

function nextWords(pending: number, all: number) {
  if (pending === 0) return all === 1 ? 'Their time is booked.' : 'Their times are booked.';
  if (pending === all) return 'The clinics offer times next.';
  return `${all - pending} booked; for ${pending} the clinics offer times next.`;
}

type ResultPassProps = { created: CreatedBooking['candidates'][number]; candidate: CandidateDraft; reference: string };

function ResultPass({ created, candidate, reference }: ResultPassProps) {
  const { appointmentTime, siteName, siteTimeZone, status, index } = created;
  const called = calledName(candidate, index + 1);
  const { choice } = candidate;
  const hasTime = appointmentTime !== null && !isEmptyDate(appointmentTime) && siteTimeZone !== null;
  const Icon = hasTime ? Check : Clock;
  const facts = [
    { name: 'Reference', value: reference },
    { name: 'Status', value: status },
    { name: 'Package', value: candidate.package?.name ?? '' },
  ];
  return (
    <AppointmentCard
      label={`Appointment of ${called}`}
      state={
        <>
          <Icon className="size-3.5" />
          {called}
        </>
      }
      time={hasTime ? formatTime(siteTimeZone, appointmentTime) : choice.time || 'Any time'}
      date={
        hasTime ? formatDay(formatDate(siteTimeZone, appointmentTime)) : formatDayRange(choice.fromDate, choice.toDate)
      }
      place={
        hasTime
          ? `${siteName ?? ''} · ${zoneName(siteTimeZone, appointmentTime)}`
          : (choice.site?.name ?? siteName ?? '')
      }
      facts={facts}
    />
  );
}
