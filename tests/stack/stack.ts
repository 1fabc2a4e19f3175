import { expect } from 'vitest';
import type { ServiceEndpoint, ServiceFetch } from '../../gateway/rest/service-fetch.ts';
import { createGateway, type Gateway, remoteFetch } from '../../gateway/server.ts';
import { defined } from '../../machines/lib/assert-defined.ts';
import { serverPages } from '../../server-pages/server-pages.ts';
import type { OpenDatabase } from '../../services/database/database.ts';
import { type RunningServer, serve } from '../../services/server/http-server.ts';
import { makeService } from '../../services/server/make-service.ts';
import type { Service } from '../../services/shared/http/service.ts';
import { eachService, type ServiceName, serviceNames } from '../../services/shared/service-names.ts';
import { plainFacts } from '../support/bookings/plain-facts.ts';
import { openWorld, type World } from '../support/services.ts';

/** One call that the gateway made to a service. */
export interface RestCall {
  readonly service: ServiceName;
  readonly method: string;
  readonly path: string;
}

/** Browser code to database in one process: the gateway over the real services, and what it asked of them. */
export interface Stack extends World {
  readonly gateway: Gateway;
  readonly calls: RestCall[];
  /** Puts another server in a service's place, such as one that never answers; `undefined` puts the service back. */
  replace(name: ServiceName, fetch: ServiceFetch | undefined): void;
}

/** @param where the services: in the gateway's process, or each behind a port of its own */
export async function openStack(where: 'here' | 'elsewhere' = 'here', database?: OpenDatabase): Promise<Stack> {
  const world = await openWorld(database);
  const calls: RestCall[] = [];
  const replaced = new Map<ServiceName, ServiceFetch>();
  const made = await Promise.all(
    serviceNames.map(async (name) => [name, await makeService(name, world.deps)] as const),
  );
  const services = new Map(made);
  const servers = where === 'here' ? new Map<string, RunningServer>() : await serveAll(services);
  const overNetwork = remoteFetch();
  const fetchOf = (service: ServiceName) => (servers.has(service) ? overNetwork : defined(services.get(service)).fetch);
  const addressOf = (service: ServiceName) => {
    const server = servers.get(service);
    return server ? `http://127.0.0.1:${server.port}` : `http://${service}`;
  };
  const unfinished = new Set<Promise<unknown>>();
  const endpoint = (service: ServiceName) => ({
    baseUrl: addressOf(service),
    fetch: (request: Request, init?: { signal?: AbortSignal }) => {
      calls.push({ service, method: request.method, path: new URL(request.url).pathname });
      const answer = Promise.resolve((replaced.get(service) ?? fetchOf(service))(request, init));
      const call = answer.catch(() => undefined).finally(() => unfinished.delete(call));
      unfinished.add(call);
      return answer;
    },
  });
  const gateway = gatewayOver(endpoint);
  return {
    ...world,
    gateway,
    calls,
    async close() {
      // An answer that is refused early leaves the calls beside it to finish by themselves.
      await Promise.all(unfinished);
      await Promise.all([...servers.values()].map((server) => server.close(0)));
      await world.close();
    },
    replace: (name, fetch) => void (fetch ? replaced.set(name, fetch) : replaced.delete(name)),
  };
}

/** A gateway in development, over services of the test's own. */
export function gatewayOver(endpoint: (service: ServiceName) => ServiceEndpoint): Gateway {
  return createGateway({
    pages: serverPages,
    services: eachService(endpoint),
    portal: plainFacts,
    production: false,
    trustedDocuments: {},
    onFault: () => undefined,
  });
}

async function serveAll(services: ReadonlyMap<string, Service>): Promise<Map<string, RunningServer>> {
  const at = { host: '127.0.0.1', port: 0 };
  return new Map(
    await Promise.all([...services].map(async ([name, { fetch }]) => [name, await serve(fetch, at)] as const)),
  );
}

/** An answer as it came: what is missing in `data` says why in `errors`. */
export interface GraphQLAnswer {
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into answers whose shape is what it checks
  readonly data: any;
  // biome-ignore lint/suspicious/noExplicitAny: likewise
  readonly errors?: any;
}

/** Sends a document as a browser does. */
export async function ask(
  { gateway }: Pick<Stack, 'gateway'>,
  token: string | null,
  query: string,
  variables: object = {},
): Promise<GraphQLAnswer> {
  const response = await gateway.fetch(
    new Request('http://portal/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/graphql-response+json, application/json',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ query, variables }),
    }),
  );
  return (await response.json()) as GraphQLAnswer;
}

type Signed = { token: string };

/** Questions of people signed in: the answer where no fault is expected, or what the first fault says to programs. */
export const questionsTo = (stack: () => Stack) => ({
  answerOf: async (who: Signed, query: string, variables: object = {}) => {
    const { data, errors } = await ask(stack(), who.token, query, variables);
    expect(errors).toBeUndefined();
    return data;
  },
  refusalOf: async (who: Signed, query: string, variables: object = {}) =>
    (await ask(stack(), who.token, query, variables)).errors[0].extensions,
});
