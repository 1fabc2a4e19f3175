import { useEffect, useEffectEvent, useRef } from 'react';
import { listen } from '../app/api/gateway-stream.ts';
import { useRecord } from '../app/records/use-record.ts';
import { useGateway, usePortal } from '../app/session/session-context.tsx';
import { useServerMinute } from '../app/session/use-server-minute.ts';
import { formatDate } from '../ui/date-format.ts';
import { HomeChangedDocument, HomeDocument, HomeDraftsDocument } from './home.documents.ts';

/** The home page's data, fetched again after changes elsewhere and at midnight. */
export function useHome(canBook: boolean) {
  const gateway = useGateway();
  const { timeZone } = usePortal();
  const isAgain = useRef(false);
  const home = useRecord('home', async (signal) => {
    // A fetch after a change is not the person's own: it keeps no session alive.
    const kind = isAgain.current ? 'background' : 'person';
    isAgain.current = true;
    return (await gateway.request(HomeDocument, { timeZone }, { signal, kind })).home;
  });
  const drafts = useRecord('unfinished bookings', async (signal) => {
    if (!canBook) return [];
    return (await gateway.request(HomeDraftsDocument, {}, { signal, kind: 'background' })).drafts;
  });
  const refresh = useEffectEvent(() => {
    home.refresh();
    drafts.refresh();
  });
  useEffect(() => {
    const changed = () => refresh();
    return listen(gateway, HomeChangedDocument, {}, { onData: changed, onConnect: changed });
  }, [gateway]);
  const today = formatDate(timeZone, useServerMinute());
  const shownDay = home.data?.today ?? today;
  useEffect(() => {
    if (shownDay !== today) refresh();
  }, [shownDay, today]);
  return { home: home.data, failure: home.failure, retry: home.retry, drafts: drafts.data ?? [] };
}
