import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { type ListPage, listMachine } from '../../machines/list/list.machine.ts';
import { useMachine } from '../app/machines/use-machine.ts';
import { useGateway, usePortal } from '../app/session/session-context.tsx';
import type { SeenPeopleQuery } from '../generated/graphql.ts';
import { notifyBy } from '../ui/feedback/toasts.ts';
import { SeenPeopleDocument } from './audit.documents.ts';

type Answer = SeenPeopleQuery['seenPeople'];
export type SeenPerson = Answer['people'][number];
type Facts = Pick<Answer, 'accountName' | 'wholeExports'>;
/** Days are 'YYYY-MM-DD'. */
export type SeenPeriod = { readonly fromDate: string; readonly toDate: string };
type Query = SeenPeriod & { readonly search: string; readonly accountId: string };

/** People whose data an account saw, on the list machine; another period is requested at once. */
export function useSeenPeople(accountId: string, { fromDate, toDate }: SeenPeriod) {
  const gateway = useGateway();
  const { timeZone } = usePortal();
  const [machine] = useState(() =>
    listMachine<SeenPerson, Query, Facts>().provide({
      actors: {
        fetchPage: fromPromise<ListPage<SeenPerson, Facts>, { query: Query; cursor: string | null }>(
          async ({ input: { query, cursor }, signal }) => {
            const { search: _search, ...asked } = query;
            const { seenPeople } = await gateway.request(
              SeenPeopleDocument,
              { ...asked, after: cursor, timeZone },
              { signal },
            );
            const { people: rows, nextCursor, accountName, wholeExports } = seenPeople;
            return { rows, nextCursor, pages: null, counts: { accountName, wholeExports } };
          },
        ),
      },
      actions: { showNotice: notifyBy },
    }),
  );
  const [snapshot, send, actor] = useMachine(machine, {
    input: { query: { search: '', accountId, fromDate, toDate } },
  });
  useEffect(() => {
    const { query } = actor.getSnapshot().context;
    const isSame = query.accountId === accountId && query.fromDate === fromDate && query.toDate === toDate;
    if (!isSame) actor.send({ type: 'query.changed', query: { search: '', accountId, fromDate, toDate } });
  }, [actor, accountId, fromDate, toDate]);
  return { snapshot, send };
}

export type SeenPeopleList = ReturnType<typeof useSeenPeople>;
