import type { DialogProps } from '../ui/dialog/dialog-box.tsx';
import { backdropClass, dialogActionsClass, dialogClass, dialogTitleClass } from '../ui/dialog/dialog-classes.ts';

/** A dialog as it looks, without what makes it one: many are shown at once, and none may keep the focus. */
export function FlatDialog({ open, title, text, children, actions, isWide = false }: DialogProps) {
  if (!open) return null;
  return (
    <div className="fixed inset-0 z-50">
      <div className={backdropClass} />
      <div className="fixed inset-0 grid place-items-center overflow-auto p-4">
        <div className={dialogClass(isWide)}>
          <h2 className={dialogTitleClass}>{title}</h2>
          {text ? <div className="text-text-2">{text}</div> : null}
          {children}
          {actions ? <div className={dialogActionsClass}>{actions}</div> : null}
        </div>
      </div>
    </div>
  );
}
