import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { uuidv7 } from 'uuidv7';
import { noWalkIn, walkInForm } from '../../../machines/forms/walk-in-form.ts';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { PortalFailure } from '../../../machines/lib/portal-error.ts';
import { type DraftId, id, type PackageId } from '../../../machines/lib/ports.ts';
import { BeginBooking } from '../../app/drafts/begin-booking.tsx';
import { useForm } from '../../app/forms/form.tsx';
import { useActorRef } from '../../app/machines/use-machine.ts';
import { messageFor } from '../../app/messages.ts';
import { EditDialog } from '../../app/records/edit-dialog.tsx';
import { useAccess, useGateway, useServerClock } from '../../app/session/session-context.tsx';
import { storedAccount } from '../../app/session/stored-keys.ts';
import { formatDate, formatDay } from '../../ui/date-format.ts';
import { notify } from '../../ui/feedback/toasts.ts';
import { clockOf, instantAt, type Lane } from '../board/board-lanes.ts';
import { freeQuarters, openQuarters } from '../move/board-places.ts';
import { awaitedHold } from './awaited-hold.ts';
import { walkInDraft } from './board-draft.ts';
import { walkInBooker } from './book-walk-in.ts';
import { HeldTime, type WalkInActor } from './held-time.tsx';
import { OverPlan } from './over-plan.tsx';
import { EndWalkInDocument, WalkInAddressesDocument } from './walk-in.documents.ts';
import { walkInOn } from './walk-in.ports.ts';
import { WalkInFields } from './walk-in-fields.tsx';

type Props = {
  lane: Lane;
  /** The quarter that was pressed. */
  minute: number;
  lanes: readonly Lane[];
  onClose: () => void;
  /** It is booked: the board is fetched again, and the booking gets the focus. */
  onBooked: (candidateId: string) => void;
};

/** A walk-in at the desk: the pressed time is held while the receptionist types the details, then it is booked. */
export default function WalkInDialog(props: Props) {
  const gateway = useGateway();
  const clock = useServerClock();
  const { info } = useAccess();
  const { lane, minute } = props;
  const { siteId, timeZone } = lane;
  const onClose = useRef(props.onClose);
  onClose.current = props.onClose;
  const [{ machine, input }] = useState(() => ({
    machine: walkInOn({ gateway, clock, siteId, orgId: info.company?.id ?? '', leave: () => onClose.current() }),
    input: {
      draftId: id<DraftId>(uuidv7()),
      place: { rosterId: lane.rosterId, startsAt: instantAt(timeZone, lane.day, minute) },
    },
  }));
  const walkIn = useActorRef(machine, { id: 'walkIn', input });
  // Leaving the page releases the time too.
  useEffect(() => {
    const giveBack = () => {
      if (walkIn.getSnapshot().status !== 'active' || walkIn.getSnapshot().context.hold === null) return;
      gateway.request(EndWalkInDocument, { draftId: input.draftId }, { keepalive: true }).catch(() => {});
    };
    addEventListener('pagehide', giveBack);
    return () => removeEventListener('pagehide', giveBack);
  }, [walkIn, gateway, input]);
  const isLeaving = useSelector(walkIn, (state) => state.hasTag('leaving'));
  return isLeaving ? null : <WalkInBox {...props} walkIn={walkIn} />;
}

const isSameStart = (one: string, other: string) => Date.parse(one) === Date.parse(other);

type BoxProps = Props & { walkIn: WalkInActor };

export function WalkInBox({ walkIn, lane, minute, lanes, onBooked }: BoxProps) {
  const { siteId, timeZone } = lane;
  const gateway = useGateway();
  const clock = useServerClock();
  const { draftId, place, hold, failure } = useSelector(walkIn, ({ context }) => context);
  const [rules] = useState(() => walkInForm(formatDate(timeZone, clock.now())));
  const [book] = useState(() => walkInBooker(gateway, storedAccount() ?? '', { id: siteId, timeZone }));
  const form = useForm(rules, noWalkIn, {
    draftKey: 'walk-in',
    save: async (values, signal) => {
      const chosen = defined(values.package); // the form is sent with one only
      const held = await awaitedHold(walkIn, { ...chosen, id: id<PackageId>(chosen.id) }, signal);
      return book(values, { draftId, hold: held }, signal).catch((error: unknown) => {
        if (error instanceof PortalFailure && error.code === 'HOLD_EXPIRED') walkIn.send({ type: 'hold.lost' });
        throw error;
      });
    },
    onSaved: ({ reference, candidateId }) => {
      walkIn.send({ type: 'booking.made' });
      notify({ tone: 'good', text: `Booked: ${reference}. The confirmation is on its way.` });
      onBooked(candidateId);
    },
  });
  const isAhead = (at: number) => Date.parse(instantAt(timeZone, lane.day, at)) > clock.now();
  const free = freeQuarters(lane).filter(isAhead);
  const isFull = lane.mostOverPlan > 0 && free.length === 0 && (hold === null || hold.overPlan !== undefined);
  const times = isFull ? openQuarters(lane).filter(isAhead) : free;
  const shown = [...new Set([...times, minute])].toSorted((one, other) => one - other);
  const chosen = shown.find((at) => isSameStart(instantAt(timeZone, lane.day, at), place.startsAt));
  const isOfTime = hold !== null && !isSameStart(place.startsAt, hold.startsAt);
  const unheld =
    failure && hold ? { [isOfTime ? 'time' : 'package']: `${messageFor(failure)} The held time stays.` } : {};
  return (
    <EditDialog
      form={form}
      title="Book a walk-in"
      text={`${lane.doctorName}, ${formatDay(lane.day)}`}
      submit="Book"
      busy="Booking…"
      isWide
      instead={
        <p className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-1 text-text-2">
          Several candidates, a purchase order or another day?
          <BeginBooking
            size="sm"
            draft={(now) => walkInDraft(lane, form.values, now)}
            onBegun={form.discard}
            // The held time is free for the booking that was begun.
            onOpened={() => void gateway.request(EndWalkInDocument, { draftId }, { keepalive: true }).catch(() => {})}
          >
            Book a candidate
          </BeginBooking>
        </p>
      }
      onClose={() => walkIn.send({ type: 'leave.pressed' })}
    >
      <HeldTime walkIn={walkIn} lane={lane} lanes={lanes} />
      {isFull ? <OverPlan walkIn={walkIn} form={form} time={clockOf(chosen ?? minute)} /> : null}
      <WalkInFields
        form={form}
        times={shown.map((at) => ({ value: String(at), label: clockOf(at) }))}
        time={String(chosen ?? minute)}
        unheld={unheld}
        onTime={(at) =>
          walkIn.send({
            type: 'place.chosen',
            place: { ...place, rosterId: lane.rosterId, startsAt: instantAt(timeZone, lane.day, Number(at)) },
          })
        }
        onPackage={(picked) =>
          walkIn.send({ type: 'package.chosen', package: { ...picked, id: id<PackageId>(picked.id) } })
        }
        addressesOf={async (org) => (await gateway.request(WalkInAddressesDocument, { org })).bookingAddresses}
      />
    </EditDialog>
  );
}
