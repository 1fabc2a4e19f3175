import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import type { AnyActor } from 'xstate';
import { startStaged, useStaged } from '../../lab/inspector/gallery/staging.ts';
import type { ScreenProps } from '../../lab/inspector/host.ts';
import { answers } from '../../lab/model/model-of.ts';
import { bookingDraftMachine } from '../../machines/booking-draft/booking-draft.machine.ts';
import { bookingWizardMachine } from '../../machines/booking-wizard/booking-wizard.machine.ts';
import { shownErrorsOf } from '../../machines/booking-wizard/wizard-errors.ts';
import { groupHoldMachine } from '../../machines/group-hold/group-hold.machine.ts';
import type { BookingDraft } from '../../machines/lib/booking.types.ts';
import { type DraftId, id } from '../../machines/lib/ports.ts';
import {
  exampleDraft,
  holdOf,
  medical,
  now,
  perth,
  slotAt,
  visitId,
} from '../../machines/rules/drafts/example-booking.ts';
import { newChoice } from '../../machines/rules/drafts/new-draft.ts';
import { slotReservationMachine } from '../../machines/slot-reservation/slot-reservation.machine.ts';
import { slotSearchMachine } from '../../machines/slot-search/slot-search.machine.ts';
import { useGateway } from '../app/session/session-context.tsx';
import type { DetailDialogProps } from '../bookings/detail/booking-detail.ts';
import ReschedulePanel from '../bookings/reschedule/reschedule-panel.tsx';
import { GroupHoldView } from '../new-booking/group/group-hold.tsx';
import { WizardBody } from '../new-booking/wizard.tsx';
import type { DraftActor, WizardActor } from '../new-booking/wizard-actors.ts';
import { stepNaming } from '../new-booking/wizard-address.ts';
import { draftActorOf, WizardContext } from '../new-booking/wizard-context.ts';
import { wizardLookups } from '../new-booking/wizard-lookups.ts';
import { WizardContent } from '../new-booking/wizard-page.tsx';
import { PickerContext, type SlotReservation, type SlotSearch } from '../slots/picker-context.ts';
import { ReservationTrouble } from '../slots/reservation-trouble.tsx';
import { slotLookups } from '../slots/slot-lookups.ts';
import { TimePicker } from '../slots/time-picker.tsx';
import { clinic, day } from './gallery-example.ts';

const draftId = id<DraftId>('d1');

/** The whole wizard, as /make-booking has it below the menu. */
export function WizardScreen({ snapshot }: ScreenProps) {
  const wizard = useStaged(bookingWizardMachine, snapshot) as WizardActor;
  const [draftActor] = useState(() => draftOf(wizard));
  return (
    <WizardContext value={useHosted(wizard, draftActor)}>
      <WizardContent canOpen body={<WizardBody />} />
    </WizardContext>
  );
}

/** The draft of a wizard in this state, stored under an id; its own draft actor was never opened by an owner. */
function draftOf(wizard: WizardActor): DraftActor {
  const { context, value } = wizard.getSnapshot();
  if (value.step === 'opening') return draftActorOf(wizard);
  const stored = startStaged(bookingDraftMachine, { input: { ...context, draftId, owner: null } });
  stored.send(answers('getDraft', { draftId, revision: 2, draft: context.draft, holds: [], booking: null }));
  if (value.submission === 'settling') stored.send({ type: 'settle.asked' });
  return stored as unknown as DraftActor;
}

/** Props of the wizard's screens beside its machine. */
function useHosted(actor: WizardActor, draftActor = draftActorOf(actor)) {
  const gateway = useGateway();
  const current = useSelector(actor, (present) => present);
  const stored = useSelector(draftActor, (present) => present);
  return useMemo(
    () => ({
      draftActor,
      stored,
      actor,
      snapshot: current,
      shown: shownErrorsOf(current.context),
      isCompanyFixed: false,
      holdMs: 600_000,
      lookups: wizardLookups(gateway, 'pem'),
      policyUrl: null,
      naming: stepNaming(),
      addressOf: () => '#',
      listHref: '#',
    }),
    [actor, current, draftActor, stored, gateway],
  );
}

/** A wizard without a server, open at this draft. */
function openedWith(draft: BookingDraft) {
  const wizard = startStaged(bookingWizardMachine, {
    input: { serviceType: 'pem', sid: null, draftId, visitId, now },
  }) as unknown as WizardActor;
  const answer = answers('getDraft', { draftId, revision: 2, draft, holds: [], booking: null });
  (draftActorOf(wizard) as unknown as AnyActor).send(answer);
  return wizard;
}

/** The wizard around its draft, which is in this state. */
export function DraftScreen({ snapshot }: ScreenProps) {
  const draftActor = useStaged(bookingDraftMachine, snapshot);
  const [wizard] = useState(() => openedWith(draftActor.getSnapshot().context.draft));
  return (
    <WizardContext value={useHosted(wizard, draftActor)}>
      <WizardContent canOpen body={<WizardBody />} />
    </WizardContext>
  );
}

/** Two candidates who hold times in a row, in a wizard without a server. */
function twoHeld() {
  const draft: BookingDraft = { ...exampleDraft(2), step: 'time' };
  const wizard = openedWith(draft);
  const holds = ['00:00', '01:15'].map((hour, at) => ({
    key: draft.candidates[at]?.key ?? '',
    hold: holdOf(`r${at}`, slotAt(hour)),
    calls: 0,
  }));
  wizard.send({ type: 'group.held', holds, choice: {} });
  return wizard;
}

/** The box above the times of one candidate. */
export function GroupHoldScreen({ snapshot }: ScreenProps) {
  const group = useStaged(groupHoldMachine, snapshot);
  const [wizard] = useState(twoHeld);
  return (
    <WizardContext value={useHosted(wizard)}>
      <div className="p-4">
        <GroupHoldView group={group} />
      </div>
    </WizardContext>
  );
}

const query = {
  packageId: medical.id,
  minutes: medical.minutes,
  state: 'WA',
  siteIds: [perth.siteId],
  fromDate: day,
  toDate: day,
  gapless: false,
};
const choice = { ...newChoice(now), state: 'WA', siteIds: [perth.siteId], fromDate: day, toDate: day };

type PickingProps = { reservation: SlotReservation; search: SlotSearch };

/** The picker of one candidate's time, and why there is none. */
function Picking({ reservation, search }: PickingProps) {
  const gateway = useGateway();
  const { failure } = useSelector(reservation, ({ context }) => context);
  const picker = useMemo(
    () => ({
      current: 'c1',
      choice,
      now,
      reservation,
      search,
      lookups: slotLookups(gateway, 'pem'),
      change: () => {},
      error: () => undefined,
      hasErrors: false,
      holdError: undefined,
    }),
    [reservation, search, gateway],
  );
  return (
    <PickerContext value={picker}>
      <div className="grid gap-3 p-4">
        {failure ? <ReservationTrouble failure={failure} reservation={reservation} /> : null}
        <TimePicker />
      </div>
    </PickerContext>
  );
}

const nothing = () => {};

const candidate = {
  key: 'c1',
  candidateIndex: 0,
  draftId,
  package: medical,
  pick: null,
  owner: null,
};

export function SearchScreen({ snapshot }: ScreenProps) {
  const search = useStaged(slotSearchMachine, snapshot);
  const reservation = useMemo(() => startStaged(slotReservationMachine, { input: candidate }), []);
  return <Picking search={search} reservation={reservation as unknown as SlotReservation} />;
}

export function ReservationScreen({ live, snapshot }: ScreenProps) {
  const reservation = useStaged(slotReservationMachine, snapshot);
  const { hold } = live.context;
  const search = useMemo(() => {
    const own = hold ? [{ key: 'c1', number: 1, hold }] : [];
    const found = startStaged(slotSearchMachine, { input: { query, own, now } });
    found.send(answers('searchSlots', [clinic]));
    return found as unknown as SlotSearch;
  }, [hold]);
  return <Picking search={search} reservation={reservation} />;
}

const detail = {
  bookingId: 'b1',
  candidateId: 'c1',
  serviceType: 'pem',
  packageId: medical.id,
  packageName: medical.name,
  packageMinutes: medical.minutes,
  appointmentTime: '2026-11-23T02:00:00Z',
  preferredState: null,
  preferredFromDate: null,
  preferredToDate: null,
  site: { id: perth.siteId, name: perth.siteName, timeZone: perth.timeZone, state: 'WA' },
} as unknown as DetailDialogProps['detail'];

/** As part of a booking's page. */
export const RescheduleScreen = () => (
  <div className="p-4">
    <ReschedulePanel detail={detail} onChanged={nothing} onClose={nothing} />
  </div>
);
