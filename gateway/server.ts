import { eachService } from '../services/shared/service-names.ts';
import { calendarFeedFile } from './calendar-feeds/calendar-feed-file.ts';
import type { Services } from './context.ts';
import { fileProxy } from './files/file-proxy.ts';
import { graphqlRequests } from './graphql.ts';
import type { PartOptions } from './part.ts';
import { type GatewayPart, gatewayPart } from './paths.ts';
import type { Portal } from './portal/portal.resolvers.ts';
import { providerFacts } from './portal/provider-facts.ts';
import { publicApi } from './public-api/public-api.ts';
import { requestIdOf } from './request.ts';
import type { RequestInfo } from './request-line.plugin.ts';
import { type BreakerOptions, withBreaker } from './rest/circuit-breaker.ts';
import { providerSignIn } from './session/provider-sign-in.ts';

export { asGateway, remoteFetch } from './rest/service-fetch.ts';

type Part = (request: Request, requestInfo: RequestInfo) => Promise<Response>;

export interface GatewayOptions {
  /** auth, companies, booking, reporting, countries: each in process (its own fetch function) or elsewhere (`remoteFetch`). */
  readonly services: Services;
  /** The answer of the public query `portal`, where the provider's settings do not say otherwise. */
  readonly portal: Portal;
  /** Pages beside GraphQL that are made on the server. */
  readonly pages: (options: PartOptions) => Record<'appointment' | 'accessibility', Part>;
  /** The phone on which candidates reach the provider, where the settings name none. */
  readonly providerPhone?: string | null;
  /** Production takes the application's own documents only; development takes any, and shows GraphiQL. */
  readonly production: boolean;
  /** The application's own documents by their hash: web/generated/persisted-documents.json. */
  readonly trustedDocuments: Readonly<Record<string, string>>;
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

export interface Gateway {
  /** Answers requests to the paths of `gatewayPart`. */
  fetch(request: Request): Promise<Response>;
}

/** One GraphQL schema over the REST services, and the files and pages beside it. It keeps no state, so that any number of it can run. */
export function createGateway(options: GatewayOptions): Gateway {
  const { portal, onFault, onRequest, isHttps = false, timeoutMs = 30_000 } = options;
  const services = eachService((name) => withBreaker(name, options.services[name], options.breaker));
  const provider = providerFacts(services.companies, {
    providerName: portal.providerName,
    phone: options.providerPhone ?? '',
    openingHours: '',
    holdMinutes: portal.holdMinutes,
  });
  const shared = { ...services, services, provider, timeoutMs, isHttps, onFault };
  const parts: Record<GatewayPart, Part> = {
    graphql: graphqlRequests({ ...options, ...shared }),
    files: fileProxy(services, timeoutMs),
    calendar: calendarFeedFile(shared),
    'sign-in': providerSignIn(shared),
    ...options.pages(shared),
    api: publicApi(services, timeoutMs),
  };
  return {
    async fetch(request) {
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
