import { CompanyChooser } from '../app/records/company-chooser.tsx';
import { useAccess } from '../app/session/session-context.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { ProjectsPanel } from './projects-panel.tsx';

/** /projects: one's own organisation's. */
export default function ProjectsPage() {
  const company = useAccess().info.company;
  return (
    <>
      <PageHead title="Projects" subtitle={`What ${company?.name ?? 'your company'} books people for`} />
      <CompanyChooser tab="projects" />
      {company ? <ProjectsPanel orgId={company.id} isAllowed /> : null}
    </>
  );
}
