import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { type ListPage, listMachine } from '../../machines/list.machine.ts';
import { isSameValue } from '../../machines/same-value.ts';
import type { Gateway } from '../gateway-client.ts';
import type { AuditEntriesQuery } from '../generated/graphql.ts';
import { useMachine } from '../tap/use-machine.ts';
import { notify } from '../ui/snacks.ts';
import { AuditEntriesDocument } from './audit.documents.ts';

type Answer = AuditEntriesQuery['auditEntries'];
export type AuditRow = Answer['entries'][number];
export type AuditPeople = Pick<Answer, 'people' | 'hasMorePeople'>;

/** What is searched for; '' is no filter. Days are 'YYYY-MM-DD'. */
export type AuditFilter = {
  readonly person: string;
  readonly candidateId: string;
  readonly account: string;
  readonly accountId: string;
  readonly company: string;
  readonly action: string;
  readonly fromDate: string;
  readonly toDate: string;
};
type AuditQuery = { readonly search: string; readonly filter: AuditFilter };

/** Only what is filled, as the gateway takes it. */
export const askedFilter = (filter: AuditFilter) =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));

/** The audit on the list machine; another filter is asked for at once. */
export function useAuditList(gateway: Gateway, timeZone: string, filter: AuditFilter) {
  const [machine] = useState(() =>
    listMachine<AuditRow, AuditQuery, AuditPeople>().provide({
      actors: {
        fetchPage: fromPromise<ListPage<AuditRow, AuditPeople>, { query: AuditQuery; cursor: string | null }>(
          async ({ input: { query, cursor }, signal }) => {
            const variables = { filter: askedFilter(query.filter), after: cursor, timeZone };
            const { auditEntries: page } = await gateway.request(AuditEntriesDocument, variables, { signal });
            const { entries: rows, nextCursor, people, hasMorePeople } = page;
            return { rows, nextCursor, pages: null, counts: { people, hasMorePeople } };
          },
        ),
      },
      actions: { showNotice: (_, notice) => notify(notice) },
    }),
  );
  const [snapshot, send] = useMachine(machine, { input: { query: { search: '', filter } } });
  useEffect(() => {
    send({ type: 'query.changed', query: { search: '', filter } });
  }, [send, filter]);
  return { snapshot, send };
}

export type AuditList = ReturnType<typeof useAuditList>;

export const isSameFilter = (one: AuditFilter, other: AuditFilter) => isSameValue(one, other);
