import type { CandidateDraft } from '../../../machines/lib/booking.types.ts';
import type { PortalError } from '../../../machines/lib/portal-error.ts';
import { messageFor } from '../../app/messages.ts';
import { Button } from '../../ui/button.tsx';
import { clinicDayAndTime } from '../../ui/date-format.ts';
import { Banner } from '../../ui/feedback/states.tsx';
import { focusStepHeading } from '../step-heading.tsx';
import { calledName, useWizard } from '../wizard-context.ts';
import { PlaceLink } from './review-parts.tsx';

type Lost = { candidate: CandidateDraft; called: string; failure: PortalError; isUnanswered: boolean };

/** Candidates whose time is no longer held, with the reason. Computed again on every change of the wizard. */
function useLostTimes(): readonly Lost[] {
  const { draft, context } = useWizard();
  return draft.candidates.flatMap((candidate, at) => {
    const reservation = context.reservations[candidate.key]?.getSnapshot();
    const failure = reservation?.context.failure;
    if (!reservation || !failure || candidate.choice.mode === 'range' || context.holds[candidate.key]) return [];
    return {
      candidate,
      failure,
      called: calledName(candidate, at + 1),
      isUnanswered: reservation.matches('unanswered'),
    };
  });
}

/** Above the table: times that ran out while it was read, and a button that asks for all of them again. */
export function HoldTrouble() {
  const { context } = useWizard();
  const lost = useLostTimes();
  if (lost.length === 0) return null;
  const holdAgain = () => {
    for (const { candidate } of lost) context.reservations[candidate.key]?.send({ type: 'reserve.againPressed' });
    focusStepHeading(); // the button goes with the banner
  };
  const ranOut = lost.every(({ failure }) => failure.code === 'HOLD_EXPIRED');
  return (
    <Banner tone="bad" title={titleOf(lost.length, ranOut)}>
      <ul>
        {lost.map(({ candidate: { key, pick }, called, failure, isUnanswered }) => (
          <li key={key}>
            {called}
            {pick ? `, ${clinicDayAndTime(pick.timeZone, pick.startsAt)}, ${pick.siteName}` : ''}:{' '}
            {isUnanswered
              ? 'no answer came, we ask again every few seconds.'
              : failure.code === 'HOLD_EXPIRED'
                ? 'it is free for others now.'
                : messageFor(failure)}{' '}
            <PlaceLink step="time" candidateKey={key} className="underline">
              Choose another time<span className="sr-only"> for {called}</span>
            </PlaceLink>
          </li>
        ))}
      </ul>
      <p>Everything you typed is kept.</p>
      <div className="mt-2">
        <Button size="sm" onClick={holdAgain}>
          {lost.length === 1 ? 'Hold it again' : 'Hold all again'}
        </Button>
      </div>
    </Banner>
  );
}

function titleOf(count: number, ranOut: boolean): string {
  if (ranOut) return count === 1 ? 'The held time ran out' : `${count} held times ran out`;
  return count === 1 ? 'One time is not held' : `${count} times are not held`;
}
