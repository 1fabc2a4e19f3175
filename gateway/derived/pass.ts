import type { RestNames } from '../../services/shared/http/rest-names.ts';
import type { ServiceName } from '../../services/shared/service-names.ts';
import type { GatewayContext } from '../context.ts';
import { letDownload } from '../files/let-download.ts';
import { type RestAnswer, type Translation, unwrap, unwrapEmpty } from '../rest/rest-error.ts';
import { eventData } from './event-stream.ts';
import { fromShape, type Shape, toShape } from './shape.ts';

type Fields = Readonly<Record<string, unknown>>;

type CookieNames = Readonly<Record<string, 'knownDevice' | 'passkeySignIn' | 'providerSignIn'>>;

/** A root field that passes on to one REST operation. Arguments are ours by their REST names. */
export interface Passed {
  readonly service: ServiceName;
  readonly method: string;
  readonly path: string;
  readonly inPath?: RestNames;
  readonly inQuery?: RestNames;
  readonly inHeader?: RestNames;
  /** Parameters of the query that are fields of an argument, by its name. */
  readonly inGroups?: Readonly<Record<string, RestNames>>;
  /** Arguments that are fields of the body, beside its `input`. */
  readonly inBody?: RestNames;
  /** Arguments whose fields are the body's own. */
  readonly bodyGroups?: readonly string[];
  readonly body?: Shape;
  /** The body's fields are the arguments themselves. */
  readonly isFlat?: true;
  /** The fields of the body that its `update_mask` names where they are given. */
  readonly mask?: readonly string[];
  readonly alwaysInQuery?: Fields;
  readonly alwaysInBody?: Fields;
  /** The argument `active` picks what the parameter `status` names, or `disable`. */
  readonly byActive?: true | 'disable';
  /** The argument `status` picks what the parameter `status` names; null picks both. */
  readonly byStatus?: true;
  readonly pick?: string;
  /** Absent where the answer has no body. */
  readonly answer?: Shape;
  readonly withoutToken?: true;
  readonly opensFile?: true;
  /** Names of cookies, by header of the call and by field of the answer. */
  readonly cookies?: { readonly sent?: CookieNames; readonly kept?: CookieNames };
  /** For refusals: our names by those of the body. */
  readonly errors?: Translation;
}

/** A root field whose argument picks an operation. */
export interface Choice {
  readonly choice: string;
  readonly cases: Readonly<Record<string, Passed>>;
  readonly otherwise?: Passed;
}

/** A service's client, whatever the operation. */
interface AnyClient {
  request(method: string, path: string, init: object): Promise<RestAnswer<Fields>>;
}

export type PassingResolver = (root: unknown, args: Fields, clients: GatewayContext) => Promise<unknown>;

/** Asks the operation's service, and answers by our names. */
export const pass = (row: Passed | Choice): PassingResolver =>
  async function passOn(_root, args, clients) {
    const [passed, given] = chosen(row, args);
    const headers = { ...(passed.withoutToken && { authorization: null }), ...fromCookies(passed, clients) };
    const answer = await ask(passed, clients, { ...requestOf(passed, given), headers });
    if (!passed.answer) return unwrapEmpty(answer, passed.errors);
    const body = unwrap(answer, passed.errors);
    for (const [field, name] of Object.entries(passed.cookies?.kept ?? {})) clients[name].keep(String(body[field]));
    if (passed.opensFile) letDownload(clients);
    return shown(passed, body);
  };

/** Follows the operation's stream, which has no deadline, and answers each event by our names. */
export const passLive = (passed: Passed) => ({
  subscribe: async function passLive(_root: unknown, args: Fields, clients: GatewayContext) {
    const fetch = clients.liveFetches[passed.service];
    const answer = await ask(passed, clients, { ...requestOf(passed, args), parseAs: 'stream', fetch });
    return eventData(unwrap(answer) as unknown as ReadableStream<Uint8Array<ArrayBuffer>>);
  },
  resolve: (event: string) => shown(passed, JSON.parse(event)),
});

const ask = ({ service, method, path }: Passed, clients: GatewayContext, init: object) =>
  (clients[service] as unknown as AnyClient).request(method, path, init);

/** A body, or its part that the field answers; true where the field only says that something has happened. */
const shown = ({ answer, pick }: Passed, body: Fields) => {
  if (!answer) return true;
  return pick ? fromShape(answer.parts?.[pick], body[pick]) : fromShape(answer, body);
};

const fromCookies = ({ cookies }: Passed, clients: GatewayContext) =>
  withoutNullish(Object.entries(cookies?.sent ?? {}).map(([header, name]) => [header, clients[name].value()]));

function chosen(row: Passed | Choice, args: Fields): readonly [Passed, Fields] {
  if (!('choice' in row)) return [row, args];
  const { [row.choice]: value, ...given } = args;
  const passed = row.cases[String(value)] ?? row.otherwise;
  if (!passed) throw new Error(`No operation for ${row.choice}: ${value}.`);
  return [passed, given];
}

/** The parameters and the body of a call. */
export function requestOf(passed: Passed, args: Fields) {
  const { inPath = {}, inQuery = {}, inBody = {}, bodyGroups = [], body } = passed;
  const params = {
    path: taken(inPath, args),
    ...(passed.inHeader ? { header: taken(passed.inHeader, args) } : {}),
    query: { ...passed.alwaysInQuery, ...taken(inQuery, args), ...grouped(passed, args), ...statusOf(passed, args) },
  };
  if (!body) return { params };
  const placed = { ...inPath, ...inQuery, ...passed.inHeader, ...inBody, ...passed.inGroups };
  const others = Object.entries(args).filter(([name]) => !(name in placed || bodyGroups.includes(name)));
  const own = passed.isFlat ? Object.fromEntries(others) : args['input'];
  const given = toShape(body, Object.assign({}, own, ...bodyGroups.map((name) => args[name]))) as Fields;
  const fields = { ...given, ...taken(inBody, args), ...passed.alwaysInBody };
  // The mask may name fields of an object within.
  const named = Object.assign({}, ...Object.values(fields).filter(isFields), fields);
  const mask = passed.mask?.filter((name) => name in named);
  return { params, body: mask ? { ...fields, update_mask: mask } : fields };
}

const isFields = (value: unknown) => typeof value === 'object' && !Array.isArray(value);

function statusOf({ byActive, byStatus }: Passed, { active, status }: Fields): Fields {
  if (byStatus && status !== undefined) return { status: status === null ? ['active', 'inactive'] : [status] };
  if (!byActive || typeof active !== 'boolean') return {};
  return byActive === 'disable' ? { disable: !active } : { status: [active ? 'active' : 'inactive'] };
}

const grouped = ({ inGroups = {} }: Passed, args: Fields): Fields =>
  Object.assign({}, ...Object.entries(inGroups).map(([name, names]) => taken(names, Object(args[name]))));

const taken = (names: RestNames, args: Fields) =>
  withoutNullish(Object.entries(names).map(([ours, theirs]) => [theirs, args[ours]]));

/** Services read an absent parameter, never a null one. */
const withoutNullish = (entries: readonly [string, unknown][]): Fields =>
  Object.fromEntries(entries.filter(([, value]) => value !== undefined && value !== null));
