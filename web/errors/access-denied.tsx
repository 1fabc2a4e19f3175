import { permissionLabel } from '../../machines/rules/access/permission-groups.ts';
import type { Permission } from '../../machines/rules/access/permissions.ts';
import { onlyUsable } from '../../machines/rules/access/usable-permissions.ts';
import { usePortalIfKnown } from '../app/session/session-context.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { emptyStateClass, whyClass } from '../ui/feedback/empty-state-classes.ts';
import { BarrierArt } from '../ui/feedback/illustrations.tsx';
import { PageHeading, PageTitle } from '../ui/page-heading.tsx';

type AccessDeniedProps = {
  /** Of which one is needed. */
  needed: readonly Permission[];
  /** The account's own; null where it is of none. */
  company: { name: string; provider: boolean } | null;
};

const listed = new Intl.ListFormat('en-AU', { type: 'disjunction' });

export default function AccessDenied({ needed, company }: AccessDeniedProps) {
  const portal = usePortalIfKnown();
  const givable = onlyUsable(company?.provider ? 'provider' : 'client', needed);
  return (
    <div className={emptyStateClass}>
      <PageTitle>Access Denied</PageTitle>
      <BarrierArt />
      <PageHeading>Access Denied</PageHeading>
      <p className="text-text-2">You don't have permission to access this page.</p>
      <div className="mt-3 flex items-center gap-2">
        <ButtonLink href="/" look="primary" size="lg">
          Go Home
        </ButtonLink>
      </div>
      {givable.length > 0 ? (
        <p className={whyClass}>
          This page needs the permission{' '}
          {listed
            .formatToParts(givable.map(permissionLabel))
            .map(({ type, value }) => (type === 'element' ? <b key={value}>{value}</b> : value))}
          . An administrator{company ? ` of ${company.name}` : ''} can give it to you.
        </p>
      ) : (
        <p className={whyClass}>Only {portal?.providerName ?? 'provider'} staff can open this page.</p>
      )}
    </div>
  );
}
