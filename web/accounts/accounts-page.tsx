import { useAccess, useIsProvider } from '../app/session/session-context.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { AccountsPanel } from './accounts-panel.tsx';

/** /booking-account: who signs in for one's own organisation. */
export default function AccountsPage() {
  const { permissions, info } = useAccess();
  const isProvider = useIsProvider();
  return (
    <>
      <PageHead
        title="Booking Account"
        subtitle={
          isProvider ? 'Administrators of the portal' : `Who signs in for ${info.company?.name ?? 'your company'}`
        }
      />
      {info.company ? (
        <AccountsPanel
          orgId={info.company.id}
          isAllowed={permissions.includes(isProvider ? 'admin_accounts' : 'accounts')}
        />
      ) : null}
    </>
  );
}
