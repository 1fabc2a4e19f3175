import type { Permission } from '../../machines/rules/permissions.ts';
import { ButtonLink } from '../ui/button.tsx';
import { BarrierArt } from '../ui/illustrations.tsx';
import { PageHeading, PageTitle } from '../ui/page-head.tsx';

type AccessDeniedProps = {
  /** Of which one is needed; none where it could not be found out what the account may do. */
  needed: readonly Permission[];
  company: string | undefined;
};

const listed = new Intl.ListFormat('en-AU', { type: 'disjunction' });

export default function AccessDenied({ needed, company }: AccessDeniedProps) {
  return (
    <div className="blank">
      <PageTitle>Access Denied</PageTitle>
      <BarrierArt />
      <PageHeading>Access Denied</PageHeading>
      <p className="muted">You don't have permission to access this page.</p>
      <div className="row">
        <ButtonLink href="/" look="primary" size="lg">
          Go Home
        </ButtonLink>
      </div>
      {needed.length > 0 ? (
        <p className="why">
          This page needs the permission{' '}
          {listed
            .formatToParts(needed)
            .map(({ type, value }) => (type === 'element' ? <code key={value}>{value}</code> : value))}
          . An administrator{company ? ` of ${company}` : ''} can give it to you.
        </p>
      ) : null}
    </div>
  );
}
