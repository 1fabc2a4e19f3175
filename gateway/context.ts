import type { YogaInitialContext } from 'graphql-yoga';
import type { Client } from 'openapi-fetch';
import type { Cookie } from './cookie.ts';
import type { paths as AuthPaths } from './generated/auth.openapi.ts';
import type { paths as BookingPaths } from './generated/booking.openapi.ts';
import type { paths as CompaniesPaths } from './generated/companies.openapi.ts';
import type { paths as CountriesPaths } from './generated/countries.openapi.ts';
import type { paths as ReportingPaths } from './generated/reporting.openapi.ts';
import type { Portal } from './portal/portal.resolvers.ts';
import type { ProviderFacts } from './portal/provider-facts.ts';
import type { RequestInfo } from './request-line.plugin.ts';
import { restClient } from './rest/rest-client.ts';
import { reaching, type ServiceEndpoint, within } from './rest/service-fetch.ts';

export type Services = Readonly<Record<'auth' | 'companies' | 'booking' | 'reporting' | 'countries', ServiceEndpoint>>;

/** One typed client per service, made for one request. */
export interface ServiceClients {
  readonly auth: Client<AuthPaths>;
  readonly companies: Client<CompaniesPaths>;
  readonly booking: Client<BookingPaths>;
  readonly countries: Client<CountriesPaths>;
  readonly reporting: Client<ReportingPaths>;
  /** The booking service without a deadline, for event streams alone. */
  readonly bookingLive: Client<BookingPaths>;
}

/** The server's own part of a request's context. */
export interface ServerContext {
  readonly requestId: string;
  readonly requestInfo: RequestInfo;
  readonly knownDevice: Cookie;
  readonly passkeySignIn: Cookie;
  readonly fileAccess: Cookie;
  readonly signInCookie: Cookie;
}

/** The context of every resolver. */
export interface GatewayContext extends YogaInitialContext, ServerContext, ServiceClients {
  readonly portal: Portal;
  readonly provider: () => Promise<ProviderFacts>;
}

/** Headers of the browser's request that are passed to the services: account, device, browser and address. */
const passedOn = ['authorization', 'deviceid', 'user-agent', 'x-forwarded-for'] as const;

/** Makes the clients of a request, each on first use. A service must begin its answer within `timeoutMs`. */
export function serviceClients({ auth, companies, booking, countries, reporting }: Services, timeoutMs: number) {
  const fetches = {
    auth: within(timeoutMs, auth.fetch),
    companies: within(timeoutMs, companies.fetch),
    booking: within(timeoutMs, booking.fetch),
    countries: within(timeoutMs, countries.fetch),
    reporting: within(timeoutMs, reporting.fetch),
    bookingLive: reaching(booking.fetch),
  };
  return (request: Request, requestId: string): ServiceClients => {
    const headers: Record<string, string> = { 'x-request-id': requestId };
    for (const name of passedOn) {
      const value = request.headers.get(name);
      if (value !== null) headers[name] = value;
    }
    // Most requests ask one service.
    const clientAuth = once(() => restClient<AuthPaths>({ baseUrl: auth.baseUrl, fetch: fetches.auth, headers }));
    const clientCompanies = once(() =>
      restClient<CompaniesPaths>({ baseUrl: companies.baseUrl, fetch: fetches.companies, headers }),
    );
    const clientBooking = once(() =>
      restClient<BookingPaths>({ baseUrl: booking.baseUrl, fetch: fetches.booking, headers }),
    );
    const clientCountries = once(() =>
      restClient<CountriesPaths>({ baseUrl: countries.baseUrl, fetch: fetches.countries, headers }),
    );
    const clientReporting = once(() =>
      restClient<ReportingPaths>({ baseUrl: reporting.baseUrl, fetch: fetches.reporting, headers }),
    );
    const clientLive = once(() =>
      restClient<BookingPaths>({ baseUrl: booking.baseUrl, fetch: fetches.bookingLive, headers }),
    );
    return {
      get auth() {
        return clientAuth();
      },
      get companies() {
        return clientCompanies();
      },
      get booking() {
        return clientBooking();
      },
      get countries() {
        return clientCountries();
      },
      get reporting() {
        return clientReporting();
      },
      get bookingLive() {
        return clientLive();
      },
    };
  };
}

function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
