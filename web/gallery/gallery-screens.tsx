import { lazy } from 'react';
import type { AnyActor } from 'xstate';
import type { Screen } from '../../lab/inspector/host.ts';
import { answers } from '../../lab/model/model-of.ts';
import type { MoveEvent } from '../../machines/appointment-move/appointment-move.types.ts';
import type { Hold } from '../../machines/lib/booking.types.ts';
import { now } from '../../machines/rules/drafts/example-booking.ts';
import type { SlotReservationEvent } from '../../machines/slot-reservation/reservation.ts';
import * as bookings from './gallery-booking-situations.ts';
import { access, carried, clinic, placeAt } from './gallery-example.ts';
import * as situations from './gallery-situations.ts';

export { StubGateway } from './stub-gateway.tsx';

const small = (name: keyof typeof import('./gallery-small.tsx')) =>
  lazy(async () => ({ default: (await import('./gallery-small.tsx'))[name] }));
const list = (name: keyof typeof import('./gallery-lists.tsx')) =>
  lazy(async () => ({ default: (await import('./gallery-lists.tsx'))[name] }));
const provider = (name: keyof typeof import('./gallery-provider.tsx')) =>
  lazy(async () => ({ default: (await import('./gallery-provider.tsx'))[name] }));
const flow = (
  name: 'WizardScreen' | 'DraftScreen' | 'GroupHoldScreen' | 'SearchScreen' | 'ReservationScreen' | 'RescheduleScreen',
) => lazy(async () => ({ default: (await import('./gallery-flows.tsx'))[name] }));

const candidate = (name: keyof typeof import('./gallery-candidate.tsx')) =>
  lazy(async () => ({ default: (await import('./gallery-candidate.tsx'))[name] }));

/** Screens that the gallery shows in every state of their machine, by its name: the real ones, without a server. */
export const screens: Readonly<Record<string, Screen>> = {
  'appointment-move': { View: small('MoveScreen'), also: situations.droppedOnTaken },
  attendance: { View: provider('AttendanceScreen') },
  'booking-export': { View: list('ExportScreen') },
  'booking-list-view': { View: list('ListViewScreen'), also: bookings.listViews },
  'booking-status': { View: small('StatusScreen') },
  'booking-draft': { View: flow('DraftScreen'), isPage: true, also: bookings.failedDrafts },
  'booking-wizard': {
    View: flow('WizardScreen'),
    isPage: true,
    prepare: answerBelow,
    also: bookings.wizardOfTwo,
  },
  'bulk-change': { View: provider('BulkChangeScreen'), also: bookings.plannedMoves },
  'candidate-link': { View: candidate('LinkScreen') },
  'closing-plan': { View: provider('ClosingPlanScreen'), also: situations.chosenPlan },
  'closing-progress': { View: provider('ClosingProgressScreen'), also: situations.lateClosing },
  'confirmed-action': { View: small('ActionScreen') },
  'consult-download': { View: small('DownloadScreen') },
  'file-link': { View: small('FileLinkScreen'), also: situations.requestedAgain },
  find: { View: list('FindScreen'), also: situations.olderHits },
  form: { View: small('FormScreen') },
  'group-hold': { View: flow('GroupHoldScreen') },
  import: { View: provider('ImportScreen') },
  list: { View: list('ListScreen') },
  load: { View: list('LoadScreen') },
  lookup: { View: list('LookupScreen') },
  'lookup-start': { View: lazy(loadLookupStart) },
  order: { View: lazy(async () => ({ default: (await import('./gallery-order.tsx')).OrderScreen })) },
  'own-appointment': { View: candidate('OwnAppointmentScreen') },
  reminder: { View: candidate('ReminderScreen') },
  reschedule: { View: flow('RescheduleScreen'), isPage: true, prepare: answerBelow, also: bookings.reschedules },
  'result-batch': { View: provider('ResultBatchScreen'), also: situations.unmatchedFiles },
  'scheduler-board': {
    View: lazy(async () => ({ default: (await import('./gallery-board.tsx')).BoardScreen })),
    isPage: true,
    prepare: fillBoard,
    also: situations.carriedWithoutTime,
  },
  'roster-pattern': { View: provider('RosterPatternScreen'), also: situations.withoutHours },
  session: { View: small('SessionScreen'), isPage: true, prepare: loadWhileLeased, also: situations.confirmingLogOut },
  'sign-in': { View: lazy(() => import('../login/login-page.tsx')) },
  'slot-reservation': { View: flow('ReservationScreen'), also: bookings.takenTime },
  'slot-search': { View: flow('SearchScreen'), also: bookings.manyTimes },
  upload: { View: small('UploadScreen'), also: situations.failedUpload },
  'visit-route': { View: provider('VisitRouteScreen') },
  waitlist: { View: provider('WaitlistScreen'), also: situations.offeredTime },
  'walk-in': {
    View: lazy(async () => ({ default: (await import('./gallery-board.tsx')).WalkInScreen })),
    also: situations.heldWalkIns,
  },
};

/** Loads the list's code too: some of these states show the list. */
async function loadLookupStart() {
  const { loadLookupBox } = await import('../app/forms/lookup.tsx');
  const [{ LookupStartScreen }] = await Promise.all([import('./gallery-lookup-start.tsx'), loadLookupBox()]);
  return { default: LookupStartScreen };
}

/** The lease shows over a page: of one that is still loading nothing would be seen. */
function loadWhileLeased(actor: AnyActor, fresh: readonly string[]) {
  if (fresh.every((id) => id.startsWith('session.signedIn.lease'))) actor.send(answers('loadAccess', access));
}

/** Which events a reservation takes is for its own types to say. */
type Talking = { send: (event: SlotReservationEvent) => void };

/** The open picker has found times, and what the wizard holds its candidates hold; another time's one candidate too. */
function answerBelow(actor: AnyActor) {
  const { children, context } = actor.getSnapshot();
  children['slotSearch']?.send(answers('searchSlots', [clinic]));
  const hold = (reservation: Talking | undefined, held: Hold) => {
    reservation?.send({ type: 'hold.restored', hold: held });
    reservation?.send({ type: 'clock.ticked', now });
  };
  if (context.hold) hold(children['slotReservation'] as Talking | undefined, context.hold);
  for (const [key, held] of Object.entries<Hold>(context.holds ?? {})) hold(context.reservations?.[key], held);
}

/** Which events a move takes is for its own types to say. */
type Movement = {
  send: (event: MoveEvent) => void;
  getSnapshot: () => { context: { booking: { from: unknown } | null } };
};

/** Loads the board before events of its move are sent; the block in the hand is over another time. */
function fillBoard(actor: AnyActor, fresh: readonly string[]) {
  if (fresh.some((id) => id.startsWith('schedulerBoard.data.'))) return;
  actor.send(answers('fetchBoard', 'the board'));
  const move = actor.getSnapshot().children['move'] as Movement;
  if (move.getSnapshot().context.booking?.from === null) return;
  const { hand } = actor.getSnapshot().value;
  if (hand === 'empty') return move.send({ type: 'block.putBack' });
  move.send({ type: 'block.pickedUp', booking: carried });
  move.send({ type: 'target.changed', target: placeAt('02:00') });
  if (hand === 'confirming') move.send({ type: 'block.dropped' });
}
