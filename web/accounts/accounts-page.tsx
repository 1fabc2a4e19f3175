import { useAccess, useIsProvider } from '../app/session/session-context.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { AccountsPanel } from './accounts-panel.tsx';

/** /booking-account: who signs in for one's own organisation. */
export default function AccountsPage() {
  const { permissions, info } = useAccess();
  const isProvider = useIsProvider();
  const isAllowed = permissions.includes(isProvider ? 'admin_accounts' : 'accounts');
  return (
    <>
      <PageHead
        title="Booking Account"
        subtitle={
          isProvider ? 'Administrators of the portal' : `Who signs in for ${info.company?.name ?? 'your company'}`
        }
      />
      {isProvider && !isAllowed ? (
        <EmptyState title="You may not see these accounts">
          Your account lacks the permission “Admin accounts”. Ask an administrator for it.
        </EmptyState>
      ) : info.company ? (
        <AccountsPanel orgId={info.company.id} isAllowed={isAllowed} />
      ) : null}
    </>
  );
}
