import { useSelector } from '@xstate/react';
import { Clock } from 'lucide-react';
import { isOfCandidate, stepOf } from '../../../machines/booking-wizard/wizard-errors.ts';
import { defined } from '../../../machines/lib/assert-defined.ts';
import type { CandidateDraft } from '../../../machines/lib/booking.types.ts';
import { shownDay } from '../../../machines/rules/calendar/dates.ts';
import { FieldError } from '../../slots/field-error.tsx';
import { AppointmentCard } from '../../ui/appointment-card.tsx';
import { clock } from '../../ui/countdown.ts';
import { formatDate, formatDay, formatDayRange, formatTime } from '../../ui/date-format.ts';
import { holdFacts } from '../times/candidate-card.tsx';
import { calledName, useWizard } from '../wizard-context.ts';
import { Facts, Part, PlaceLink, useMessages } from './review-parts.tsx';

type ReviewCandidateProps = { candidate: CandidateDraft; number: number };

/** One candidate: the person at the left, when and where as a card at the right. */
export function ReviewCandidate({ candidate, number }: ReviewCandidateProps) {
  const called = calledName(candidate, number);
  const errors = useMessages((path) => isOfCandidate(path, candidate.key) && stepOf(path) === 'candidates');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_300px] gap-x-6 gap-y-4 max-md:grid-cols-1">
      <Part label={`${number}. ${called}`} step="candidates" candidateKey={candidate.key} errors={errors}>
        <Facts
          className="grid-cols-2"
          facts={[
            ['Date of birth', shownDay(candidate.dob)],
            ['Assigned Sex at Birth', candidate.gender],
            ['Phone', candidate.phone],
            ['Email', candidate.email],
            ['Position', candidate.position?.name],
            ['Note', candidate.note],
          ]}
        />
      </Part>
      <When candidate={candidate} called={called} />
    </div>
  );
}

function When({ candidate, called }: { candidate: CandidateDraft; called: string }) {
  const errors = useMessages(
    (path) => isOfCandidate(path, candidate.key) && (stepOf(path) === 'time' || stepOf(path) === 'package'),
  );
  return (
    <div>
      <WhenPass candidate={candidate} called={called} />
      {errors.map((error) => (
        <FieldError key={error} error={error} />
      ))}
      <p className="flex items-center gap-2 mt-2 text-[13px] font-[550]">
        <PlaceLink step="time" candidateKey={candidate.key}>
          Edit time<span className="sr-only"> of {called}</span>
        </PlaceLink>
        <PlaceLink step="package" candidateKey={candidate.key}>
          Edit package<span className="sr-only"> of {called}</span>
        </PlaceLink>
      </p>
    </div>
  );
}

function WhenPass({ candidate, called }: { candidate: CandidateDraft; called: string }) {
  const { context } = useWizard();
  const reservation = defined(context.reservations[candidate.key]);
  const left = useSelector(reservation, (snapshot) => snapshot.context.remainingMs);
  const hold = context.holds[candidate.key];
  const { choice } = candidate;
  if (choice.mode === 'range') {
    return (
      <AppointmentCard
        label={`Dates asked for ${called}`}
        state="Dates asked for"
        time={choice.time || 'Any time'}
        date={choice.fromDate ? formatDayRange(choice.fromDate, choice.toDate) : 'No dates yet'}
        place={choice.site?.name ?? 'No clinic yet'}
        facts={[{ name: 'Package', value: candidate.package?.name ?? '(none)' }]}
      />
    );
  }
  if (!hold) {
    return (
      <AppointmentCard
        label={`No time for ${called}`}
        state="Not held"
        time="No time"
        facts={[{ name: 'Package', value: candidate.package?.name ?? '(none)' }]}
      />
    );
  }
  const { timeZone, startsAt, siteName } = hold.slot;
  return (
    <AppointmentCard
      label={`Held time of ${called}`}
      state={
        <>
          <Clock className="size-3.5" />
          {hold.expiresAt === null ? 'Chosen' : 'Held'}
        </>
      }
      aside={hold.expiresAt === null ? undefined : `${clock(left)} left`}
      time={formatTime(timeZone, startsAt)}
      date={formatDay(formatDate(timeZone, startsAt))}
      place={siteName}
      facts={holdFacts(candidate, hold)}
    />
  );
}
