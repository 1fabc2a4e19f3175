/** Underlined tabs, as links or as buttons. */
export const tabRowClass = 'tabs flex gap-1 overflow-x-auto border-border border-b base:px-4 [scrollbar-width:none]';

/** One of them; the current one says so by `aria-current` or `aria-selected`. */
export const tabClass =
  'relative inline-flex base:h-9 cursor-pointer items-center base:gap-1.5 whitespace-nowrap px-2 base:font-medium base:text-text-2 hover:text-text hover:no-underline focus-visible:-outline-offset-2 current:font-strong current:text-text current:after:absolute current:after:inset-x-2 current:after:bottom-0 current:after:h-0.5 current:after:rounded-t-[2px] current:after:bg-link forced-colors:current:after:bg-[Highlight]';
