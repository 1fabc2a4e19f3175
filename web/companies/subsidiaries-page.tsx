import { useLocation } from 'wouter';
import { CompanyChooser } from '../app/records/company-chooser.tsx';
import { useAccess } from '../app/session/session-context.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { SubsidiaryPanel } from './subsidiary-panel.tsx';

/** /subsidiaries and /my/subsidiaries: one's own company's; the latter to edit only. */
export default function SubsidiariesPage() {
  const [path] = useLocation();
  const company = useAccess().info.company;
  const isMine = path.startsWith('/my/');
  return (
    <>
      <PageHead
        title={isMine ? 'My Subsidiaries' : 'Subsidiaries'}
        subtitle={`Sites of ${company?.name ?? 'your company'} that bookings are made for`}
      />
      <CompanyChooser tab="subsidiary" />
      {company ? <SubsidiaryPanel orgId={company.id} mode={isMine ? 'edit' : 'manage'} /> : null}
    </>
  );
}
