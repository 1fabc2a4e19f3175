import { classes } from '../classes.ts';

export const backdropClass = 'fixed inset-0 bg-backdrop transition-opacity duration-240 ease-std data-closed:opacity-0';

/** Fields read `dialog`: their colour contrasts with a raised ground. */
export const dialogClass = (isWide: boolean, more?: string) =>
  classes(
    'dialog base:max-h-[calc(100dvh-32px)] w-full base:overflow-auto rounded-xl border border-border bg-raised base:p-5 shadow-high transition-[opacity,translate] duration-240 ease-std data-closed:translate-y-2 data-closed:opacity-0',
    isWide ? 'max-w-[640px]' : 'max-w-[440px]',
    more,
  );

export const dialogTitleClass = 'mb-1.5 font-heading text-lg';

export const dialogActionsClass =
  'mt-5 flex items-center justify-end gap-2 max-sm:flex-wrap max-sm:[&_.btn]:h-11 max-sm:[&_.btn]:flex-1';
