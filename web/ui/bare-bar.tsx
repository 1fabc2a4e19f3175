import { ArrowLeft } from 'lucide-react';
import type { MouseEventHandler, ReactNode } from 'react';
import { Link } from 'wouter';
import { logoClass, Mark } from './brand.tsx';
import { ButtonLink } from './button.tsx';
import { SkipLink } from './skip-link.tsx';

type BareBarProps = {
  back: { href: string; label: string; onClick?: MouseEventHandler };
  /** Other actions of the page, at the right. */
  children?: ReactNode;
};

/** At the top of pages without menu and header: the way back. */
export const BareBar = ({ back: { label, ...link }, children }: BareBarProps) => (
  <header className="detail-bar flex min-h-[60px] flex-wrap items-center gap-1 max-sm:-mr-3 max-sm:min-h-13">
    <SkipLink />
    <Link className={logoClass} href="/" aria-label="Preflight home">
      <Mark className="size-[26px]" />
    </Link>
    <nav className="print:hidden" aria-label="Back">
      <ButtonLink look="quiet" icon={<ArrowLeft />} {...link}>
        {label}
      </ButtonLink>
    </nav>
    {children}
  </header>
);
