import { Button } from '../ui/button.tsx';

type EntryActionsProps = { name: string; onEdit: () => void; onDelete: () => void };

/** Editing and deleting an entry of a list, read out with its name. */
export const EntryActions = ({ name, onEdit, onDelete }: EntryActionsProps) => (
  <>
    <Button size="sm" onClick={onEdit}>
      Edit<span className="sr-only"> {name}</span>
    </Button>
    <Button size="sm" look="danger-quiet" onClick={onDelete}>
      Delete<span className="sr-only"> {name}</span>
    </Button>
  </>
);
