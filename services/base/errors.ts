/** All error codes of the services with their HTTP status. The OpenAPI documents list them. */
export const ERROR_STATUS = {
  BAD_REQUEST: 400,
  CALLED_OFF: 400,
  WEAK_PASSWORD: 400,
  WRONG_PASSWORD: 400,

  TOKEN_INVALID: 401,
  UNAUTHENTICATED: 401,
  WRONG_CREDENTIALS: 401,

  ADDRESS_TOO_NEW: 403,
  FORBIDDEN: 403,
  LINK_OVER: 403,
  NOT_COVERED: 403,
  NOT_HELD: 403,
  SECOND_FACTOR_MISSING: 403,
  SIGN_IN_REFUSED: 403,

  NOT_FOUND: 404,
  REQUEST_TOO_SLOW: 408,

  ALREADY_WITHDRAWN: 409,
  ASSESSMENT_IN_USE: 409,
  BUSY: 409,
  CLOSING_GOES_ON: 409,
  COMPANY_IN_USE: 409,
  CONFLICT: 409,
  DAYS_REFUSED: 409,
  DEVICE_NOT_REGISTERED: 409,
  DOCTOR_ELSEWHERE: 409,
  DRAFT_EXISTS: 409,
  DRAFT_SENT: 409,
  DUPLICATE: 409,
  EDIT_CONFLICT: 409,
  HOLD_EXPIRED: 409,
  HOLD_LIMIT: 409,
  HOLD_UNFIT: 409,
  HOLIDAY_EXISTS: 409,
  IMPORT_IN_USE: 409,
  LAST_ADMINISTRATOR: 409,
  MAIL_WAITING: 409,
  MOVED_MEANWHILE: 409,
  MOVE_UNDONE: 409,
  NAME_TAKEN: 409,
  NOT_ACTIVE: 409,
  NOT_OWN_COMPANY: 409,
  NOT_OWN_DAY: 409,
  NOT_READ: 409,
  NOT_ROSTERED: 409,
  OWN_ACCOUNT: 409,
  PACKAGE_IN_USE: 409,
  PAPERWORK_IN_USE: 409,
  REPLACED: 409,
  SAME_TIME: 409,
  SERVICE_NOT_OFFERED: 409,
  SITE_CLOSED: 409,
  SITE_IN_USE: 409,
  SLOTS_IN_USE: 409,
  SLOT_BLOCKED: 409,
  SLOT_TAKEN: 409,
  /** `details.guard` names the rule that does not allow the change of status. */
  STATUS_CONFLICT: 409,
  TOO_MANY: 409,
  UNDO_OVER: 409,
  VISIT_ROUTE: 409,

  OTP_EXPIRED: 410,
  WITHDRAWN: 410,
  TOO_LARGE: 413,
  WRONG_FORM: 415,

  BOOKING_FREE: 422,
  CODE_WRONG: 422,
  FIT_TEST_OFF: 422,
  IDEMPOTENCY_KEY_REUSED: 422,
  INFECTED: 422,
  INVALID: 422,
  NOT_USABLE: 422,
  NO_EMAIL: 422,
  OTP_WRONG: 422,
  PASSKEY_REFUSED: 422,
  SLOT_PAST: 422,
  WRONG_KIND: 422,

  OTP_REQUIRED: 428,
  SECOND_FACTOR_REQUIRED: 428,
  OTP_LOCKED: 429,
  TOO_MANY_ATTEMPTS: 429,
  TOO_MANY_STREAMS: 429,
  UPLOAD_QUOTA: 429,
  SESSION_EXPIRED: 498,

  INTERNAL: 500,
  STATEMENT_TIMEOUT: 503,
  STOPPING: 503,
  STORAGE_FULL: 503,
  TOO_MANY_WAITING: 503,
  UNAVAILABLE: 503,
} as const satisfies Readonly<Record<Uppercase<string>, number>>;

export type ErrorCode = keyof typeof ERROR_STATUS;

const isErrorCode = (name: string): name is ErrorCode => name in ERROR_STATUS;
export const errorCodes = Object.keys(ERROR_STATUS).filter(isErrorCode);

interface ErrorOptions {
  /** Path of the faulty value in the body or query (`candidates.0.email`). */
  readonly field?: string | undefined;
  /** Data for the screen. */
  readonly details?: Readonly<Record<string, unknown>> | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * An error with a message for people. Thrown anywhere below a route, it rolls back the transaction and is sent as it
 * is.
 */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly code: ErrorCode;
  readonly options: ErrorOptions;

  constructor(code: ErrorCode, message: string, options: ErrorOptions = {}) {
    super(message);
    this.code = code;
    this.options = options;
  }

  /** The one shape of all error answers: `{ error: { code, message, field?, details? } }`. */
  toResponse(): Response {
    const { field, details, headers = {} } = this.options;
    const error = { code: this.code, message: this.message, field, details };
    return Response.json({ error }, { status: ERROR_STATUS[this.code], headers });
  }
}

/**
 * Refuses the request. `message` is shown to a person.
 * @throws ServiceError
 */
export function fail(code: ErrorCode, message: string, options?: ErrorOptions): never {
  throw new ServiceError(code, message, options);
}

/** Used for unknown ids and for ids of other organisations alike. */
export function notFound(what: string): never {
  fail('NOT_FOUND', `${what} not found.`);
}
