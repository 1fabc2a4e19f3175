import { classes } from '../ui/classes.ts';
import type { DialogProps } from '../ui/dialog/dialog.tsx';

/** A dialog as it looks, without what makes it one: many are shown at once, and none may keep the focus. */
export function FlatDialog({ open, title, text, children, actions, isWide = false }: DialogProps) {
  if (!open) return null;
  return (
    <div className="dialog-layer">
      <div className="dialog-backdrop" />
      <div className="dialog-place">
        <div className={classes('dialog raised', isWide && 'wide')}>
          <h2>{title}</h2>
          {text ? <div className="muted">{text}</div> : null}
          {children}
          {actions ? <div className="row">{actions}</div> : null}
        </div>
      </div>
    </div>
  );
}
