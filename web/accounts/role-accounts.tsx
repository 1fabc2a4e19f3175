import { useId } from 'react';
import { formatCount } from '../../machines/rules/text/format-count.ts';
import { messageFor } from '../app/messages.ts';
import { useRecord } from '../app/records/use-record.ts';
import { useGateway } from '../app/session/session-context.tsx';
import type { RolesQuery } from '../generated/graphql.ts';
import { pluralize } from '../ui/date-format.ts';
import { SkeletonRows } from '../ui/feedback/skeleton.tsx';
import { Banner } from '../ui/feedback/states.tsx';
import { RoleAccountsDocument } from './roles.documents.ts';

export type RoleRow = RolesQuery['roles'][number];

/** The accounts that follow a role, and the effect of a change on each of them. */
export function RoleAccounts({ role, change }: { role: RoleRow; change: string }) {
  const gateway = useGateway();
  const heading = useId();
  const { data, failure, retry } = useRecord('accounts', async (signal) => {
    return (await gateway.request(RoleAccountsDocument, { id: role.id }, { signal })).roleAccounts;
  });
  return (
    <section className="grid gap-2 rounded-md border border-border p-3" aria-labelledby={heading}>
      <h3 id={heading} className="font-[550]">
        {pluralize(data?.total ?? role.accounts ?? 0, 'account')} with this role
      </h3>
      <p aria-live="polite">{change === 'No permission changes.' ? change : `Each of them: ${change}`}</p>
      {failure ? <Banner tone="bad" title={messageFor(failure)} onRetry={retry} retryWhat="accounts" /> : null}
      {data ? (
        <ul className="grid max-h-48 gap-1 overflow-y-auto text-sm">
          {data.accounts.map(({ id, name, orgName }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-3 wrap-anywhere">
              <span>{name}</span>
              <span className="text-text-2">{orgName}</span>
            </li>
          ))}
          {data.total > data.accounts.length ? (
            <li className="text-text-2">and {formatCount(data.total - data.accounts.length)} more</li>
          ) : null}
        </ul>
      ) : failure ? null : (
        <SkeletonRows rows={3} label="Loading accounts" />
      )}
    </section>
  );
}
