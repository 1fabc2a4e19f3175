import { classes } from './classes.ts';

/** Initials in a circle; the name is beside it. */
export const Avatar = ({ children, title, className }: { children: string; title?: string; className?: string }) => (
  <span
    className={classes(
      'grid size-7 flex-none place-items-center rounded-full bg-accent-soft font-[650] text-2xs text-accent-soft-text tracking-[0.02em]',
      className,
    )}
    title={title}
    aria-hidden="true"
  >
    {children}
  </span>
);
