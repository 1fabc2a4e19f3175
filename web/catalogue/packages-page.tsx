import { useAccess, useIsProvider } from '../app/session/session-context.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { PackagesPanel } from './packages-panel.tsx';

/** /packages: at the provider those for every company, at a company what it is offered. */
export default function PackagesPage() {
  const { company } = useAccess().info;
  const isProvider = useIsProvider();
  return (
    <>
      <PageHead
        title="Packages"
        subtitle={isProvider ? 'What every company can book' : `What ${company?.name ?? 'your company'} can book`}
      />
      <PackagesPanel orgId={null} isAllowed />
    </>
  );
}
