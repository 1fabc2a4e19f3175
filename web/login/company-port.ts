import type { SignedIn } from '../../machines/sign-in/sign-in.setup.ts';
import type { Gateway } from '../app/api/gateway-client.ts';
import { systemNow, tokensOf } from '../app/session/session-host.ts';
import { FinishProviderSignInDocument } from './company.documents.ts';

/** The cookie of the browser says which sign-in. @throws PortalFailure REJECTED with the reason in words */
export async function finishCompanySignIn(gateway: Gateway, signal: AbortSignal): Promise<SignedIn> {
  const options = { signal, kind: 'public' } as const;
  const { finishProviderSignIn } = await gateway.request(FinishProviderSignInDocument, {}, options);
  return { tokens: tokensOf(finishProviderSignIn), at: systemNow() };
}
