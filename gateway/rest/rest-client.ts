import createClient, { type Client, createQuerySerializer, defaultPathSerializer } from 'openapi-fetch';
import { ourName, sameNames } from '../../services/shared/http/rest-names.ts';
import { portalError } from './rest-error.ts';

interface RestClientOptions {
  readonly baseUrl: string;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly headers: Readonly<Record<string, string>>;
}

const refuseParameter = (name: string): never => {
  const reason = 'There is a sign in it that cannot be read.';
  throw portalError({ code: 'BAD_REQUEST', reason, status: 400, fields: { [ourName(sameNames, name)]: reason } });
};

/** Half of a surrogate pair has no spelling in an address. */
const requireWellFormed = (params: object) => {
  for (const [name, value] of Object.entries(params)) {
    if ([value].flat().some((one) => typeof one === 'string' && !one.isWellFormed())) refuseParameter(name);
  }
};

/** '.' and '..' name another path than the operation's. */
const requireSegments = (params: object) => {
  for (const [name, value] of Object.entries(params)) if (/^\.{0,2}$/.test(String(value))) refuseParameter(name);
};

const serializeQuery = createQuerySerializer<unknown>();

/**
 * A typed client of a service.
 * @throws {GraphQLError} BAD_REQUEST at a parameter that no address can have
 */
export const restClient = <Paths extends object>(options: RestClientOptions): Client<Paths> =>
  createClient<Paths>({
    ...options,
    pathSerializer: (path, params) => {
      requireWellFormed(params);
      requireSegments(params);
      return defaultPathSerializer(path, params);
    },
    querySerializer: (params) => {
      requireWellFormed(Object(params));
      return serializeQuery(params);
    },
  });
