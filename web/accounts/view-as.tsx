import { useRef } from 'react';
import { permissionLabel } from '../../machines/rules/access/permission-groups.ts';
import type { OrganisationKind } from '../../machines/rules/access/usable-permissions.ts';
import { type VisiblePage, visiblePages } from '../../machines/rules/access/view-as.ts';
import { messageFor } from '../app/messages.ts';
import { StatePill } from '../app/records/entity-table.tsx';
import { useRecord } from '../app/records/use-record.ts';
import { useGateway } from '../app/session/session-context.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { SkeletonRows } from '../ui/feedback/skeleton.tsx';
import { Banner } from '../ui/feedback/states.tsx';
import type { AccountRow } from './account-dialogs.tsx';
import { AccountPermissionsDocument } from './accounts.documents.ts';
import { flagsOf } from './role-flags.ts';

type ViewAsProps = { orgId: string; orgKind: OrganisationKind; account: AccountRow; onClose: () => void };

/** The pages that an account sees, and the rule that hides each of the others. Nothing is requested in its name. */
export function ViewAs({ orgId, orgKind, account, onClose }: ViewAsProps) {
  const gateway = useGateway();
  const { data, failure, retry } = useRecord('permissions', async (signal) => {
    const variables = { org: orgId, accountId: account.id };
    return (await gateway.request(AccountPermissionsDocument, variables, { signal })).accountPermissions;
  });
  // Reading starts at the top; the only control is at the end.
  const start = useRef<HTMLParagraphElement>(null);
  const held = flagsOf(data?.find(({ org }) => org === orgId)?.permissions ?? []);
  const seen = data ? visiblePages(held, orgKind) : null;
  return (
    <Dialog
      open
      isWide
      initialFocus={start}
      onClose={onClose}
      title={`What ${account.contactPerson || account.username} sees`}
      text="By the account’s permissions as they are now. You stay signed in as yourself."
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <p ref={start} tabIndex={-1} className="mt-3">
        {seen ? `After signing in it lands on ${seen.landing}.` : 'Checking what its permissions open.'}
      </p>
      {failure ? <Banner tone="bad" title={messageFor(failure)} onRetry={retry} retryWhat="permissions" /> : null}
      {seen ? (
        <div className="mt-3 grid gap-4">
          {account.active ? null : <Banner tone="warn" title="The account is inactive: it cannot sign in at all." />}
          <VisibleList title="Menu" entries={seen.menu} open="Shown" closed="Hidden" />
          <VisibleList title="Pages" entries={seen.pages} open="Opens" closed="Access Denied" />
        </div>
      ) : failure ? null : (
        <SkeletonRows rows={4} label="Loading permissions" />
      )}
    </Dialog>
  );
}

type ListProps = { title: string; entries: readonly VisiblePage[]; open: string; closed: string };

function VisibleList({ title, entries, open, closed }: ListProps) {
  return (
    <section>
      <h3 className="font-strong">{title}</h3>
      <ul className="mt-1.5 rounded-md border border-border">
        {entries.map(({ name, isOpen, needs }) => (
          <li
            key={name}
            className="flex flex-wrap justify-between gap-x-3 gap-y-0.5 border-border px-3 py-1.5 text-sm wrap-anywhere not-first:border-t"
          >
            <span>{name}</span>
            <StatePill on={isOpen}>
              {isOpen ? open : `${closed}: needs ${needs.map(permissionLabel).join(' or ')}`}
            </StatePill>
          </li>
        ))}
      </ul>
    </section>
  );
}
