import { useGraphQlJit as graphqlJit } from '@envelop/graphql-jit';
import { getOperationAST } from 'graphql';
import { createYoga } from 'graphql-yoga';
import { accessibilityPage } from './accessibility/accessibility-page.ts';
import { ownAppointmentPages } from './appointment/own-appointment.ts';
import { calendarFeedFile } from './calendar-feeds/calendar-feed-file.ts';
import { type ServerContext, type Services, serviceClients } from './context.ts';
import { cookie, FILE_ACCESS, KNOWN_DEVICE, PASSKEY_SIGN_IN, providerSignInCookie } from './cookie.ts';
import { fileProxy } from './files/file-proxy.ts';
import { finishedErrors, withoutDetails } from './format-errors.plugin.ts';
import { inputErrors } from './input-errors.plugin.ts';
import { knownDocuments } from './known-documents.ts';
import { limits } from './limits.ts';
import type { Portal } from './portal/portal.resolvers.ts';
import { providerFacts } from './portal/provider-facts.ts';
import { publicApi } from './public-api/public-api.ts';
import { refusal, requestIdOf } from './request.ts';
import { type RequestInfo, requestLine } from './request-line.plugin.ts';
import { type BreakerOptions, withBreaker } from './rest/circuit-breaker.ts';
import { jsonBody } from './rest/json-body.ts';
import { gatewaySchema } from './schema.ts';
import { providerSignIn } from './session/provider-sign-in.ts';
import { trustedDocuments } from './trusted-documents.ts';

export type { Services } from './context.ts';
export type { Portal } from './portal/portal.resolvers.ts';
export { asGateway, remoteFetch } from './rest/service-fetch.ts';

export interface GatewayOptions {
  /** auth, companies, booking, reporting, countries: each in process (its own fetch function) or elsewhere (`remoteFetch`). */
  readonly services: Services;
  /** The answer of the public query `portal`, where the provider's settings do not say otherwise. */
  readonly portal: Portal;
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
  /** A document's name, 'files' for what is passed on, nothing for what was refused before it was read. */
  readonly operation: string | undefined;
  readonly method: string;
  /** Of the answer, or of its first error. */
  readonly status: number;
  readonly ms: number;
}

export interface Gateway {
  /** Answers POST /graphql with a JSON body, as JSON or, for a subscription, as an event stream; in development also GraphiQL. */
  fetch(request: Request): Promise<Response>;
  /** Answers /files/…: signed downloads and uploads, passed on as they come. */
  files(request: Request): Promise<Response>;
  /** Answers /appointment/…: a candidate's own appointment, as pages without script. */
  appointment(request: Request): Promise<Response>;
  /** Answers /sign-in/oidc/…: people on the way to a company's identity provider and back. */
  signIn(request: Request): Promise<Response>;
  /** Answers /accessibility: the accessibility statement. */
  accessibility(request: Request): Promise<Response>;
  /** Answers /api/v1/…: the public API, for API keys. */
  api(request: Request): Promise<Response>;
  /** Answers /calendar/…: appointments as calendar programs subscribe to them. */
  calendar(request: Request): Promise<Response>;
}

/** Documents are compiled, but for subscriptions: graphql-jit hands those the variables as their arguments. */
const compiled = graphqlJit(
  {},
  { enableIf: ({ document, operationName }) => getOperationAST(document, operationName)?.operation !== 'subscription' },
);

/**
 * One GraphQL schema over the REST services. It keeps no state, so that any number of it can run.
 * Errors: as described in schema.graphql; HTTP refusals (405, 413, 415) carry the same `{ errors }` body.
 */
export function createGateway(options: GatewayOptions): Gateway {
  const services = withBreakers(options);
  const clients = serviceClients(services, options.timeoutMs ?? 30_000);
  const { portal } = options;
  const provider = providerFacts(services.companies, {
    providerName: portal.providerName,
    phone: options.providerPhone ?? '',
    openingHours: '',
    holdMinutes: portal.holdMinutes,
  });
  const known = knownDocuments({
    trusted: options.trustedDocuments,
    only: options.production,
    contextOf: (request, server) => Object.assign(clients(request, server.requestId), server, { portal, provider }),
    onFault: options.onFault,
  });
  const yoga = createYoga<ServerContext>({
    schema: gatewaySchema,
    context: ({ request, requestId }) => ({ ...clients(request, requestId), portal, provider }),
    graphqlEndpoint: '/graphql',
    graphiql: !options.production,
    landingPage: false,
    // Same origin only: with no CORS headers a browser refuses every other page.
    cors: false,
    multipart: false,
    // Yoga's own stream trips over a browser that leaves before the first byte.
    fetchAPI: { Response, ReadableStream },
    batching: false,
    maxRequestBodySize: false,
    logging: false,
    maskedErrors: { maskError: withoutDetails },
    plugins: [
      jsonBody(),
      trustedDocuments(options.trustedDocuments, { only: options.production }),
      ...limits(),
      compiled,
      known.plugin,
      inputErrors(),
      finishedErrors(options.onFault),
      requestLine(),
    ],
  });
  const answerOf = async (request: Request, context: ServerContext) =>
    refusal(request, options) ?? (await known.answer(request, context)) ?? yoga.fetch(request, context);
  const timeoutMs = options.timeoutMs ?? 30_000;
  const files = fileProxy(services, timeoutMs);
  const appointment = ownAppointmentPages({
    booking: services.booking,
    timeoutMs,
    provider,
    isHttps: options.isHttps ?? false,
    onFault: options.onFault,
  });
  const signIn = providerSignIn({
    auth: services.auth,
    timeoutMs,
    isHttps: options.isHttps ?? false,
    onFault: options.onFault,
  });
  const calendar = calendarFeedFile({ booking: services.booking, timeoutMs, onFault: options.onFault });
  const logRequest = (request: Request, began: number, { requestId, requestInfo, status }: LoggedRequest) =>
    options.onRequest?.({
      requestId,
      operation: requestInfo.operation,
      method: request.method,
      status: requestInfo.status ?? status,
      ms: Math.round(performance.now() - began),
    });
  const withRequestLog =
    (operation: string, answer: (request: Request) => Promise<Response>) => async (request: Request) => {
      const began = performance.now();
      const response = await answer(request);
      logRequest(request, began, {
        requestId: requestIdOf(request),
        requestInfo: { operation },
        status: response.status,
      });
      return response;
    };
  return {
    files: withRequestLog('files', files),
    appointment: withRequestLog('appointment', appointment),
    calendar: withRequestLog('calendar', calendar),
    signIn: withRequestLog('sign-in', signIn),
    accessibility: withRequestLog('accessibility', accessibilityPage(provider, options.isHttps ?? false)),
    api: withRequestLog('api', publicApi(services, timeoutMs)),
    async fetch(request) {
      const began = performance.now();
      const requestInfo: RequestInfo = {};
      const requestId = requestIdOf(request);
      const isHttps = options.isHttps ?? false;
      const knownDevice = cookie(request, KNOWN_DEVICE, { isHttps });
      const fileAccess = cookie(request, FILE_ACCESS, { isHttps });
      const passkeySignIn = cookie(request, PASSKEY_SIGN_IN, { isHttps });
      const signInCookie = cookie(request, providerSignInCookie(isHttps), { isHttps });
      const context = { requestId, requestInfo, knownDevice, passkeySignIn, fileAccess, signInCookie };
      const response = await answerOf(request, context);
      response.headers.set('x-request-id', requestId);
      for (const { header } of [knownDevice, passkeySignIn, fileAccess]) {
        const setCookie = header();
        if (setCookie !== null) response.headers.append('set-cookie', setCookie);
      }
      logRequest(request, began, { requestId, requestInfo, status: response.status });
      return response;
    },
  };
}

interface LoggedRequest {
  readonly requestId: string;
  readonly requestInfo: RequestInfo;
  readonly status: number;
}

function withBreakers({ services, breaker }: GatewayOptions): Services {
  const guarded = (name: keyof Services) => withBreaker(name, services[name], breaker);
  return {
    auth: guarded('auth'),
    companies: guarded('companies'),
    booking: guarded('booking'),
    reporting: guarded('reporting'),
    countries: guarded('countries'),
  };
}
