import type { SignedIn } from '../../machines/sign-in/sign-in.setup.ts';
import type { Gateway } from '../app/api/gateway-client.ts';
import { signByPasskey } from '../app/passkeys/ask-device.ts';
import { systemNow, tokensOf } from '../app/session/session-host.ts';
import { BeginPasskeySignInDocument, SignInWithPasskeyDocument } from './passkey.documents.ts';

/** @throws PortalFailure in the words of the service, or in ours for what the browser threw */
export async function signInWithPasskey(gateway: Gateway, signal: AbortSignal): Promise<SignedIn> {
  const options = { signal, kind: 'public' } as const;
  const { beginPasskeySignIn } = await gateway.request(BeginPasskeySignInDocument, {}, options);
  const credential = await signByPasskey(beginPasskeySignIn, signal);
  const { signInWithPasskey: session } = await gateway.request(SignInWithPasskeyDocument, { credential }, options);
  return { tokens: tokensOf(session), at: systemNow() };
}
