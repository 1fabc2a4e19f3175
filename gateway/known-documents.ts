import type { DocumentNode, ExecutionResult, GraphQLError, GraphQLSchema } from 'graphql';
import type { GraphQLParams, Plugin } from 'graphql-yoga';
import { TextResponse } from '../services/shared/http/text-response.ts';
import type { GatewayContext, ServerContext } from './context.ts';
import { finished, withoutDetails } from './format-errors.plugin.ts';
import { refusedInput } from './input-errors.plugin.ts';
import { operationName } from './request-line.plugin.ts';
import { hashOf, readText, toParams } from './rest/json-body.ts';

/** The portal's own documents are some two hundred; in development anybody may send others. */
const MOST_KNOWN = 500;

/** Yoga's content type by the request's Accept header. */
const typeFor: Readonly<Record<string, string>> = {
  '*/*': 'application/json',
  'application/json': 'application/json',
  'application/graphql-response+json': 'application/graphql-response+json',
  'application/graphql-response+json, application/json': 'application/graphql-response+json',
};

type Execute = (
  args: object,
) => (ExecutionResult & { stringify?: (result: object) => string }) | PromiseLike<ExecutionResult>;

interface Known {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly name: string | undefined;
  readonly execute: Execute;
}

interface Options {
  readonly trusted: Readonly<Record<string, string>>;
  /** Documents come by their hash alone. */
  readonly only: boolean;
  readonly contextOf: (request: Request, server: ServerContext) => object;
  readonly onFault: (error: unknown, requestId: string) => void;
}

/**
 * Documents that yoga has parsed, validated, held against the limits and compiled once. What they are sent with afterwards goes
 * straight to the compiled function: yoga's pipeline of hooks costs more than most of our look-ups, and decides nothing more.
 */
export function knownDocuments({ trusted, only, contextOf, onFault }: Options) {
  const known = new Map<string, Known>();

  /** Behind the plugin that compiles. Subscriptions go through yoga. */
  const plugin: Plugin<object, ServerContext> = {
    onExecute({ args, executeFn }) {
      const { schema, document, contextValue } = args;
      const text = (contextValue as Partial<GatewayContext>).params?.query;
      if (args.operationName || !text || known.size >= MOST_KNOWN) return;
      known.set(text, { schema, document, name: operationName(document), execute: executeFn as Execute });
    },
  };

  async function answer(request: Request, server: ServerContext): Promise<Response | null> {
    const type = typeFor[request.headers.get('accept') ?? '*/*'];
    if (type === undefined || request.method !== 'POST') return null;
    const params = await paramsOf(request);
    const found = params && known.get(textOf(params) ?? '');
    if (!found || params.operationName) return null;
    server.requestInfo.operation = found.name;
    const result = await run(found, params, request, server);
    const first = result.errors?.[0]?.extensions['status'];
    if (typeof first === 'number') server.requestInfo.status = first;
    const body = !result.errors && result.stringify ? result.stringify(result) : JSON.stringify(result);
    return new TextResponse(body, { headers: { 'content-type': `${type}; charset=utf-8` } });
  }

  const textOf = ({ query, extensions }: GraphQLParams): string | undefined => {
    if (query !== undefined) return only ? undefined : query;
    const hash = hashOf(extensions);
    return hash === null ? undefined : trusted[hash];
  };

  async function run(
    { schema, document, execute }: Known,
    params: GraphQLParams,
    request: Request,
    server: ServerContext,
  ) {
    const contextValue = Object.assign(contextOf(request, server), { request, params });
    const variableValues = params.variables;
    const errorsOf = (errors: readonly unknown[]) =>
      errors.map((error) => finished(withoutDetails(error) as GraphQLError, server.requestId, onFault));
    try {
      const result = await execute({ schema, document, contextValue, variableValues });
      if (!result.errors) return result as Awaited<ReturnType<Execute>> & { stringify?: (result: object) => string };
      const refused = 'data' in result ? undefined : refusedInput({ schema, document, variableValues });
      return { ...result, stringify: undefined, errors: errorsOf(refused?.errors ?? result.errors) };
    } catch (error) {
      return { errors: errorsOf([error]) };
    }
  }

  return { plugin, answer };
}

/** What cannot be read is yoga's to refuse, in its own words. */
async function paramsOf(request: Request): Promise<GraphQLParams | null> {
  try {
    return toParams(await readText(request));
  } catch {
    return null;
  }
}
