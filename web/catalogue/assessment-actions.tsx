import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { ConfirmedAction } from '../app/records/confirmed-action.tsx';
import { useGateway } from '../app/session/session-context.tsx';
import { Button } from '../ui/button.tsx';
import { pluralize } from '../ui/date-format.ts';
import type { CatalogueAssessment } from './assessment-effects.tsx';
import type { AssessmentMove, movesOf } from './assessment-moves.ts';
import { DeleteAssessmentDocument, SwitchAssessmentDocument } from './assessments.documents.ts';

export type OpenAssessment = { what: 'add' } | { what: 'edit' | 'switch' | 'delete'; row: CatalogueAssessment } | null;

type ActionProps = { row: CatalogueAssessment; onClose: (outcome: { isDone: boolean }) => void };

/** One that packages have is switched off instead of deleted. */
export function AssessmentActions({
  row,
  moves,
  onMove,
  onOpen,
}: {
  row: CatalogueAssessment;
  /** Null while a search leaves rows out, whose places are not visible. */
  moves: ReturnType<typeof movesOf> | null;
  onMove: (row: CatalogueAssessment, move: AssessmentMove) => void;
  onOpen: (open: OpenAssessment) => void;
}) {
  const name = <span className="sr-only"> {row.name}</span>;
  return (
    <>
      {moves && (moves.up || moves.down) ? (
        <>
          <MoveButton move={moves.up} icon={<ArrowUp />} onMove={(move) => onMove(row, move)}>
            Move up{name}
          </MoveButton>
          <MoveButton move={moves.down} icon={<ArrowDown />} onMove={(move) => onMove(row, move)}>
            Move down{name}
          </MoveButton>
        </>
      ) : null}
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

type MoveButtonProps = {
  move: AssessmentMove | null;
  icon: ReactNode;
  onMove: (move: AssessmentMove) => void;
  children: ReactNode;
};

/** Stays where it is at the end of a category, so that the focus does. */
const MoveButton = ({ move, icon, onMove, children }: MoveButtonProps) => (
  <Button size="sm" look="quiet" icon={icon} aria-disabled={move === null} onClick={() => move && onMove(move)}>
    <span className="sr-only">{children}</span>
  </Button>
);

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
