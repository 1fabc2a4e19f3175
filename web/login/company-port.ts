import type { SignedIn } from '../../machines/sign-in/sign-in.setup.ts';
import type { Gateway } from '../app/api/gateway-client.ts';
import { systemNow, tokensOf } from '../app/session/session-host.ts';
import { CompanySignInDocument, FinishProviderSignInDocument } from './company.documents.ts';

/** The cookie of the browser says which sign-in. @throws PortalFailure REJECTED with the reason in words */
export async function finishCompanySignIn(gateway: Gateway, signal: AbortSignal): Promise<SignedIn> {
  const options = { signal, kind: 'public' } as const;
  const { finishProviderSignIn } = await gateway.request(FinishProviderSignInDocument, {}, options);
  return { tokens: tokensOf(finishProviderSignIn), at: systemNow() };
}

/** The service looks at the domain alone, so that the name stays here. */
export async function findCompany(gateway: Gateway, domain: string, signal: AbortSignal): Promise<string | null> {
  const options = { signal, kind: 'public' } as const;
  const { companySignIn } = await gateway.request(CompanySignInDocument, { email: `name@${domain}` }, options);
  return companySignIn.companyName;
}
