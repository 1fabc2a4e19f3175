import type {
  PublicKeyCredentialCreationOptionsJSON as CreationOptions,
  PublicKeyCredentialRequestOptionsJSON as RequestOptions,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { PortalFailure } from '../../../machines/lib/portal-error.ts';

/** Few people use it, so that it loads when it is needed. */
const library = () =>
  import('@simplewebauthn/browser').catch(() => {
    throw new PortalFailure({ code: 'UNREACHABLE' });
  });

/**
 * Has the browser make a passkey.
 * @param options what the service asks, as JSON
 * @returns the credential as JSON
 * @throws PortalFailure in words
 */
export const makePasskey = (options: string, signal: AbortSignal): Promise<string> =>
  asked<CreationOptions>(options, signal, ({ startRegistration }, optionsJSON) => startRegistration({ optionsJSON }));

/** Has the person use one of the portal's passkeys, as `makePasskey`. */
export const signByPasskey = (options: string, signal: AbortSignal): Promise<string> =>
  asked<RequestOptions>(options, signal, ({ startAuthentication }, optionsJSON) =>
    startAuthentication({ optionsJSON }),
  );

async function asked<Options extends CreationOptions | RequestOptions>(
  options: string,
  signal: AbortSignal,
  ask: (webAuthn: Awaited<ReturnType<typeof library>>, options: Options) => Promise<object>,
): Promise<string> {
  const webAuthn = await library();
  const parsed: Options = JSON.parse(options);
  signal.throwIfAborted();
  const began = performance.now();
  const cancel = () => webAuthn.WebAuthnAbortService.cancelCeremony();
  signal.addEventListener('abort', cancel);
  try {
    return JSON.stringify(await ask(webAuthn, parsed));
  } catch (thrown) {
    const isLate = performance.now() - began >= (parsed.timeout ?? Number.POSITIVE_INFINITY);
    const reason = isLate ? LATE : reasonOf(thrown, 'rp' in parsed ? parsed.rp.id : parsed.rpId);
    throw new PortalFailure({ code: 'REJECTED', status: 0, reason });
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

const LATE = 'That took too long, so no passkey was used. Please try again.';

const words: Readonly<Partial<Record<WebAuthnError['code'], string>>> = {
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'This device has a passkey of your account already.',
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT: 'This device cannot keep passkeys. Use another one.',
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT:
    'This device cannot ask for a fingerprint, face or PIN, which a passkey needs. Use another one.',
};

/** The reason for the person, from the error of the browser. */
function reasonOf(thrown: unknown, rpId = ''): string {
  const { name = '', code = '' } = Object(thrown);
  if (name === 'NotAllowedError' || name === 'AbortError') return 'You cancelled it, so no passkey was used.';
  if (name === 'SecurityError') return `Passkeys work at ${rpId} alone. Open the portal at that address.`;
  return words[code as WebAuthnError['code']] ?? 'Your browser could not use a passkey. Try again.';
}
