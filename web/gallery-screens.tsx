import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode } from 'react';
import { type AnyMachineSnapshot, createActor, SimulatedClock } from 'xstate';
import { silenced } from '../machines/models/walk.ts';
import { epochMs, id, type OrgId } from '../machines/ports.ts';
import { sessionMachine } from '../machines/session.machine.ts';
import type { Access } from '../machines/session.types.ts';
import type { Gateway } from './gateway-client.ts';
import type { Portal, PortalStore } from './session/portal-store.ts';
import { serverClock } from './session/server-clock.ts';
import { SessionProvider } from './session/session-context.tsx';
import type { SessionActor } from './session/session-host.ts';

/** `live`: the machine's snapshot, for a screen that is given one; others start the machine by themselves. */
type ScreenProps = { live: AnyMachineSnapshot };

/** Screens that the gallery shows in every state of their machine, by its name: the real ones, with nobody behind them. */
export const screens: Readonly<Record<string, LazyExoticComponent<ComponentType<ScreenProps>>>> = {
  'sign-in': lazy(() => import('./login/login-page.tsx')),
  'consult-download': lazy(async () => {
    const { DownloadCard } = await import('./consult/download-card.tsx');
    const otp = { current: null };
    return {
      default: ({ live }: ScreenProps) => (
        <DownloadCard snapshot={live as never} send={() => {}} otp={otp} email="person@example.com" />
      ),
    };
  }),
};

const start = epochMs(0);
const access: Access = {
  permissions: ['view_bookings', 'make_bookings'],
  info: {
    ...{ email: 'person@example.com', contactPerson: 'Example Person', username: 'example', accountType: 'client' },
    company: { id: id<OrgId>('example'), name: 'Example Company', otp: true, fitTest: true },
  },
};
const portal: Portal = {
  ...{ providerName: 'Example Provider', timeZone: 'Australia/Perth', holdMinutes: 10, schedulerUrl: null },
  ...{ policyUrl: null, inspection: 'EVERYBODY', inspectorUrl: null, demo: false, demoLogins: [] },
};
const store: PortalStore = { current: () => portal, subscribe: () => () => {} };
/** Asked, it never answers. */
const silent = { request: () => new Promise(() => {}) } as unknown as Gateway;

function signedIn() {
  const clock = new SimulatedClock();
  const session = createActor(silenced(sessionMachine), { input: { hasToken: true, now: start }, clock }).start();
  session.send({ type: 'xstate.done.actor.loadAccess', actorId: 'loadAccess', output: access } as never);
  return session as unknown as SessionActor;
}

let session: ReturnType<typeof signedIn> | undefined;

/** A signed-in example person before a portal that never answers. */
export function NobodyBehind({ children }: { children: ReactNode }) {
  session ??= signedIn();
  return (
    <SessionProvider host={{ session, gateway: silent, portal: store, clock: serverClock(() => start) }}>
      {children}
    </SessionProvider>
  );
}
