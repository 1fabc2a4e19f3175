import { CompanyChooser } from '../app/records/company-chooser.tsx';
import { useAccess } from '../app/session/session-context.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { PositionsPanel } from './positions-panel.tsx';

/** /positions: one's own organisation's. */
export default function PositionsPage() {
  const company = useAccess().info.company;
  return (
    <>
      <PageHead title="Positions" subtitle={`What people of ${company?.name ?? 'your company'} are employed as`} />
      <CompanyChooser tab="positions" />
      {company ? <PositionsPanel orgId={company.id} isAllowed /> : null}
    </>
  );
}
