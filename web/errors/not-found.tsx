import { ButtonLink } from '../ui/button.tsx';
import { SignpostArt } from '../ui/feedback/illustrations.tsx';
import { PageHeading, PageTitle } from '../ui/page-head.tsx';

export default function NotFound() {
  return (
    <div className="empty-state">
      <PageTitle>Page not found</PageTitle>
      <SignpostArt />
      <PageHeading>Page not found</PageHeading>
      <p className="muted">The address is mistyped, or the page has moved.</p>
      <div className="row">
        <ButtonLink href="/" look="primary" size="lg">
          Go Home
        </ButtonLink>
      </div>
    </div>
  );
}
