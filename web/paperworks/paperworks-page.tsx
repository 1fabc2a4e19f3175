import { CompanyChooser } from '../app/records/company-chooser.tsx';
import { useAccess } from '../app/session/session-context.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { PaperworksPanel } from './paperworks-panel.tsx';

/** /paperworks: one's own organisation's, for everybody to read and for those with the flag to keep. */
export default function PaperworksPage() {
  const { info, permissions } = useAccess();
  const { company } = info;
  return (
    <>
      <PageHead title="Paperwork" subtitle={`Forms of ${company?.name ?? 'your company'} that candidates fill in`} />
      <CompanyChooser tab="paperworks" />
      {company ? <PaperworksPanel orgId={company.id} isAllowed={permissions.includes('paperworks')} /> : null}
    </>
  );
}
