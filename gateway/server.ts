import { eachService } from '../services/shared/service-names.ts';
import { calendarFeedFile } from './calendar-feeds/calendar-feed-file.ts';
import { type Services, serviceClients } from './context.ts';
import { fileProxy } from './files/file-proxy.ts';
import { passingOn } from './files/pass-on.ts';
import { type GraphqlOptions, graphqlRequests } from './graphql.ts';
import type { PartOptions } from './part.ts';
import { type GatewayPart, gatewayPart } from './paths.ts';
import { providerFacts } from './portal/provider-facts.ts';
import { publicApi } from './public-api/public-api.ts';
import { type RequestInfo, requestIdOf } from './request.ts';
import { type BreakerOptions, withBreaker } from './rest/circuit-breaker.ts';
import { providerSignIn } from './session/provider-sign-in.ts';

export { asGateway, remoteFetch } from './rest/service-fetch.ts';

type Part = (request: Request, requestInfo: RequestInfo) => Promise<Response>;

export interface GatewayOptions extends GraphqlOptions {
  /** auth, companies, booking, reporting, countries: each in process (its own fetch function) or elsewhere (`remoteFetch`). */
  readonly services: Services;
  /** Pages beside GraphQL that are made on the server. */
  readonly pages: (options: PartOptions) => Record<'appointment' | 'accessibility' | 'status', Part>;
  /** The phone on which candidates reach the provider, where the settings name none. */
  readonly providerPhone?: string | null;
  /** True where people reach the portal by https: its cookies are then sent by https only. */
  readonly isHttps?: boolean;
  /** Told of every error that the browser is not told in full, and of every service that could not be reached. */
  readonly onFault: (error: unknown, requestId: string) => void;
  /** Told of every request when its answer begins, for the log and the metrics. */
  readonly onRequest?: (line: GatewayRequest) => void;
  /** Milliseconds until a service's answer must have begun; live streams are exempt. */
  readonly timeoutMs?: number;
  /** When a service that does not answer is no longer asked; three time-outs and a probe every 5 s unless said otherwise. */
  readonly breaker?: BreakerOptions;
}

export interface GatewayRequest {
  readonly requestId: string;
  /** A document's name, elsewhere the part of the gateway; nothing for what was refused before it was read. */
  readonly operation: string | undefined;
  readonly method: string;
  /** Of the answer, or of its first error. */
  readonly status: number;
  readonly ms: number;
}

export type Gateway = ReturnType<typeof createGateway>;

/** One GraphQL schema over the REST services, and the files and pages beside it. It keeps no state, so that any number of it can run. */
export function createGateway(options: GatewayOptions) {
  const { portal, onFault, onRequest, isHttps = false, timeoutMs = 30_000 } = options;
  const services = eachService((name) => withBreaker(name, options.services[name], options.breaker));
  const provider = providerFacts(services.companies, {
    ...portal,
    phone: options.providerPhone ?? '',
    openingHours: '',
  });
  const publicClients = serviceClients(services, timeoutMs, ['x-forwarded-for']);
  const passOn = passingOn(services, timeoutMs);
  const shared = { publicClients, passOn, provider, isHttps, onFault };
  const parts: Record<GatewayPart, Part> = {
    graphql: graphqlRequests({ ...options, ...shared }, serviceClients(services, timeoutMs)),
    files: fileProxy(passOn),
    calendar: calendarFeedFile(shared),
    'sign-in': providerSignIn(shared),
    ...options.pages(shared),
    api: publicApi(passOn),
  };
  return {
    /** Answers requests to the paths of `gatewayPart`. */
    async fetch(request: Request): Promise<Response> {
      const began = performance.now();
      const part = gatewayPart(new URL(request.url).pathname);
      if (part === null) return new Response(null, { status: 404 });
      const requestInfo: RequestInfo = part === 'graphql' ? {} : { operation: part };
      const response = await parts[part](request, requestInfo);
      onRequest?.({
        requestId: response.headers.get('x-request-id') ?? requestIdOf(request),
        operation: requestInfo.operation,
        method: request.method,
        status: requestInfo.status ?? response.status,
        ms: Math.round(performance.now() - began),
      });
      return response;
    },
  };
}
