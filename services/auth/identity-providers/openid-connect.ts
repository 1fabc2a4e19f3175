import type { ClientAuth, Configuration, DiscoveryRequestOptions } from 'openid-client';
import type { ServiceDeps } from '../../shared/http/service-deps.ts';
import { publicFetch } from '../../shared/public-fetch.ts';

export type ConnectDeps = Pick<ServiceDeps, 'now' | 'webhooks'>;

export interface Client {
  readonly issuer: string;
  readonly clientId: string;
  readonly secret: string;
}

const TIMEOUT_SECONDS = 10;

/** Loaded by the first sign-in at a provider. */
export const openIdClient = () => import('openid-client');

/** Reads the provider's metadata and is ready to ask it. Nothing is kept: a changed key or address counts at once. */
export async function connect(
  { now, webhooks }: ConnectDeps,
  { issuer, clientId, secret }: Client,
  timeout = TIMEOUT_SECONDS,
): Promise<Configuration> {
  const openid = await openIdClient();
  const options: DiscoveryRequestOptions = {
    timeout,
    execute: [openid.enableNonRepudiationChecks, ...(webhooks.allowsLoopback ? [openid.allowInsecureRequests] : [])],
    [openid.customFetch]: (url, init) => publicFetch(url, init, webhooks),
  };
  const metadata = { [openid.clockSkew]: Math.round((now().getTime() - Date.now()) / 1_000) };
  /** In the body if the provider accepts that, because providers disagree about the encoding of the header. */
  const authentication: ClientAuth = (server, ...rest) => {
    const takesPost = server.token_endpoint_auth_methods_supported?.includes('client_secret_post');
    return (takesPost ? openid.ClientSecretPost : openid.ClientSecretBasic)(secret)(server, ...rest);
  };
  return openid.discovery(new URL(issuer), clientId, metadata, authentication, options);
}

/** The reason of a failure at the provider, in words for a person. */
export function troubleOf(thrown: unknown): string {
  for (let error = thrown; error instanceof Error; error = error.cause) {
    if (error.name === 'TargetRefused') return `its address ${error.message}`;
    if (error.name === 'TimeoutError' || Object(error).code === 'OAUTH_TIMEOUT')
      return `it did not answer within ${TIMEOUT_SECONDS} seconds`;
    const { code, error: named, error_description: described } = Object(error);
    if (typeof named === 'string') return `it answered ‘${described ?? named}’`;
    if (typeof code !== 'string') continue;
    if (code === 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED') return 'its clock and the portal’s differ';
    if (code in troubles) return troubles[code] ?? '';
    if (/^(E[A-Z]+|UND_ERR_\w+)$/.test(code)) return `it cannot be reached (${code})`;
  }
  return 'its answer is not as OpenID Connect has it';
}

const troubles: Readonly<Record<string, string>> = {
  OAUTH_HTTP_REQUEST_FORBIDDEN: 'its addresses must start with https://',
  OAUTH_RESPONSE_IS_NOT_CONFORM: 'it answered with an error',
  OAUTH_RESPONSE_IS_NOT_JSON: 'it answered with something that is no JSON',
  OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED: 'it calls itself by another issuer',
  OAUTH_JWT_CLAIM_COMPARISON_FAILED: 'its ID token is for another portal, or for another sign-in',
  OAUTH_KEY_SELECTION_FAILED: 'its ID token is signed by a key that it does not list',
};
