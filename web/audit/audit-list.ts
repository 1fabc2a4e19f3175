import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { type ListPage, listMachine } from '../../machines/list/list.machine.ts';
import type { Gateway } from '../app/api/gateway-client.ts';
import { useMachine } from '../app/machines/use-machine.ts';
import type { AuditEntriesQuery } from '../generated/graphql.ts';
import { notifyBy } from '../ui/feedback/toasts.ts';
import { AuditEntriesDocument } from './audit.documents.ts';

type Answer = AuditEntriesQuery['auditEntries'];
export type AuditRow = Answer['entries'][number];
export type AuditPeople = Pick<Answer, 'people' | 'hasMorePeople'>;

/** Typed and chosen values; '' is no filter. Days are 'YYYY-MM-DD'. */
export const NO_SEARCH = { person: '', account: '', company: '', action: '', fromDate: '', toDate: '' };
export type AuditSearch = typeof NO_SEARCH;
/** One candidate alone and one account alone, where a row was followed. */
export type AuditFilter = AuditSearch & { candidateId: string; accountId: string };
type AuditQuery = { readonly search: string; readonly filter: AuditFilter };

/** Only what is filled, as the gateway takes it. */
export const nonEmptyFilter = (filter: AuditFilter) =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));

/** The audit on the list machine; a changed filter is requested at once. */
export function useAuditList(gateway: Gateway, timeZone: string, filter: AuditFilter) {
  const [machine] = useState(() =>
    listMachine<AuditRow, AuditQuery, AuditPeople>().provide({
      actors: {
        fetchPage: fromPromise<ListPage<AuditRow, AuditPeople>, { query: AuditQuery; cursor: string | null }>(
          async ({ input: { query, cursor }, signal }) => {
            const variables = { filter: nonEmptyFilter(query.filter), after: cursor, timeZone };
            const { auditEntries: page } = await gateway.request(AuditEntriesDocument, variables, { signal });
            const { entries: rows, nextCursor, people, hasMorePeople } = page;
            return { rows, nextCursor, pages: null, counts: { people, hasMorePeople } };
          },
        ),
      },
      actions: { showNotice: notifyBy },
    }),
  );
  const [snapshot, send, actor] = useMachine(machine, { input: { query: { search: '', filter } } });
  const ask = (next: AuditFilter) => send({ type: 'query.changed', query: { search: '', filter: next } });
  const filterKey = JSON.stringify(filter);
  useEffect(() => {
    if (filterKey === JSON.stringify(actor.getSnapshot().context.query.filter)) return;
    actor.send({ type: 'query.changed', query: { search: '', filter: JSON.parse(filterKey) } });
  }, [actor, filterKey]);
  return { snapshot, send, ask };
}

export type AuditList = ReturnType<typeof useAuditList>;
