import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ConfirmedAction } from '../app/records/confirmed-action.tsx';
import type { EntityList } from '../app/records/entity-list.ts';
import { type EntityColumn, EntityPanel, type Nouns } from '../app/records/entity-panel.tsx';
import { Button } from '../ui/button.tsx';
import { EntryActions } from './entry-actions.tsx';

type NamedEntry = { id: string; name: string };
type Open<Row> = { what: 'add' } | { what: 'edit' | 'delete'; row: Row } | null;
type Close = (isChanged: boolean) => void;

type PanelProps<Row extends NamedEntry> = {
  list: EntityList<Row>;
  nouns: Nouns;
  columns: readonly EntityColumn<Row>[];
  hasStatus?: boolean;
  emptyWords: string;
  /** Adding, editing and deleting. */
  isAllowed: boolean;
  add: (close: Close) => ReactNode;
  edit: (row: Row, close: Close) => ReactNode;
  remove: (id: string, signal: AbortSignal) => Promise<unknown>;
  /** The snackbars of deleting. */
  removeWords: { done: string; failed: string };
};

/** Named choices of a company's bookings: listed, added, edited and deleted, each in a dialog over the list. */
export function NamedEntriesPanel<Row extends NamedEntry>(props: PanelProps<Row>) {
  const { list, nouns, columns, hasStatus = false, emptyWords, isAllowed, add, edit } = props;
  const [open, setOpen] = useState<Open<Row>>(null);
  const close = (isChanged: boolean) => {
    setOpen(null);
    if (isChanged) list.refresh();
  };
  const actionsOf = (row: Row) => (
    <EntryActions
      name={row.name}
      onEdit={() => setOpen({ what: 'edit', row })}
      onDelete={() => setOpen({ what: 'delete', row })}
    />
  );
  return (
    <>
      <EntityPanel
        list={list}
        nouns={nouns}
        columns={columns}
        hasStatus={hasStatus}
        emptyWords={emptyWords}
        idOf={({ id }) => id}
        actionsOf={isAllowed ? actionsOf : undefined}
        add={
          isAllowed ? (
            <Button look="primary" icon={<Plus />} onClick={() => setOpen({ what: 'add' })}>
              Add {nouns.one}
            </Button>
          ) : null
        }
      />
      {open?.what === 'add' ? add(close) : null}
      {open?.what === 'edit' ? edit(open.row, close) : null}
      {open?.what === 'delete' ? <DeleteEntry {...props} {...open} close={close} /> : null}
    </>
  );
}

type DeleteProps<Row extends NamedEntry> = Pick<PanelProps<Row>, 'remove' | 'removeWords'> & { row: Row; close: Close };

function DeleteEntry<Row extends NamedEntry>({ row: { id, name }, remove, removeWords, close }: DeleteProps<Row>) {
  return (
    <ConfirmedAction
      question={`Delete ${name}?`}
      consequence="Bookings that have it keep its name. It cannot be chosen for new bookings."
      findEffects={async () => []}
      act={(signal) => remove(id, signal)}
      verb="Delete"
      verbing="Deleting…"
      words={removeWords}
      danger
      onClose={({ isDone }) => close(isDone)}
    />
  );
}
