import { ButtonLink } from '../ui/button.tsx';
import { emptyStateClass } from '../ui/feedback/empty-state-classes.ts';
import { SignpostArt } from '../ui/feedback/illustrations.tsx';
import { PageHeading, PageTitle } from '../ui/page-heading.tsx';

export default function NotFound() {
  return (
    <div className={emptyStateClass}>
      <PageTitle>Page not found</PageTitle>
      <SignpostArt />
      <PageHeading>Page not found</PageHeading>
      <p className="text-text-2">The address is mistyped, or the page has moved.</p>
      <div className="mt-3 flex items-center gap-2">
        <ButtonLink href="/" look="primary" size="lg">
          Go Home
        </ButtonLink>
      </div>
    </div>
  );
}
