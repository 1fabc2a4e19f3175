import { GraphQLError } from 'graphql';
import { isAsyncIterable, type Plugin } from 'graphql-yoga';
import type { ServerContext } from './context.ts';
import { type ErrorExtensions, portalError } from './rest/rest-error.ts';

export type OnFault = (error: unknown, requestId: string) => void;

/** A fault of ours becomes an error without words; the fault itself is its `cause`, for the log alone. */
export function withoutDetails(error: unknown): GraphQLError {
  if (isRefusal(error)) return error;
  return Object.assign(portalError({ code: 'REJECTED', reason: '', status: 500 }), { cause: error });
}

/**
 * Thrown on purpose: an error with a code, or graphql-js refusing the document. Located errors carry it inside. An error of
 * graphql-js at a field of the answer is a fault of ours: the answer is not what the schema promises.
 */
function isRefusal(error: unknown): error is GraphQLError {
  if (!(error instanceof GraphQLError)) return false;
  if (error.originalError !== undefined) return isRefusal(error.originalError);
  return isFinished({ ...error.extensions }) || !error.path;
}

/**
 * Gives each error of an answer the shape that schema.graphql promises: a code, a reason, a status and the request's id.
 * HTTP stays 200 but for requests that were never read, such as a body too large.
 */
export const finishedErrors = (onFault: OnFault): Plugin<object, ServerContext> => ({
  onResultProcess({ result, setResult, serverContext }) {
    if (isAsyncIterable(result) || Array.isArray(result) || !result.errors) return;
    const { errors, status } = finishErrors(result.errors, serverContext, onFault);
    setResult({ ...result, errors, extensions: { http: { status } } });
  },
});

/** Errors as schema.graphql promises them, and the HTTP status of their answer; faults of ours are passed to `onFault`. */
export function finishErrors(
  errors: readonly GraphQLError[],
  { requestId, requestInfo }: ServerContext,
  onFault: OnFault,
) {
  const unread = errors.map(({ extensions }) => extensions['http']).find(isUnread);
  const all = errors.map((error) => finished(error, requestId, onFault));
  const first = all[0]?.extensions['status'];
  if (typeof first === 'number') requestInfo.status = first;
  return { errors: all, status: unread?.status ?? 200 };
}

function finished(error: GraphQLError, requestId: string, onFault: OnFault) {
  const cause = causeOf(error);
  if (cause !== undefined) onFault(cause, requestId);
  const { nodes, source, positions, path } = error;
  const { http, ...extensions } = { ...error.extensions };
  const message = isFinished(extensions) ? error.message : withoutHint(error.message);
  return new GraphQLError(message, {
    nodes: nodes ?? null,
    source: source ?? null,
    positions: positions ?? null,
    path: path ?? null,
    extensions: { ...(isFinished(extensions) ? extensions : refusedDocument(message, http)), requestId },
  });
}

/** graphql-js suggests names near a misspelt one, and so lists the schema to anyone who guesses. */
const withoutHint = (message: string) => message.replace(/\s*Did you mean [^?]*\?/g, '');

const refusedDocument = (reason: string, http: unknown): ErrorExtensions => ({
  code: 'REJECTED',
  reason,
  status: isUnread(http) ? http.status : 400,
});

const isFinished = (extensions: object) => 'reason' in extensions && 'code' in extensions && 'status' in extensions;

/** Yoga marks statuses that only GraphQL-over-HTTP asks for with `spec`; those stay 200. */
const isUnread = (http: unknown): http is { status: number } =>
  typeof http === 'object' && http !== null && 'status' in http && typeof http.status === 'number' && !('spec' in http);

function causeOf(error: unknown): unknown {
  if (!(error instanceof GraphQLError)) return undefined;
  return error.cause ?? causeOf(error.originalError);
}
