import { type ComponentType, createContext, type ReactNode, Suspense, useContext, useState } from 'react';
import { Button } from '../button.tsx';
import { lazyView } from '../loading/lazy-view.tsx';
import type { DialogProps } from './dialog-box.tsx';
import { rememberFocus } from './remember-focus.ts';

export const loadDialogBox = () => import('./dialog-box.tsx').then(rememberFocus);
const LazyDialog = lazyView(loadDialogBox);

/** The component that draws dialogs; the gallery, which shows many at once, has another one than the page. */
export const DialogBoxContext = createContext<ComponentType<DialogProps>>(LazyDialog);

/** A dialog over the page. Its code loads when the first one opens, and it stays mounted so that it can fade away. */
export function Dialog(props: DialogProps) {
  const Box = useContext(DialogBoxContext);
  const [needed, setNeeded] = useState(props.open);
  if (props.open && !needed) setNeeded(true);
  if (!needed) return null;
  return (
    <Suspense>
      <Box {...props} />
    </Suspense>
  );
}

type ConfirmDialogProps = {
  open: boolean;
  question: string;
  consequence?: ReactNode;
  /** The verb of the question, such as 'Delete candidate'. */
  confirm: string;
  /** Shown while the answer is under way. */
  busy?: string | false;
  cancel?: string;
  /** The answer destroys something: filled red, and 'Cancel' has the focus. */
  danger?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** Below the consequence, such as whom it affects. */
  children?: ReactNode;
};

export function ConfirmDialog({
  open,
  question,
  consequence,
  confirm,
  busy,
  cancel = 'Cancel',
  danger,
  onConfirm,
  onCancel,
  children,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={question}
      text={consequence}
      actions={
        <>
          <Button look="quiet" onClick={onCancel} autoFocus={danger === true}>
            {cancel}
          </Button>
          <Button look={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm} autoFocus={!danger}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
