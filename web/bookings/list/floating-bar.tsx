import type { ComponentProps } from 'react';

/** A bar that stays in view over the end of the list. */
export const FloatingBar = (props: ComponentProps<'section'>) => (
  <section
    {...props}
    className="sticky bottom-4 z-20 mx-auto mt-3 flex w-max max-w-[calc(100%-32px)] flex-wrap items-center gap-3 rounded-(--radius-l) border border-border bg-raised py-2.5 pr-2.5 pl-4 shadow-(--shadow-3)"
  />
);
