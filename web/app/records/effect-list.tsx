import type { ReactNode } from 'react';

/** The effects of an action, one item a line. */
export const EffectList = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className="mt-2.5 grid list-disc gap-1 pl-4.5 wrap-anywhere" aria-label={label}>
    {children}
  </ul>
);
