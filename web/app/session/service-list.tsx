import { createContext, type ReactNode, useContext } from 'react';
import type { MenuService } from '../../../machines/rules/access/menu.ts';
import { notify } from '../../ui/feedback/toasts.ts';
import { useRecord } from '../records/use-record.ts';
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
  const { data } = useRecord('services', async (signal): Promise<readonly MenuService[]> => {
    const { services } = await gateway
      .request(ServicesDocument, {}, { signal, kind: 'background' })
      .catch(() => ({ services: null }));
    if (!services && !signal.aborted) notify({ tone: 'bad', text: 'Error when get service booking list' });
    return (services ?? []).map(({ id: sid, name, serviceType }) => ({ sid, name, serviceType }));
  });
  return <ServiceListContext value={data ?? []}>{children}</ServiceListContext>;
}
