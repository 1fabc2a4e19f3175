/** In the middle of its place. */
export const emptyStateClass =
  'empty-state m-auto grid max-w-[440px] justify-items-center gap-2 px-6 py-10 text-center [&>h1]:font-heading [&>h1]:text-xl [&>h1]:tracking-[-0.017em]';

/** A framed reason in it. */
export const whyClass =
  'mt-3 rounded-md border border-border bg-sunken px-3.5 py-2.5 text-left text-[13px] text-text-2';
