import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { FloatingBar } from '../list/floating-bar.tsx';
import { BulkDialog, UndoButton } from './bulk-dialog.tsx';
import { outcomeText } from './bulk-labels.ts';
import type { BulkRequest } from './undoable-change.ts';
import { clearUndoable } from './undoable-change.ts';
import { type SendBulk, useBulkChange } from './use-bulk-change.ts';

type BulkChangeProps = BulkRequest & {
  /** Other rows are selected by now, and have their bar. */
  isSecond: boolean;
  onChanged: () => void;
  onClose: () => void;
};

/** A change of the bookings that were chosen: its dialog, and once that is closed a bar to undo it as long as it can be. */
export default function BulkChange({ isSecond, onChanged, onClose, ...asked }: BulkChangeProps) {
  const { snapshot, send } = useBulkChange(asked, onChanged);
  const { action } = asked;
  const [isOpen, setOpen] = useState(asked.changeId === undefined);
  const isGone = snapshot.matches('gone');
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isGone) close();
  }, [isGone]);
  const dismiss = () => {
    clearUndoable();
    onClose();
  };
  const { change } = snapshot.context;
  const isUndoable = snapshot.matches('undoable') || snapshot.matches('undoing');
  return (
    <>
      {isOpen || change ? (
        <BulkDialog
          send={send}
          open={isOpen}
          state={snapshot}
          onClose={() => {
            setOpen(false);
            if (!isUndoable) onClose();
          }}
        />
      ) : null}
      {snapshot.matches('unfound') ? <UnfoundBar send={send} isSecond={isSecond} onDismiss={dismiss} /> : null}
      {!isOpen && change && snapshot.hasTag('done') ? (
        <FloatingBar isSecond={isSecond} aria-label="Changed bookings">
          <b className="font-strong" role="status">
            {outcomeText(action, change.rows)}
          </b>
          <UndoButton send={send} state={snapshot} />
          <Button look="quiet" onClick={() => setOpen(true)}>
            Show
          </Button>
          <Button look="quiet" onClick={dismiss}>
            Dismiss
          </Button>
        </FloatingBar>
      ) : null}
    </>
  );
}

type UnfoundProps = { send: SendBulk; isSecond: boolean; onDismiss: () => void };

/** The page was loaded again, and the server does not answer what became of the change before. */
export function UnfoundBar({ send, isSecond, onDismiss }: UnfoundProps) {
  return (
    <FloatingBar isSecond={isSecond} aria-label="Changed bookings">
      <span role="status">It is not known whether your last change can still be undone.</span>
      <Button onClick={() => send({ type: 'retry.pressed' })}>Try again</Button>
      <Button look="quiet" onClick={onDismiss}>
        Dismiss
      </Button>
    </FloatingBar>
  );
}
