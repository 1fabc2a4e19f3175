import { Description, DialogBackdrop, DialogPanel, DialogTitle, Dialog as HeadlessDialog } from '@headlessui/react';
import type { ReactNode, RefObject } from 'react';
import { useRef } from 'react';
import { backdropClass, dialogActionsClass, dialogClass, dialogTitleClass } from './dialog-classes.ts';

export type DialogProps = {
  open: boolean;
  /** Escape, or a press beside it. Absent where an answer is needed. */
  onClose?: () => void;
  /** The question, as a heading. */
  title: string;
  /** The consequence; read out with the title. */
  text?: ReactNode;
  children?: ReactNode;
  /** Buttons at the right, the safe one first in the order of focus where the other destroys; null where a form has them. */
  actions: ReactNode;
  /** The element that gets the focus; else the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  alert?: boolean;
  /** For forms of more than a few fields. */
  isWide?: boolean;
};

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
      className="fixed inset-0 z-50"
      initialFocus={initialFocus ?? first}
    >
      <DialogBackdrop transition className={backdropClass} />
      <div className="fixed inset-0 grid place-items-center overflow-auto p-4">
        <DialogPanel ref={panel} transition className={dialogClass(isWide)}>
          <DialogTitle className={dialogTitleClass}>{title}</DialogTitle>
          {text ? (
            <Description as="div" className="text-text-2">
              {text}
            </Description>
          ) : null}
          {children}
          {actions ? <div className={dialogActionsClass}>{actions}</div> : null}
        </DialogPanel>
      </div>
    </HeadlessDialog>
  );
}
