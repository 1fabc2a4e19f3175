import { ClientError, GraphQLClient } from 'graphql-request';
import type { NearestTime, PortalError } from '../../../machines/lib/portal-error.ts';
import { PortalFailure } from '../../../machines/lib/portal-error.ts';
import type { TypedDocumentString } from '../../generated/graphql.ts';
import { callWithRefresh } from './call-with-refresh.ts';
import type { CallKind, SessionGate } from './session-gate.ts';

export const TIMEOUT_MS = 30_000;

export type CallOptions = {
  signal?: AbortSignal | undefined;
  kind?: CallKind;
  /** Arrives even when the page goes meanwhile; at most 64 KB at a time. */
  keepalive?: boolean;
  /** Sent as DeviceID, where the company asks for one-time passwords and this device has proved one. */
  deviceId?: string | null;
};

export type GatewayOptions = {
  url: string;
  fetch: typeof globalThis.fetch;
  session: SessionGate;
  /** Production accepts a document by its hash only, development by its text. */
  send: 'hash' | 'text';
};

type Answer = { data?: unknown; errors?: readonly GraphQLFault[] | undefined };
type GraphQLFault = { message?: string; extensions?: Record<string, unknown> };
type Document<Result, Variables> = TypedDocumentString<Result, Variables>;

export type Gateway = ReturnType<typeof createGatewayClient>;

const requestIds = new WeakMap<PortalError, string>();

/** The request that failed, to be named to support; null where none was sent. */
export const requestIdOf = (error: PortalError) => requestIds.get(error) ?? null;

/**
 * Typed calls to the gateway.
 * @throws {PortalFailure} for every answer that is no success; UNREACHABLE where there was none within 30 s
 */
export function createGatewayClient({ url, fetch, session, send }: GatewayOptions) {
  const clientFor = (keepalive: boolean) =>
    new GraphQLClient(url, {
      fetch,
      keepalive,
      errorPolicy: 'all',
      excludeOperationName: true,
      jsonSerializer: { parse: JSON.parse, stringify: (body) => JSON.stringify(bodyOf(body, send)) },
    });
  const ordinary = clientFor(false);
  const parting = clientFor(true);

  const answerOf = async (
    question: Question,
    { signal, kind, keepalive, deviceId }: Required<CallOptions>,
    requestId: string,
  ): Promise<Answer> => {
    const token = kind === 'public' ? null : session.token();
    const patience = AbortSignal.timeout(TIMEOUT_MS);
    try {
      return await (keepalive ? parting : ordinary).rawRequest({
        ...question,
        requestHeaders: {
          accept: 'application/graphql-response+json, application/json',
          'x-request-id': requestId,
          ...(token && { authorization: `Bearer ${token}` }),
          ...(deviceId && { DeviceID: deviceId }),
        },
        signal: signal ? AbortSignal.any([signal, patience]) : patience,
      });
    } catch (thrown) {
      signal?.throwIfAborted();
      if (!(thrown instanceof ClientError)) throw new PortalFailure({ code: 'UNREACHABLE' });
      const { status, data, errors } = thrown.response;
      if (data || errors) return { data, errors };
      throw new PortalFailure(status >= 502 ? { code: 'UNREACHABLE' } : { code: 'REJECTED', status, reason: '' });
    }
  };

  const call = async (question: Question, options: Required<CallOptions>) => {
    const requestId = newRequestId();
    try {
      return dataOf(await answerOf(question, options, requestId));
    } catch (thrown) {
      if (thrown instanceof PortalFailure) requestIds.set(thrown.error, requestId);
      throw thrown;
    }
  };

  return {
    async request<Result, Variables>(
      document: Document<Result, Variables>,
      variables: Variables,
      { signal, kind = 'person', keepalive = false, deviceId = null }: CallOptions = {},
    ): Promise<Result> {
      const question = questionOf(document, variables, send);
      const options = { signal, kind, keepalive, deviceId };
      if (kind === 'public') return (await call(question, options)) as Result; // the generated types speak for the schema
      await session.whenReady(keepalive);
      if (kind !== 'background') session.onRequest();
      return (await callWithRefresh(session, { kind, isSave: keepalive }, () => call(question, options))) as Result;
    },
    /** For the live stream, which is read elsewhere. */
    stream: {
      url,
      fetch,
      session,
      encode: <R, V>(document: Document<R, V>, variables: V) =>
        JSON.stringify(bodyOf(questionOf(document, variables, send), send)),
    },
  };
}

/** `query` is the document's text or its hash. */
type Question = { query: string; variables: object };

const questionOf = <R, V>(document: Document<R, V>, variables: V, send: 'hash' | 'text'): Question => ({
  query: send === 'hash' ? String(document.__meta__?.['hash']) : document.toString(),
  variables: Object(variables),
});

function bodyOf({ query, variables }: Partial<Question>, send: 'hash' | 'text') {
  return send === 'hash'
    ? { extensions: { persistedQuery: { version: 1, sha256Hash: query } }, variables }
    : { query, variables };
}

/** A part that is missing does not hide the rest; a lost session does, and so does an answer without any data. */
function dataOf({ data, errors = [] }: Answer): unknown {
  const failures = errors.map(portalErrorOf);
  const lost = failures.find(({ code }) => code === 'UNAUTHENTICATED' || code === 'SESSION_EXPIRED');
  const failure = lost ?? (data ? undefined : failures[0]);
  if (failure) throw new PortalFailure(failure);
  return data;
}

/** The one translation of GraphQL errors. A code that is not known counts as refused in the server's words. */
export function portalErrorOf({ message = '', extensions = {} }: GraphQLFault): PortalError {
  const { code, status, fields } = extensions;
  const reason = typeof extensions['reason'] === 'string' ? extensions['reason'] : message;
  switch (code) {
    case 'UNAUTHENTICATED':
    case 'SESSION_EXPIRED':
    case 'OTP_REQUIRED':
      return { code };
    case 'NOT_FOUND':
    case 'UNREACHABLE':
      return reason ? { code, reason } : { code };
    case 'HOLD_EXPIRED':
      return { code, ...(reason ? { reason } : {}), ...(fields ? { fields: textsIn(fields) } : {}) };
    case 'SLOT_TAKEN':
      return { code, reason, nearest: nearestIn(extensions['nearest']) };
    case 'EDIT_CONFLICT':
      return { code, reason, present: Object(extensions['present']) };
    case 'DRAFT_SENT':
      return { code, reason };
    case 'FORBIDDEN':
      return { code, reason, ...(fields ? { fields: textsIn(fields) } : {}) };
    case 'BAD_REQUEST':
      return { code, reason, fields: textsIn(fields) };
    default:
      return {
        code: 'REJECTED',
        status: typeof status === 'number' ? status : 500,
        reason,
        ...(fields ? { fields: textsIn(fields) } : {}),
      };
  }
}

const isNearest = (entry: unknown): entry is NearestTime =>
  typeof entry === 'object' &&
  entry !== null &&
  'siteId' in entry &&
  'startsAt' in entry &&
  'calendarIds' in entry &&
  Array.isArray(entry.calendarIds);

const nearestIn = (nearest: unknown): readonly NearestTime[] =>
  Array.isArray(nearest) ? nearest.filter(isNearest) : [];

const textsIn = (fields: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/** Short enough to be read out on the telephone. */
function newRequestId() {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint16Array(2));
  return `${high.toString(16).padStart(4, '0')}-${low.toString(16).padStart(4, '0')}`;
}
