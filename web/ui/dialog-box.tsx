import { Description, DialogBackdrop, DialogPanel, DialogTitle, Dialog as HeadlessDialog } from '@headlessui/react';
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
        <DialogPanel transition className="dialog raised">
          <DialogTitle>{title}</DialogTitle>
          {text ? (
            <Description as="div" className="muted">
              {text}
            </Description>
          ) : null}
          {children}
          <div className="row">{actions}</div>
        </DialogPanel>
      </div>
    </HeadlessDialog>
  );
}
