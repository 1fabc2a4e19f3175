import createClient, { type Client } from 'openapi-fetch';
import type { paths as AuthPaths } from '../../gateway/generated/auth.openapi.ts';
import type { paths as BookingPaths } from '../../gateway/generated/booking.openapi.ts';
import type { paths as CompaniesPaths } from '../../gateway/generated/companies.openapi.ts';
import { demoPassword } from '../../services/seed/demo-logins.ts';

/** The place of the services: an address, or in process a function for each of them. */
export type Where = { readonly url: string } | { fetch(request: Request): Promise<Response> };

/** The services as one signed-in account calls them, typed by their OpenAPI documents. */
export interface Rest {
  readonly orgId: string;
  readonly accountId: string;
  /** Header that proves who is calling. */
  readonly authorization: string;
  readonly auth: Client<AuthPaths>;
  readonly booking: Client<BookingPaths>;
  readonly companies: Client<CompaniesPaths>;
}

/** Signs a demo account in over REST. @throws with the service's answer where it refuses */
export async function restAs(username: string, where: Where): Promise<Rest> {
  const options = 'url' in where ? { baseUrl: where.url } : { baseUrl: 'http://services', fetch: where.fetch };
  const { data, error } = await createClient<AuthPaths>(options).POST('/auth/login', {
    body: { username, password: demoPassword },
  });
  if (!data) throw new Error(`${username} could not sign in: ${JSON.stringify(error)}`);
  const authorization = `Bearer ${data.access_token}`;
  const signedIn = { ...options, headers: { authorization } };
  return {
    authorization,
    orgId: data.org,
    accountId: data.account_id,
    auth: createClient<AuthPaths>(signedIn),
    booking: createClient<BookingPaths>(signedIn),
    companies: createClient<CompaniesPaths>(signedIn),
  };
}

/** The answer of a call that had to succeed. @throws with the service's own words where it did not */
export async function answerOf<T>(call: Promise<{ data?: T; error?: unknown; response: Response }>): Promise<T> {
  const { data, error, response } = await call;
  if (data === undefined) throw new Error(`${response.status} ${response.url}: ${JSON.stringify(error)}`);
  return data;
}
