import { useGraphQlJit as graphqlJit } from '@envelop/graphql-jit';
import { getOperationAST } from 'graphql';
import { createYoga } from 'graphql-yoga';
import type { Portal, ServerContext, serviceClients } from './context.ts';
import { graphqlCookies } from './cookie.ts';
import { finishedErrors, withoutDetails } from './format-errors.plugin.ts';
import { inputErrors } from './input-errors.plugin.ts';
import { jsonAnswers } from './json-answers.ts';
import { limits } from './limits.ts';
import type { PartOptions } from './part.ts';
import { type RequestInfo, refusal, requestIdOf } from './request.ts';
import { requestLine } from './request-line.plugin.ts';
import { jsonBody } from './rest/json-body.ts';
import { gatewaySchema } from './schema.ts';
import { trustedDocuments } from './trusted-documents.ts';

export interface GraphqlOptions {
  /** The answer of the public query `portal`, where the provider's settings do not say otherwise. */
  readonly portal: Portal;
  /** Production takes the application's own documents only; development takes any, and shows GraphiQL. */
  readonly production: boolean;
  /** The application's own documents by their hash: web/generated/persisted-documents.json. */
  readonly trustedDocuments: Readonly<Record<string, string>>;
}

/** Documents are compiled, but for subscriptions: graphql-jit hands those the variables as their arguments. */
const compiled = graphqlJit(
  {},
  { enableIf: ({ document, operationName }) => getOperationAST(document, operationName)?.operation !== 'subscription' },
);

/**
 * Answers POST /graphql with a JSON body, as JSON or, for a subscription, as an event stream; in development also GraphiQL.
 * Errors: as described in schema.graphql; HTTP refusals (405, 413, 415) carry the same `{ errors }` body.
 */
export function graphqlRequests(options: GraphqlOptions & PartOptions, clients: ReturnType<typeof serviceClients>) {
  const { portal, provider, isHttps } = options;
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
      inputErrors(),
      finishedErrors(options.onFault),
      requestLine(),
    ],
  });
  const answer = jsonAnswers(yoga, options.onFault);
  return async (request: Request, requestInfo: RequestInfo): Promise<Response> => {
    const requestId = requestIdOf(request);
    const cookies = graphqlCookies(request, isHttps);
    const context = { requestId, requestInfo, ...cookies };
    const isJson = request.method === 'POST' && !request.headers.get('accept')?.includes('text/event-stream');
    const response =
      refusal(request, options) ?? (await (isJson ? answer(request, context) : yoga.fetch(request, context)));
    response.headers.set('x-request-id', requestId);
    for (const { header } of Object.values(cookies)) {
      const setCookie = header();
      if (setCookie !== null) response.headers.append('set-cookie', setCookie);
    }
    return response;
  };
}
