import { useSelector } from '@xstate/react';
import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react';
import type { AnyActorRef, SnapshotFrom } from 'xstate';
import { defined } from '../../../machines/lib/assert-defined.ts';
import type { sessionMachine } from '../../../machines/session/session.machine.ts';
import type { Gateway } from '../api/gateway-client.ts';
import type { PortalStore } from './portal-store.ts';
import type { ServerClock } from './server-clock.ts';
import type { SessionActor } from './session-host.ts';

/** Actors that outlive the page which started them, by name: each belongs to one account. */
export type AccountActors = Map<string, { account: string; actor: AnyActorRef }>;

type Host = { session: SessionActor; gateway: Gateway; portal: PortalStore; clock: ServerClock };

const HostContext = createContext<Host | null>(null);
const AccountActorsContext = createContext<AccountActors | null>(null);

export function SessionProvider({ host, children }: { host: Host; children: ReactNode }) {
  const [actors] = useState<AccountActors>(() => new Map());
  return (
    <HostContext value={host}>
      <AccountActorsContext value={actors}>{children}</AccountActorsContext>
    </HostContext>
  );
}

const useHost = () => defined(useContext(HostContext));

export const useGateway = () => useHost().gateway;
/** Use it by `useAccountActor`. */
export const useAccountActors = () => defined(useContext(AccountActorsContext));
export const useServerClock = () => useHost().clock;
export const useSessionActor = () => useHost().session;

export function useSession<Selected>(select: (snapshot: SnapshotFrom<typeof sessionMachine>) => Selected): Selected {
  return useSelector(useSessionActor(), select);
}

/** Permissions and user info, on pages behind the guard. */
export const useAccess = () => defined(useSession(({ context }) => context.access));

/** True if the account is one of the provider's own. */
export const useIsProvider = () => useAccess().info.company?.provider === true;

/** Provider, time zone and the like; null until it is known. */
export function usePortalIfKnown() {
  const { subscribe, current } = useHost().portal;
  return useSyncExternalStore(subscribe, current);
}

/** On pages behind the guard, which waits for it. */
export const usePortal = () => defined(usePortalIfKnown());
