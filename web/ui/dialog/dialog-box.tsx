import { Description, DialogBackdrop, DialogPanel, DialogTitle, Dialog as HeadlessDialog } from '@headlessui/react';
import { useRef } from 'react';
import { classes } from '../classes.ts';
import type { DialogProps } from './dialog.tsx';

const stay = () => {};
const CONTROL = ':is(input:not([type=hidden], [readonly]), select, textarea, button, [tabindex="0"]):not(:disabled)';

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
  const panel = useRef<HTMLDivElement>(null);
  const first = {
    /** Nothing where a control has asked for the focus and has it; the library alone would stay on the dialog itself. */
    get current() {
      const box = panel.current;
      return box?.contains(document.activeElement) ? null : (box?.querySelector<HTMLElement>(CONTROL) ?? null);
    },
  };
  return (
    <HeadlessDialog
      open={open}
      onClose={onClose}
      role={alert ? 'alertdialog' : 'dialog'}
      className="dialog-layer"
      initialFocus={initialFocus ?? first}
    >
      <DialogBackdrop transition className="dialog-backdrop" />
      <div className="dialog-place">
        <DialogPanel ref={panel} transition className={classes('dialog raised', isWide && 'wide')}>
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
