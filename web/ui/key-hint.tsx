import { classes } from './classes.ts';

/** A key for the control that it is drawn on; `aria-keyshortcuts` says it to a screen reader. */
export const KeyHint = ({ children, className }: { children: string; className?: string }) => (
  <span
    className={classes(
      'kbd inline-block min-w-[18px] rounded-sm border border-border border-b-2 bg-surface px-1 text-center font-medium text-2xs text-text-3 leading-[15px]',
      className,
    )}
    aria-hidden="true"
  >
    {children}
  </span>
);
