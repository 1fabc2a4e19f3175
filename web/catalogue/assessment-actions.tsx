import { ConfirmedAction } from '../app/records/confirmed-action.tsx';
import { useGateway } from '../app/session/session-context.tsx';
import { Button } from '../ui/button.tsx';
import { pluralize } from '../ui/date-format.ts';
import type { CatalogueAssessment } from './assessment-dialogs.tsx';
import { DeleteAssessmentDocument, SwitchAssessmentDocument } from './assessments.documents.ts';
import type { OpenAssessment } from './assessments-page.tsx';

type ActionProps = { row: CatalogueAssessment; onClose: (outcome: { isDone: boolean }) => void };

/** One that packages have is switched off instead of deleted. */
export function AssessmentActions({
  row,
  onOpen,
}: {
  row: CatalogueAssessment;
  onOpen: (open: OpenAssessment) => void;
}) {
  const name = <span className="sr-only"> {row.name}</span>;
  return (
    <>
      <Button size="sm" onClick={() => onOpen({ what: 'edit', row })}>
        Edit{name}
      </Button>
      {row.isActive ? null : (
        <Button size="sm" onClick={() => onOpen({ what: 'switch', row })}>
          Activate{name}
        </Button>
      )}
      {row.isActive && row.packages > 0 ? (
        <Button size="sm" look="danger-quiet" onClick={() => onOpen({ what: 'switch', row })}>
          Deactivate{name}
        </Button>
      ) : null}
      {row.packages === 0 ? (
        <Button size="sm" look="danger-quiet" onClick={() => onOpen({ what: 'delete', row })}>
          Delete{name}
        </Button>
      ) : null}
    </>
  );
}

/** Takes an assessment out of what packages are made of, or back in. */
export function SwitchAssessment({ row: { id, name, isActive, packages, updatedAt }, onClose }: ActionProps) {
  const gateway = useGateway();
  const verb = isActive ? 'Deactivate' : 'Activate';
  const kept = `${pluralize(packages, 'package')} that ${packages === 1 ? 'has it keeps' : 'have it keep'} it.`;
  return (
    <ConfirmedAction
      question={`${verb} ${name}?`}
      consequence={isActive ? `No other package can be given it. ${kept}` : 'Packages can be given it again.'}
      findEffects={async () => []}
      act={(signal) => gateway.request(SwitchAssessmentDocument, { id, isActive: !isActive, updatedAt }, { signal })}
      verb={verb}
      verbing={isActive ? 'Deactivating…' : 'Activating…'}
      words={{ done: 'Assessment saved', failed: 'Update error! Please try again.' }}
      danger={isActive}
      onClose={onClose}
    />
  );
}

/** Deletes an assessment that no package has; where one was given it meanwhile, the service says so. */
export function DeleteAssessment({ row: { id, name }, onClose }: ActionProps) {
  const gateway = useGateway();
  return (
    <ConfirmedAction
      question={`Delete ${name}?`}
      consequence="No package has it. It cannot be brought back."
      findEffects={async () => []}
      act={(signal) => gateway.request(DeleteAssessmentDocument, { id }, { signal })}
      verb="Delete"
      verbing="Deleting…"
      words={{ done: 'Assessment deleted', failed: 'Update error! Please try again.' }}
      danger
      onClose={onClose}
    />
  );
}
