import { useEffect, useState } from 'react';
import { useGateway } from '../app/session/session-context.tsx';
import { buttonClass } from '../ui/button.tsx';
import { CompanySignInDocument } from './company.documents.ts';

type CompanyButtonProps = { username: string };

/** Leads to the sign-in of the company whose domain the typed email has. Without an answer the other ways stay. */
export default function CompanyButton({ username }: CompanyButtonProps) {
  const domain = /@([^@\s]+\.[a-z]{2,})$/i.exec(username.trim())?.[1]?.toLowerCase() ?? '';
  const company = useCompanyOf(domain);
  // A plain link: the gateway answers with the provider's address.
  return company === null ? null : (
    <a
      className={buttonClass('primary', 'lg', 'w-full')}
      href={`/sign-in/oidc/start?domain=${encodeURIComponent(domain)}`}
    >
      Continue with {company}
    </a>
  );
}

function useCompanyOf(domain: string): string | null {
  const gateway = useGateway();
  const [found, setFound] = useState<{ domain: string; company: string | null }>();
  useEffect(() => {
    if (domain === '') return;
    const asking = new AbortController();
    const options = { signal: asking.signal, kind: 'public' } as const;
    // The service looks at the domain alone, so that the name stays here.
    gateway.request(CompanySignInDocument, { email: `name@${domain}` }, options).then(
      ({ companySignIn }) => setFound({ domain, company: companySignIn.companyName }),
      () => {},
    );
    return () => asking.abort();
  }, [gateway, domain]);
  return found?.domain === domain ? found.company : null;
}
