import type { ComponentProps } from 'react';
import { classes } from '../../ui/classes.ts';

type BarProps = ComponentProps<'section'> & {
  /** Another one is at the end of the list already. */
  isSecond?: boolean;
};

/** A bar that stays in view over the end of the list. */
export const FloatingBar = ({ isSecond = false, ...props }: BarProps) => (
  <section
    {...props}
    className={classes(
      'floating-bar sticky z-20 mx-auto mt-3 flex w-max max-w-[calc(100%-32px)] flex-wrap items-center gap-3 rounded-(--radius-lg) border border-border bg-raised py-2.5 pr-2.5 pl-4 shadow-(--shadow-3)',
      isSecond ? 'bottom-24 max-sm:bottom-40' : 'bottom-4',
    )}
  />
);
