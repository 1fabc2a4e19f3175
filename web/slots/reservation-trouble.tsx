import { CircleAlert } from 'lucide-react';
import type { Slot } from '../../machines/lib/booking.types.ts';
import type { NearestTime, PortalError } from '../../machines/lib/portal-error.ts';
import { id, type SiteId } from '../../machines/lib/ports.ts';
import { messageFor } from '../app/messages.ts';
import { Button } from '../ui/button.tsx';
import { clinicDayAndTime } from '../ui/date-format.ts';
import { type SlotReservation, useSearch } from './picker-context.ts';

type ReservationTroubleProps = { failure: PortalError; reservation: SlotReservation };

/** Why the candidate has no hold, or not the one that was picked, and what can be had instead. Never a snackbar. */
export function ReservationTrouble({ failure, reservation }: ReservationTroubleProps) {
  const { pick } = reservation.getSnapshot().context;
  const isHeld = reservation.getSnapshot().matches('held');
  const where = pick && !isHeld ? `${clinicDayAndTime(pick.timeZone, pick.startsAt)}, ${pick.siteName}` : null;
  const isExpired = failure.code === 'HOLD_EXPIRED';
  const isUnanswered = reservation.getSnapshot().matches('unanswered');
  return (
    <div
      className="mt-3 mb-1 flex gap-2.5 rounded-md border border-danger-line bg-danger-soft px-3 py-2.5"
      role="alert"
    >
      <CircleAlert className="mt-0.5 text-danger" />
      <div>
        <p className="font-strong">
          {isExpired
            ? 'The held time ran out'
            : isUnanswered
              ? 'We do not know yet which time is held'
              : 'This time was not held'}
        </p>
        <p className="text-text-2">
          {where ? `${where}. ` : ''}
          {isExpired
            ? 'It is free for others now. Everything you typed is kept.'
            : isUnanswered
              ? 'No answer came. We ask again every few seconds. Everything you typed is kept.'
              : messageFor(failure)}
        </p>
        {failure.code === 'SLOT_TAKEN' ? (
          <Nearest times={failure.nearest ?? []} onPick={(slot) => reservation.send({ type: 'slot.picked', slot })} />
        ) : null}
        {isHeld ? <p className="text-xs text-text-3 mt-2">The time held before is still yours.</p> : null}
        {!isHeld && failure.code !== 'SLOT_TAKEN' ? (
          <div className="flex items-center gap-2 mt-2">
            {reservation.getSnapshot().can({ type: 'reserve.againPressed' }) ? (
              <Button size="sm" onClick={() => reservation.send({ type: 'reserve.againPressed' })}>
                {isExpired ? 'Hold it again' : isUnanswered ? 'Ask now' : 'Try again'}
              </Button>
            ) : null}
            <Button size="sm" look="quiet" onClick={() => reservation.send({ type: 'slot.cleared' })}>
              Choose another time
            </Button>
          </div>
        ) : null}
      </div>
    </div>
  );
}

/** The nearest free times, where their clinic is on screen. */
function Nearest({ times, onPick }: { times: readonly NearestTime[]; onPick: (slot: Slot) => void }) {
  const { clinics } = useSearch();
  const slots = times.flatMap((time): Slot[] => {
    const clinic = clinics.find(({ siteId }) => siteId === time.siteId);
    if (!clinic) return [];
    const { siteName, timeZone, bookingFree } = clinic;
    return [{ ...time, siteId: id<SiteId>(time.siteId), siteName, timeZone, bookingFree }];
  });
  if (slots.length === 0) return <p className="text-xs text-text-3 mt-2">Choose another time below.</p>;
  return (
    <div className="mt-2 flex flex-wrap gap-1.5">
      {slots.map((slot) => (
        <Button size="sm" key={`${slot.siteId} ${slot.startsAt}`} onClick={() => onPick(slot)}>
          {clinicDayAndTime(slot.timeZone, slot.startsAt)}
        </Button>
      ))}
    </div>
  );
}
