import type { YogaInitialContext } from 'graphql-yoga';
import type { Client } from 'openapi-fetch';
import { eachService, type ServiceName } from '../services/shared/service-names.ts';
import type { graphqlCookies } from './cookie.ts';
import type { paths as AuthPaths } from './generated/auth.openapi.ts';
import type { paths as BookingPaths } from './generated/booking.openapi.ts';
import type { paths as CompaniesPaths } from './generated/companies.openapi.ts';
import type { paths as CountriesPaths } from './generated/countries.openapi.ts';
import type { paths as ReportingPaths } from './generated/reporting.openapi.ts';
import type { Portal as PortalAnswer } from './generated/resolvers.ts';
import type { ProviderFacts } from './portal/provider-facts.ts';
import { headersOf, type RequestInfo, requestIdOf } from './request.ts';
import { restClient } from './rest/rest-client.ts';
import { reaching, type ServiceEndpoint, within } from './rest/service-fetch.ts';

/** The portal as configuration describes it; the provider's settings go before it. */
export type Portal = Readonly<Omit<PortalAnswer, '__typename'>>;

/** The paths of all operations, by the services' OpenAPI documents. Each begins with the name of its service. */
interface ServicePaths extends AuthPaths, BookingPaths, CompaniesPaths, CountriesPaths, ReportingPaths {}

export type Services = Readonly<Record<ServiceName, ServiceEndpoint>>;

/** One typed client per service, made for one request. */
export type ServiceClients = Readonly<Record<ServiceName, Client<ServicePaths>>> & {
  /** Fetches without a deadline, for event streams alone. */
  readonly liveFetches: Readonly<Record<ServiceName, (request: Request) => Promise<Response>>>;
};

/** The server's own part of a request's context. */
export interface ServerContext extends ReturnType<typeof graphqlCookies> {
  readonly requestId: string;
  readonly requestInfo: RequestInfo;
}

/** The context of every resolver. */
export interface GatewayContext extends YogaInitialContext, ServerContext, ServiceClients {
  readonly portal: Portal;
  readonly provider: () => Promise<ProviderFacts>;
}

/** Headers of the browser's request that say its account, device, browser and address. */
const ofSession = ['authorization', 'deviceid', 'user-agent', 'x-forwarded-for'];

/**
 * Makes the clients of a request. A service must begin its answer within `timeoutMs`.
 * @param passedOn the headers of the browser's request that the services get
 */
export function serviceClients(services: Services, timeoutMs: number, passedOn: readonly string[] = ofSession) {
  const fetches = eachService((name) => within(timeoutMs, services[name].fetch));
  const liveFetches = eachService((name) => reaching(services[name].fetch));
  return (request: Request, requestId = requestIdOf(request)): ServiceClients => {
    const headers = { ...headersOf(request, passedOn), 'x-request-id': requestId };
    const client = (name: ServiceName) =>
      restClient<ServicePaths>({ baseUrl: services[name].baseUrl, fetch: fetches[name], headers });
    return { ...eachService(client), liveFetches };
  };
}
