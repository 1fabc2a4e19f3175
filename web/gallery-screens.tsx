import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode, useMemo } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { AnyActor, AnyMachineSnapshot } from 'xstate';
import type { Hold } from '../machines/booking.types.ts';
import { now } from '../machines/models/example-booking.ts';
import { answers } from '../machines/models/model-of.ts';
import { epochMs } from '../machines/ports.ts';
import { sessionMachine } from '../machines/session.machine.ts';
import type { SlotReservationEvent } from '../machines/slot-reservation/reservation.ts';
import { access, clinic } from './gallery-example.ts';
import { startStaged } from './gallery-stage.ts';
import type { Gateway } from './gateway-client.ts';
import type { Portal, PortalStore } from './session/portal-store.ts';
import { serverClock } from './session/server-clock.ts';
import { SessionProvider } from './session/session-context.tsx';
import type { SessionActor } from './session/session-host.ts';

export { isMachine, staged, startStaged } from './gallery-stage.ts';

/** The machine's snapshot as it lives, and as another actor can begin with it; screens that start it by themselves take neither. */
export type ScreenProps = { live: AnyMachineSnapshot; snapshot: object };

type Screen = {
  View: LazyExoticComponent<ComponentType<ScreenProps>>;
  /** A whole page rather than a part of one: looked at as wide as a desk first. */
  isPage?: true;
  /** What else has happened meanwhile; `fresh` are the states that are shown for the first time. */
  prepare?: (actor: AnyActor, fresh: readonly string[]) => void;
};

const small = (name: keyof typeof import('./gallery-small.tsx')) =>
  lazy(async () => ({ default: (await import('./gallery-small.tsx'))[name] }));
const flow = (name: 'WizardScreen' | 'SearchScreen' | 'ReservationScreen' | 'RescheduleScreen') =>
  lazy(async () => ({ default: (await import('./gallery-flows.tsx'))[name] }));

/** Screens that the gallery shows in every state of their machine, by its name: the real ones, with nobody behind them. */
export const screens: Readonly<Record<string, Screen>> = {
  'appointment-move': { View: small('MoveScreen') },
  'booking-export': { View: small('ExportScreen') },
  'booking-status': { View: small('StatusScreen') },
  'booking-wizard': { View: flow('WizardScreen'), isPage: true, prepare: answerBelow },
  'confirmed-action': { View: small('ActionScreen') },
  'consult-download': { View: small('DownloadScreen') },
  form: { View: small('FormScreen') },
  list: { View: small('ListScreen') },
  load: { View: small('LoadScreen') },
  lookup: { View: small('LookupScreen') },
  reschedule: { View: flow('RescheduleScreen'), isPage: true, prepare: answerBelow },
  session: { View: small('SessionScreen'), isPage: true, prepare: loadWhileLeased },
  'sign-in': { View: lazy(() => import('./login/login-page.tsx')) },
  'slot-reservation': { View: flow('ReservationScreen') },
  'slot-search': { View: flow('SearchScreen') },
  upload: { View: small('UploadScreen') },
  'words-keeper': { View: small('KeeperScreen') },
};

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

const start = epochMs(0);
const portal: Portal = {
  ...{ providerName: 'Example Provider', timeZone: 'Australia/Perth', holdMinutes: 10, schedulerUrl: null },
  ...{ policyUrl: null, inspection: 'EVERYBODY', inspectorUrl: null, demo: false, demoLogins: [] },
};
const store: PortalStore = { current: () => portal, subscribe: () => () => {} };
/** Asked, it never answers. */
const silent = { request: () => new Promise(() => {}), stream: () => new Promise(() => {}) } as unknown as Gateway;

function signedIn() {
  const session = startStaged(sessionMachine, { input: { hasToken: true, now: start } });
  session.send(answers('loadAccess', access));
  return session as unknown as SessionActor;
}

let example: SessionActor | undefined;

type NobodyProps = { session?: SessionActor; children: ReactNode };

/** A signed-in example person, or the session given, before a portal that never answers, at an address that nobody sees. */
export function NobodyBehind({ session, children }: NobodyProps) {
  example ??= signedIn();
  const { hook, searchHook } = useMemo(() => memoryLocation({ path: '/', static: true }), []);
  const host = { session: session ?? example, gateway: silent, portal: store, clock: serverClock(() => start) };
  return (
    <Router hook={hook} searchHook={searchHook}>
      <SessionProvider host={host}>{children}</SessionProvider>
    </Router>
  );
}
