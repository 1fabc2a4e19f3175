import { useEffect } from 'react';
import { useAccountActors } from '../../app/session/session-context.tsx';

/** Names the account's booking list among its actors. */
export const LIST_VIEW = 'bookingListView';

/** For the detail page: leaving it for anything but a list gives a fresh list later. */
export function useDetailLeft() {
  const actors = useAccountActors();
  useEffect(() => () => actors.get(LIST_VIEW)?.actor.send({ type: 'detail.left', path: location.pathname }), [actors]);
}
