/** Looks shared by parts of the inspector. */
export const shell =
  '@container flex min-h-dvh flex-col bg-surface in-[aside]:min-h-full [&_.head]:border-border [&_.head]:border-b in-[aside]:[&_.head]:flex-wrap in-[aside]:[&_.head]:items-center in-[aside]:[&_.head]:gap-2 in-[aside]:[&_.head]:px-4 in-[aside]:[&_.head]:py-2 in-[aside]:[&_.actions]:flex-initial in-[aside]:[&_.actions]:flex-wrap in-[aside]:[&_.actions]:pt-0';

/** Beside each other, each scrolls by itself: what is sent, known and logged stays beside the chart. */
export const fullHeight = 'lg:not-in-[aside]:h-dvh @min-[1100px]:in-[aside]:h-full';

export const threePanes =
  'grid min-h-0 flex-1 grid-cols-[260px_minmax(0,1fr)_340px] grid-rows-1 @max-[1100px]:grid-cols-[220px_minmax(0,1fr)] @max-[1100px]:grid-rows-[auto] @max-[600px]:grid-cols-1';

export const twoPanes =
  'grid min-h-0 flex-1 grid-cols-[200px_minmax(0,1fr)] grid-rows-1 @max-[960px]:grid-cols-1 @max-[960px]:grid-rows-[auto_1fr]';

/** The first of the panes, a list to choose from. */
export const listPane =
  'overflow-auto border-border border-r px-2 py-3 max-md:max-h-[36dvh] max-md:border-r-0 max-md:border-b';

export const heading = 'font-strong text-text-2 text-xs';

const row =
  'flex items-center rounded-md px-2 text-text no-underline focus-visible:-outline-offset-2 current:not-hover:bg-selected max-sm:min-h-9';

/** A line to be chosen. */
export const choiceRow = `${row} min-h-7 cursor-pointer gap-2 py-[3px] hover:bg-hover`;

/** A line to be read. */
export const textRow = `${row} min-h-6 flex-wrap gap-x-2 gap-y-0.5 py-px`;

export const rowName = 'max-w-[70%] flex-none overflow-hidden text-ellipsis';
export const rowState = 'ml-auto min-w-0 truncate';

export const stage = 'flex min-w-0 flex-col bg-sunken';
export const stageHead = 'flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3';

export const chartTools = 'flex flex-wrap items-center justify-end gap-1 px-3 pb-2';

/** A button that stays pressed. */
export const pressable =
  'aria-pressed:border-accent-line aria-pressed:bg-accent-soft aria-pressed:text-accent-soft-text';

export const input = 'min-h-(--control-form) rounded-md border border-border-strong bg-surface px-2.5';
