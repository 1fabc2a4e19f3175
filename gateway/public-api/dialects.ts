/** A refusal of the API, before a dialect gives its shape. */
export interface ApiError {
  readonly status: number;
  readonly code: string;
  /** For people. */
  readonly detail: string;
  readonly field?: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

interface Dialect {
  /** The beginning of its addresses. */
  readonly start: string;
  /** The header that asks for credentials. */
  readonly challenge: string;
  readonly body: (error: ApiError) => object;
}

/** Addresses whose refusals are not problems of RFC 9457, since another system gives their shape. */
const dialects: readonly Dialect[] = [
  {
    start: '/booking/greenhouse/',
    challenge: 'Basic realm="Preflight"',
    // The word in which Greenhouse itself reports what it could not read.
    body: ({ detail, field }) => ({ errors: [field && !detail.startsWith(field) ? `${field}: ${detail}` : detail] }),
  },
  {
    start: '/auth/token',
    challenge: 'Basic realm="Preflight"',
    body: ({ detail, details }) => ({ error: details?.['error'] ?? 'invalid_request', error_description: detail }),
  },
];

/** The dialect of a path below /api/v1; undefined for the API’s own. */
export const dialectOf = (path: string): Dialect | undefined => dialects.find(({ start }) => path.startsWith(start));
