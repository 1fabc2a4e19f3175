/** The one shape of every error answer. */
export interface ErrorBody {
  error: { code: string; message: string; field?: string; details?: Readonly<Record<string, unknown>> };
}

/** A refusal with words for people: thrown anywhere below a route, it rolls the transaction back and is answered as is. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly status: number;
  readonly body: ErrorBody;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, error: ErrorBody['error'], headers: Readonly<Record<string, string>> = {}) {
    super(error.message);
    this.status = status;
    this.body = { error };
    this.headers = headers;
  }
}

/**
 * Refuses the request. `code` is stable and upper case (`SLOT_TAKEN`), `message` is for the person, `field` is the
 * path in the body or query that is at fault (`candidates.0.email`), `details` is data the screen can use.
 * @throws ServiceError
 */
export function fail(
  status: number,
  code: string,
  message: string,
  field?: string,
  details?: Readonly<Record<string, unknown>>,
): never {
  throw new ServiceError(status, {
    code,
    message,
    ...(field === undefined ? {} : { field }),
    ...(details === undefined ? {} : { details }),
  });
}

/** A foreign id and an unknown id answer alike, with this. */
export function notFound(what: string): never {
  fail(404, 'NOT_FOUND', `${what} not found.`);
}
