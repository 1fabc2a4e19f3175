import { Description, DialogBackdrop, DialogPanel, DialogTitle, Dialog as HeadlessDialog } from '@headlessui/react';
import { classes } from './classes.ts';
import type { DialogProps } from './dialog.tsx';

const stay = () => {};

/** The loaded part of `Dialog`. A press beside it or Escape does nothing where `onClose` is absent. */
export default function DialogBox({
  open,
  onClose = stay,
  title,
  text,
  children,
  actions,
  initialFocus,
  alert,
  isWide = false,
}: DialogProps) {
  return (
    <HeadlessDialog
      open={open}
      onClose={onClose}
      role={alert ? 'alertdialog' : 'dialog'}
      className="dialog-layer"
      {...(initialFocus && { initialFocus })}
    >
      <DialogBackdrop transition className="dialog-backdrop" />
      <div className="dialog-place">
        <DialogPanel transition className={classes('dialog raised', isWide && 'wide')}>
          <DialogTitle>{title}</DialogTitle>
          {text ? (
            <Description as="div" className="muted">
              {text}
            </Description>
          ) : null}
          {children}
          {actions ? <div className="row">{actions}</div> : null}
        </DialogPanel>
      </div>
    </HeadlessDialog>
  );
}
