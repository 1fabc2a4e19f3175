import { useState } from 'react';
import type { BulkAction } from '../../../machines/bulk-change/bulk-change.types.ts';
import { Button } from '../../ui/button.tsx';
import { FloatingBar } from '../list/floating-bar.tsx';
import { BulkDialog, UndoButton } from './bulk-dialog.tsx';
import { outcomeText } from './bulk-labels.ts';
import { useBulkChange } from './use-bulk-change.ts';

type BulkChangeProps = {
  action: BulkAction;
  candidateIds: readonly string[];
  /** Other rows are selected by now, and have their bar. */
  isSecond: boolean;
  onChanged: () => void;
  onClose: () => void;
};

/** A change of the bookings that were chosen: its dialog, and once that is closed a bar to undo it as long as it can be. */
export default function BulkChange({ action, candidateIds, isSecond, onChanged, onClose }: BulkChangeProps) {
  const { snapshot, send } = useBulkChange(action, candidateIds, onChanged);
  const [isOpen, setOpen] = useState(true);
  const { change } = snapshot.context;
  const isUndoable = snapshot.matches('undoable') || snapshot.matches('undoing');
  return (
    <>
      <BulkDialog
        {...{ send, open: isOpen }}
        state={snapshot}
        onClose={() => {
          setOpen(false);
          if (!isUndoable) onClose();
        }}
      />
      {!isOpen && change && snapshot.hasTag('done') ? (
        <FloatingBar isSecond={isSecond} aria-label="Changed bookings">
          <b className="font-strong" role="status">
            {outcomeText(action, change.rows)}
          </b>
          <UndoButton {...{ send }} state={snapshot} />
          <Button look="quiet" onClick={() => setOpen(true)}>
            Show
          </Button>
          <Button look="quiet" onClick={onClose}>
            Dismiss
          </Button>
        </FloatingBar>
      ) : null}
    </>
  );
}
