import { ArrowLeft } from 'lucide-react';
import type { MouseEventHandler, ReactNode } from 'react';
import { Link } from 'wouter';
import { Mark } from './brand.tsx';
import { ButtonLink } from './button.tsx';

type BareBarProps = {
  back: { href: string; label: string; onClick?: MouseEventHandler };
  /** What else can be done with the page, at the right. */
  children?: ReactNode;
};

/** At the top of pages without menu and header: the way back. */
export const BareBar = ({ back: { label, ...link }, children }: BareBarProps) => (
  <header className="detail-bar">
    <a className="skip" href="#main">
      Skip to content
    </a>
    <Link className="logo" href="/" aria-label="Preflight home">
      <Mark />
    </Link>
    <nav aria-label="Back">
      <ButtonLink look="quiet" icon={<ArrowLeft className="i" />} {...link}>
        {label}
      </ButtonLink>
    </nav>
    {children}
  </header>
);
