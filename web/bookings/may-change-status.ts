import { useAccess, useIsProvider } from '../app/session/session-context.tsx';

/** True if the account moves bookings along their statuses: the provider's people with the calendar. */
export function useMayChangeStatus(): boolean {
  const { permissions } = useAccess();
  return useIsProvider() && permissions.includes('calendar');
}
