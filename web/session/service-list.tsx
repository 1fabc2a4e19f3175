import { createContext, type ReactNode, useContext, useState } from 'react';
import { fromPromise } from 'xstate';
import { loadMachine } from '../../machines/load.machine.ts';
import type { MenuService } from '../../machines/rules/menu.ts';
import { useMachine } from '../tap/use-machine.ts';
import { notify } from '../ui/snacks.ts';
import { ServicesDocument } from './session.documents.ts';
import { useAccess, useGateway } from './session-context.tsx';

const ServiceListContext = createContext<readonly MenuService[]>([]);

/** Services beside medical and fit test, for the menu and for `?sid=`; none until they are known. */
export const useServiceList = () => useContext(ServiceListContext);

/** Asks for the services once, for those who may book them. */
export function ServiceList({ children }: { children: ReactNode }) {
  const { permissions } = useAccess();
  return permissions.includes('make_bookings') ? <Listed>{children}</Listed> : children;
}

function Listed({ children }: { children: ReactNode }) {
  const gateway = useGateway();
  const [machine] = useState(() =>
    loadMachine<readonly MenuService[]>().provide({
      actors: {
        fetchOne: fromPromise(async ({ signal }) => {
          const { services } = await gateway
            .request(ServicesDocument, {}, { signal, kind: 'background' })
            .catch(() => ({ services: null }));
          if (!services && !signal.aborted) notify({ tone: 'bad', text: 'Error when get service booking list' });
          return (services ?? []).map(({ id: sid, name, serviceType }) => ({ sid, name, serviceType }));
        }),
      },
    }),
  );
  const [{ context }] = useMachine(machine);
  return <ServiceListContext value={context.thing ?? []}>{children}</ServiceListContext>;
}
