import { classes } from './classes.ts';

/** The link home: the mark, and the name beside it. */
export const logoClass =
  'logo inline-flex items-center gap-[9px] font-[650] text-[15px] text-text tracking-[-0.015em] hover:no-underline';

/** The mark: a ticked line of a checklist. */
export const Mark = ({ className = 'size-6' }: { className?: string }) => (
  <svg className={classes('flex-none', className)} viewBox="0 0 24 24" aria-hidden="true">
    <rect width="24" height="24" rx="6.5" fill="var(--accent)" />
    <path
      d="M5.5 12.8 10 17.2 18.8 6.5"
      fill="none"
      stroke="#fff"
      strokeWidth="2.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path d="M5.5 7.5h6" fill="none" stroke="#fff" strokeOpacity=".65" strokeWidth="2" strokeLinecap="round" />
  </svg>
);
