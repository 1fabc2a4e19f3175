import { GraphQLError } from 'graphql';
import type { NearestTime, PortalError } from '../../machines/lib/portal-error.ts';
import { ourName, sameNames } from '../../services/shared/http/rest-names.ts';
import type { components } from '../generated/booking.openapi.ts';

export type ErrorCode = PortalError['code'];
type RestErrorCode = components['schemas']['Error']['error']['code'];

/** `status` is the service's; `fields` has one message by path of the GraphQL input, such as `candidates.2.email`. */
export interface ErrorExtensions {
  code: ErrorCode;
  reason: string;
  status: number;
  fields?: Readonly<Record<string, string>>;
  nearest?: readonly NearestTime[];
  /** The record as it is now, by names of the GraphQL input, where another person changed it meanwhile. */
  present?: Readonly<Record<string, unknown>>;
  [more: string]: unknown;
}

/** The usual code of a status; any other status is REJECTED. */
export const byStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  422: 'BAD_REQUEST',
  428: 'OTP_REQUIRED',
  498: 'SESSION_EXPIRED',
  // A balancer's answers for a service that is down.
  502: 'UNREACHABLE',
  503: 'UNREACHABLE',
  504: 'UNREACHABLE',
};

/** Refusals that a service names itself; its word goes before the status. */
export const named: ReadonlySet<string> = new Set<ErrorCode & RestErrorCode>([
  'SLOT_TAKEN',
  'HOLD_EXPIRED',
  'EDIT_CONFLICT',
  'DRAFT_SENT',
]);
/** Refusals of status 403 whose words say where to go. */
const mappedCodes: Readonly<Partial<Record<string, ErrorCode>>> = {
  SECOND_FACTOR_MISSING: 'REJECTED',
} satisfies Partial<Record<RestErrorCode, ErrorCode>>;

const isNamed = (code: string): code is ErrorCode => named.has(code);

export interface Translation {
  /** Codes of this operation by status, where they differ from the usual. */
  readonly codes?: Readonly<Record<number, ErrorCode>>;
  /** Names of this operation's input by names of the REST body, where they differ by more than their case; '' = a part the input has not got. */
  readonly names?: Readonly<Record<string, string>>;
}

/**
 * The one translation of a refused REST answer.
 * @param answer the body, `{ error: { code, message, field?, details? } }`; anything else counts as an answer without words.
 */
export function restError(response: Response, answer: unknown, { codes = {}, names = {} }: Translation = {}) {
  const error = part(part(answer)['error']);
  const { message, code: name, field } = { message: '', code: '', field: '', ...texts(error) };
  const ofSchema = withoutPath(message, field);
  const reason = ofSchema === null ? message : CHECK_INPUT;
  const code = isNamed(name)
    ? name
    : (mappedCodes[name] ?? codes[response.status] ?? byStatus[response.status] ?? 'REJECTED');
  const details = part(error['details']);
  const nearest = times(details['nearest']);
  const fields = { ...(field === '' ? {} : { [field]: ofSchema ?? message }), ...texts(part(details['fields'])) };
  return portalError({
    code,
    reason,
    status: response.status,
    ...(code === 'BAD_REQUEST' || field !== '' ? { fields: renamed(fields, names) } : {}),
    ...(nearest.length === 0 ? {} : { nearest }),
    ...(code === 'EDIT_CONFLICT' ? { present: renamed(part(details['present']), names) } : {}),
  });
}

/** The words of a body that does not match its schema, without the path that a program reads before them; null for other words. */
const withoutPath = (message: string, field: string) =>
  field !== '' && message.startsWith(`${field}: `) ? message.slice(field.length + 2) : null;

/** For people, where the words of a fault are at its field. */
export const CHECK_INPUT = 'Please check what was entered.';

/** An answer of openapi-fetch, for any operation. */
export interface RestAnswer<Data> {
  readonly data?: Data;
  readonly error?: unknown;
  readonly response: Response;
}

/**
 * The data of an answer.
 * @throws {GraphQLError} the refusal, translated for the web
 */
export function unwrap<Data>({ data, error, response }: RestAnswer<Data>, translation?: Translation) {
  if (data === undefined || data === null) throw restError(response, error, translation);
  return data;
}

/**
 * True for an operation that succeeds without a body.
 * @throws {GraphQLError} the refusal, translated for the web
 */
export function unwrapEmpty({ error, response }: RestAnswer<unknown>, translation?: Translation): true {
  if (!response.ok) throw restError(response, error, translation);
  return true;
}

/** No answer: the service is down, cut off, or too slow. `cause` is for the log and never leaves. */
export const unreachable = (cause: unknown) =>
  Object.assign(portalError({ code: 'UNREACHABLE', reason: '', status: 504 }), { cause });

export const portalError = (extensions: ErrorExtensions) =>
  new GraphQLError(extensions.reason === '' ? extensions.code : extensions.reason, { extensions });

/** The same values by paths of the input. */
const renamed = <Value>(fields: Readonly<Record<string, Value>>, names: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [inputPath(field, names), value]));

/** Objects that the REST body groups fields in, and the input has not. */
const groups: ReadonlySet<string> = new Set(['header', 'company', 'site', 'candidate']);

/** `header.result_email` → `resultEmail`, `candidates.2.candidate_email` → `candidates.2.email`. */
function inputPath(field: string, names: Readonly<Record<string, string>>): string {
  return field
    .split('.')
    .filter((name, at, path) => at === path.length - 1 || !groups.has(name))
    .map((name) => names[name] ?? ourName(sameNames, name))
    .filter((name) => name !== '')
    .join('.');
}

function times(value: unknown): NearestTime[] {
  return list(value).flatMap((entry) => {
    const { site_id: siteId, calendar_from_time: startsAt, calendar_ids: ids } = part(entry);
    if (typeof siteId !== 'string' || typeof startsAt !== 'string') return [];
    return [{ siteId, startsAt, calendarIds: list(ids).filter((id) => typeof id === 'number') }];
  });
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const part = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
const texts = (value: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
