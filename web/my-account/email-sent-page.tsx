import { Link } from 'wouter';
import { usePortalIfKnown } from '../app/session/session-context.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { hintClass } from '../ui/fields/control-classes.ts';
import { PageHeading, PageTitle } from '../ui/page-heading.tsx';

/** /email-sent: says where to look for the link. It does not name the address, which may be unknown to the portal. */
export default function EmailSentPage() {
  const isDemo = usePortalIfKnown()?.demo ?? false;
  return (
    <>
      <PageTitle>Check your email</PageTitle>
      <PageHeading>Check your email</PageHeading>
      <p className="text-text-2 mt-1 mb-6">
        A link that sets a new password is on its way to you. It works once, within the next hour. If it does not
        arrive, look in the spam folder.
      </p>
      <div className="grid gap-4">
        <ButtonLink href="/login" look="primary" size="lg" className="w-full">
          Back to log in
        </ButtonLink>
        <p>
          <Link href="/forgot-password" className="underline decoration-1 underline-offset-3">
            Send another link
          </Link>
        </p>
        {isDemo ? (
          <p className={hintClass}>
            In the demo, mail arrives in the <a href="/dev/mailbox">demo mailbox</a>.
          </p>
        ) : null}
      </div>
    </>
  );
}
