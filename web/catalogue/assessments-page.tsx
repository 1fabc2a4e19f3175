import { Plus } from 'lucide-react';
import { useState } from 'react';
import { toPortalError } from '../../machines/lib/portal-error.ts';
import { formatPrice } from '../../machines/rules/booking/price.ts';
import { formatCount } from '../../machines/rules/text/format-count.ts';
import { messageFor } from '../app/messages.ts';
import { useEntityList } from '../app/records/entity-list.ts';
import { type EntityColumn, EntityPanel } from '../app/records/entity-panel.tsx';
import { ActivePill, Named } from '../app/records/entity-table.tsx';
import { useGateway, useIsProvider } from '../app/session/session-context.tsx';
import { Button } from '../ui/button.tsx';
import { Banner } from '../ui/feedback/states.tsx';
import { notify } from '../ui/feedback/toasts.ts';
import { PageHead } from '../ui/page-head.tsx';
import type { OpenAssessment } from './assessment-actions.tsx';
import { AssessmentActions, DeleteAssessment, SwitchAssessment } from './assessment-actions.tsx';
import { AddAssessment, EditAssessment } from './assessment-dialogs.tsx';
import type { CatalogueAssessment } from './assessment-effects.tsx';
import { type AssessmentMove, movesOf } from './assessment-moves.ts';
import { CatalogueDocument, MoveAssessmentDocument } from './assessments.documents.ts';
import { ServicesDialog } from './services-dialog.tsx';
import { UsualAssessments } from './usual-assessments.tsx';

const columns: readonly EntityColumn<CatalogueAssessment>[] = [
  { name: 'Assessment', width: 32, of: ({ name, preparation }) => <Named name={name} second={preparation} /> },
  { name: 'Category', width: 16, of: ({ category }) => category },
  { name: 'Takes', of: ({ minutes }) => `${minutes} minutes` },
  {
    name: 'Price without GST',
    isForDesk: true,
    of: ({ priceCents }) => (typeof priceCents === 'number' ? formatPrice(priceCents) : 'None'),
  },
  { name: 'Packages', isForDesk: true, of: ({ packages }) => formatCount(packages) },
  { name: 'Status', of: ({ isActive }) => <ActivePill active={isActive} /> },
];

/** /assessments: what clinics can do, which packages are made of. */
export default function AssessmentsPage() {
  const isProvider = useIsProvider();
  const [areServicesOpen, setServicesOpen] = useState(false);
  return (
    <>
      <PageHead
        title="Assessments"
        subtitle="What clinics can do, and packages are made of"
        actions={isProvider ? <Button onClick={() => setServicesOpen(true)}>Services</Button> : null}
      />
      {areServicesOpen ? <ServicesDialog onClose={() => setServicesOpen(false)} /> : null}
      {isProvider ? (
        <Catalogue />
      ) : (
        <div className="px-4 sm:px-6">
          <Banner tone="info" title="Assessments are not changed here.">
            They are the same for every company, and the provider keeps them.
          </Banner>
        </div>
      )}
    </>
  );
}

function Catalogue() {
  const gateway = useGateway();
  const [open, setOpen] = useState<OpenAssessment>(null);
  const list = useEntityList<CatalogueAssessment>({
    changes: ['assessment', 'service'],
    fetchPage: async ({ search, status }, page, call) => {
      const variables = { search, active: status === 'active', page };
      const { catalogue } = await gateway.request(CatalogueDocument, variables, call);
      return {
        rows: catalogue.assessments,
        page: catalogue.page,
        pages: catalogue.pages ?? null,
        total: catalogue.total ?? null,
      };
    },
  });
  const close = (isChanged: boolean) => {
    setOpen(null);
    if (isChanged) list.refresh();
  };
  const { rows, query } = list.snapshot.context;
  const move = async (row: CatalogueAssessment, { before }: AssessmentMove) => {
    try {
      await gateway.request(MoveAssessmentDocument, { id: row.id, before });
      notify({ tone: 'good', text: `${row.name} moved` });
    } catch (thrown) {
      notify({ tone: 'bad', text: messageFor(toPortalError(thrown)) });
    }
    list.refresh();
  };
  const canMove = query.search === '' && query.status === 'active';
  const categories = [...new Set(rows.map(({ category }) => category))];
  return (
    <>
      <EntityPanel
        list={list}
        nouns={{ one: 'assessment', many: 'assessments' }}
        firstStep="assessments"
        columns={columns}
        idOf={({ id }) => id}
        hasStatus
        emptyWords="An assessment is one thing that a clinic does, such as audiometry."
        emptyActions={query.status === 'active' ? <UsualAssessments onAdded={list.refresh} /> : null}
        actionsOf={(row) => (
          <AssessmentActions
            row={row}
            moves={canMove ? movesOf(rows, row) : null}
            onMove={(moved, to) => void move(moved, to)}
            onOpen={setOpen}
          />
        )}
        add={
          <Button look="primary" icon={<Plus />} onClick={() => setOpen({ what: 'add' })}>
            Add assessment
          </Button>
        }
      />
      {open?.what === 'add' ? <AddAssessment categories={categories} onClose={close} /> : null}
      {open?.what === 'edit' ? <EditAssessment record={open.row} categories={categories} onClose={close} /> : null}
      {open?.what === 'switch' ? <SwitchAssessment row={open.row} onClose={({ isDone }) => close(isDone)} /> : null}
      {open?.what === 'delete' ? <DeleteAssessment row={open.row} onClose={({ isDone }) => close(isDone)} /> : null}
    </>
  );
}
