import type { ReactNode } from 'react';

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      className="art mb-3 text-link"
      width="148"
      height="96"
      viewBox="0 0 148 96"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M10 86h128" stroke="var(--border-strong)" />
      {children}
    </svg>
  );
}

/** A closed barrier: access denied. */
export const BarrierArt = () => (
  <Drawing>
    <path d="M30 86V30a6 6 0 0 1 6-6h8a6 6 0 0 1 6 6v56" fill="var(--surface)" stroke="var(--border-strong)" />
    <circle cx="40" cy="40" r="5" fill="var(--accent-soft)" />
    <path d="M50 52h70a5 5 0 0 1 5 5 5 5 0 0 1-5 5H50z" fill="var(--accent-soft)" />
    <path d="m64 62 6-10M80 62l6-10M96 62l6-10M112 62l5-8" />
    <path d="M118 86V66" stroke="var(--border-strong)" />
    <path d="M24 86h32" strokeWidth="3" stroke="var(--border-strong)" />
  </Drawing>
);

/** A signpost whose arm points nowhere: not found. */
export const SignpostArt = () => (
  <Drawing>
    <path d="M74 86V20" stroke="var(--border-strong)" strokeWidth="3" />
    <path d="M74 26h36l9 9-9 9H74z" fill="var(--accent-soft)" />
    <path d="M74 50H44l-9 8 9 8h30" fill="var(--surface)" stroke="var(--border-strong)" strokeDasharray="4 5" />
    <path d="M86 35h16" />
    <path d="M60 86h28" strokeWidth="3" stroke="var(--border-strong)" />
  </Drawing>
);

/** A card torn in two: the page crashed. */
export const TornPassArt = () => (
  <Drawing>
    <path
      d="M26 30h44l-5 9 6 9-6 9 5 9-4 6H26a6 6 0 0 1-6-6V36a6 6 0 0 1 6-6z"
      fill="var(--surface)"
      stroke="var(--border-strong)"
    />
    <path d="M84 26h36a6 6 0 0 1 6 6v30a6 6 0 0 1-6 6H80l5-8-6-9 6-9-5-9z" fill="var(--accent-soft)" />
    <path d="M32 44h20M32 54h14" stroke="var(--border-strong)" />
    <path d="M96 40h18M96 50h12" />
  </Drawing>
);
