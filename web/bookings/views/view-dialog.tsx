import { CalendarPlus, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { BookingsQuery } from '../../../machines/booking-list-view/list-query.ts';
import { renameViewForm, saveViewForm, type ViewName } from '../../../machines/forms/view-forms.ts';
import type { ListColumn } from '../../../machines/rules/booking/list-columns.ts';
import { FormBox, RefusalLine, useForm } from '../../app/forms/form.tsx';
import { messageFor } from '../../app/messages.ts';
import { ConfirmedAction } from '../../app/records/confirmed-action.tsx';
import { useGateway } from '../../app/session/session-context.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { TextInput } from '../../ui/fields/inputs.tsx';
import { Checkbox } from '../../ui/fields/switches.tsx';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import { DeleteListViewDocument, RenameListViewDocument } from './list-views.documents.ts';
import { type SavedView, saveView, type ViewedColumns } from './list-views.ts';

const FeedsDialog = lazyPart(() => import('../../app/calendar-feeds/feeds-dialog.tsx'));

const MOST_LETTERS = 60;

type ViewDialogProps = {
  isOpen: boolean;
  views: readonly SavedView[];
  /** The list's present query. */
  asks: BookingsQuery;
  columns: ViewedColumns;
  /** With the columns that it brings, [] without any. */
  onSaved: (columns: readonly ListColumn[]) => void;
  onChanged: () => void;
  onClose: () => void;
};

/** Saves what the list shows under a name; renames and deletes what was saved. */
export function ViewDialog({ isOpen, views, asks, columns, onSaved, onChanged, onClose }: ViewDialogProps) {
  const gateway = useGateway();
  const [renamed, setRenamed] = useState<SavedView | null>(null);
  const [isCalendar, setCalendar] = useState(false);
  const [deleted, setDeleted] = useState<SavedView | null>(null);
  const changed = () => {
    setRenamed(null);
    onChanged();
  };
  if (isCalendar) return <FeedsDialog onClose={() => setCalendar(false)} />;
  if (deleted) {
    return (
      <ConfirmedAction
        question={`Delete the view ‘${deleted.name}’?`}
        consequence="The bookings in it stay. Links to it open without its search words."
        findEffects={async () => []}
        act={() => gateway.request(DeleteListViewDocument, { id: deleted.id })}
        verb="Delete view"
        verbing="Deleting…"
        words={{ done: 'View deleted.', failed: 'The view could not be deleted.' }}
        danger
        onClose={({ isDone }) => {
          setDeleted(null);
          if (isDone) changed();
        }}
      />
    );
  }
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={renamed ? `Rename ‘${renamed.name}’` : 'Save this view'}
      text={renamed ? null : 'Its filter, search and order, for you alone.'}
      actions={null}
    >
      <NameForm
        key={renamed?.id ?? 'new'}
        renamed={renamed}
        asks={asks}
        columns={columns}
        onSaved={(kept) => {
          changed();
          if (renamed) return;
          onSaved(kept);
          onClose();
        }}
        onCancel={renamed ? () => setRenamed(null) : onClose}
      />
      {views.length > 0 && !renamed ? (
        <>
          <h3 className="font-strong mt-4">Saved views</h3>
          <ul className="mt-1 grid max-h-60 overflow-y-auto">
            {views.map((view) => (
              <li key={view.id} className="flex min-h-9 items-center gap-1 border-t border-border">
                <span className="min-w-0 flex-1 overflow-hidden text-ellipsis">{view.name}</span>
                <IconButton label={`Rename ${view.name}`} small onClick={() => setRenamed(view)}>
                  <Pencil />
                </IconButton>
                <IconButton label={`Delete ${view.name}`} small onClick={() => setDeleted(view)}>
                  <Trash2 />
                </IconButton>
              </li>
            ))}
          </ul>
          <Button size="sm" className="mt-2" icon={<CalendarPlus />} onClick={() => setCalendar(true)}>
            Calendar addresses
          </Button>
        </>
      ) : null}
    </Dialog>
  );
}

type NameFormProps = {
  renamed: SavedView | null;
  asks: BookingsQuery;
  columns: ViewedColumns;
  onSaved: (columns: readonly ListColumn[]) => void;
  onCancel: () => void;
};

function NameForm({ renamed, asks, columns, onSaved, onCancel }: NameFormProps) {
  const gateway = useGateway();
  const [machine] = useState(() => (renamed ? renameViewForm : saveViewForm)(messageFor));
  const form = useForm<ViewName, readonly ListColumn[]>(
    machine,
    { name: renamed?.name ?? '', withColumns: columns.ofView.length > 0 },
    {
      save: async ({ name, withColumns }) => {
        const kept = withColumns ? columns.shown : [];
        if (renamed) await gateway.request(RenameListViewDocument, { id: renamed.id, name: name.trim() });
        else await saveView(gateway, name.trim(), { ...asks, columns: kept });
        return kept;
      },
      onSaved,
    },
  );
  const withColumns = form.field('withColumns');
  return (
    <FormBox form={form} label={renamed ? 'Rename view' : 'Save view'} className="grid gap-3 mt-3">
      <Field label="Name" error={form.errors['name']}>
        <TextInput {...form.field('name')} maxLength={MOST_LETTERS} autoComplete="off" autoFocus />
      </Field>
      {renamed ? null : (
        <Checkbox className="max-sm:hidden" checked={withColumns.value} onValue={withColumns.onValue}>
          With the columns that are shown now
        </Checkbox>
      )}
      <RefusalLine form={form} />
      <div className="flex items-center gap-2 justify-end">
        <Button look="quiet" onClick={() => form.leaveFor(onCancel)}>
          Cancel
        </Button>
        <Button type="submit" look="primary" busy={form.isBusy ? 'Saving…' : null}>
          {renamed ? 'Rename' : 'Save view'}
        </Button>
      </div>
    </FormBox>
  );
}
