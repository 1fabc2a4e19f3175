import createClient from 'openapi-fetch';
import type { Services } from './context.ts';
import type { ProviderFacts } from './portal/provider-facts.ts';
import { headersOf, requestIdOf } from './request.ts';
import { type ServiceEndpoint, within } from './rest/service-fetch.ts';

/** Options of the parts of the gateway beside GraphQL. */
export interface PartOptions extends Services {
  readonly timeoutMs: number;
  readonly provider: () => Promise<ProviderFacts>;
  readonly isHttps: boolean;
  readonly onFault: (error: unknown, requestId: string) => void;
}

/** A typed client of a service for each request without a session. */
export function publicClients<Paths extends object>({ baseUrl, fetch }: ServiceEndpoint, timeoutMs: number) {
  const timed = within(timeoutMs, fetch);
  return (request: Request) => {
    const headers = { ...headersOf(request, ['x-forwarded-for']), 'x-request-id': requestIdOf(request) };
    return createClient<Paths>({ baseUrl, fetch: timed, headers });
  };
}
