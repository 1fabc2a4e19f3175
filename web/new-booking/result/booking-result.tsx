import { Check, Clock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { BookingDraft, CreatedBooking } from '../../../machines/lib/booking.types.ts';
import { bookingPaths } from '../../../machines/rules/access/menu.ts';
import { readTable } from '../../../machines/rules/booking/pasted-table.ts';
import { bookingAddress } from '../../app/booking-address.ts';
import { moveFormDrafts } from '../../app/session/form-drafts.ts';
import { useAccess } from '../../app/session/session-context.tsx';
import { AppointmentCard } from '../../ui/appointment-card.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { pluralize, zoneName } from '../../ui/date-format.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { pastedHere } from '../candidates/pasted-words.ts';
import { StepBody } from '../step-body.tsx';
import { NextFive } from './next-five.tsx';
import { ResultActions } from './result-actions.tsx';
import { dayOf, noticeOf, placeOf, type Sent, sentOf, timeOf } from './result-text.ts';

type BookingResultProps = {
  booking: CreatedBooking;
  draft: BookingDraft;
  listHref: string;
  /** The account may open a booking's detail. */
  canOpen: boolean;
};

/** It is booked: the reference, what each candidate has, what one takes away, and what happens next. */
export default function BookingResult({ booking, draft, listHref, canOpen }: BookingResultProps) {
  const [rows] = useState(() => readTable(pastedHere().text, pastedHere().chosen).rows);
  // Rows that found no place are the next booking's.
  useEffect(() => void moveFormDrafts(location.pathname), []);
  const { permissions } = useAccess();
  const pending = booking.candidates.filter((candidate) => candidate.status === 'Pending').length;
  const all = sentOf(booking, draft.candidates);
  return (
    <>
      <PageHead
        title={`Booked: ${booking.reference}`}
        subtitle={`${pluralize(booking.candidates.length, 'candidate')}. ${nextStepMessage(pending, booking.candidates.length)}`}
        actions={
          <>
            {rows.length > 0 ? <NextFive sent={draft} rows={rows} /> : null}
            <ButtonLink href={listHref} {...(rows.length === 0 && { look: 'primary' })}>
              See the bookings
            </ButtonLink>
            <ButtonLink href={bookingPaths[draft.serviceType]}>Book another</ButtonLink>
          </>
        }
        wrap
      />
      <StepBody>
        <ResultActions booking={booking} draft={draft} all={all} />
        <ul className="grid max-w-[1176px] grid-cols-[repeat(auto-fill,minmax(280px,1fr))] gap-5">
          {all.map((sent) => (
            <li key={sent.created.candidateId}>
              <ResultPass sent={sent} reference={booking.reference} />
              {canOpen ? (
                <p className="flex items-center gap-2 mt-2 print:hidden">
                  <Link href={bookingAddress(sent.created.candidateId, permissions)}>
                    Open<span className="sr-only"> the booking of {sent.called}</span>
                  </Link>
                </p>
              ) : null}
            </li>
          ))}
        </ul>
        <NextSteps pending={pending} all={booking.candidates.length} contact={draft.header.contactEmail} />
      </StepBody>
    </>
  );
}

/** The next steps after a booking. */
function NextSteps({ pending, all, contact }: { pending: number; all: number; contact: string }) {
  return (
    <section className="mt-7 max-w-[640px]">
      <h2 className="mb-1.5 text-lg font-[620]">What happens next</h2>
      <ul className="list-disc pl-4.5 text-text-2 [&>li]:py-0.5">
        {pending < all ? (
          <li>Each card above says how the candidate gets the time and the address, and when.</li>
        ) : null}
        {pending > 0 ? (
          <li>
            Pending candidates have no time yet. The clinic offers one on the days asked for, and the status says so.
          </li>
        ) : null}
        <li className="wrap-anywhere">A summary of this booking goes to {contact} now.</li>
        <li>Every candidate is in the list of bookings, with the time in the clinic’s own time zone.</li>
      </ul>
    </section>
  );
}

/** By how many candidates a booking has. */
const COUNTS = ['', '', 'two', 'three', 'four', 'five'] as const;

function nextStepMessage(pending: number, all: number) {
  if (pending === 0) return all < 2 ? 'The time is booked.' : `All ${COUNTS[all]} times are booked.`;
  if (pending === all) return 'The clinics offer times next.';
  return `${all - pending} booked; for ${pending} the clinics offer times next.`;
}

function ResultPass({ sent, reference }: { sent: Sent; reference: string }) {
  const { at, called, candidate, created } = sent;
  const Icon = at ? Check : Clock;
  const [notice] = useState(() => noticeOf(sent, Date.now()));
  const facts = [
    { name: 'Reference', value: reference },
    { name: 'Status', value: created.status },
    { name: 'Package', value: candidate.package?.name ?? '' },
    { name: 'Message', value: notice },
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
      time={timeOf(sent)}
      date={dayOf(sent)}
      place={at ? `${placeOf(sent)} · ${zoneName(at.timeZone, at.instant)}` : placeOf(sent)}
      facts={facts}
    />
  );
}
