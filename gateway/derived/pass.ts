import type { RestNames } from '../../services/shared/http/rest-names.ts';
import type { GatewayContext, Services } from '../context.ts';
import { omitNullish } from '../omit-nullish.ts';
import { type RestAnswer, type Translation, unwrap, unwrapEmpty } from '../rest/rest-error.ts';
import { fromShape, type Shape, toShape } from './shape.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A root field that passes on to one REST operation. Arguments are ours by their REST names. */
export interface Passed {
  readonly service: keyof Services;
  readonly method: string;
  readonly path: string;
  readonly inPath?: RestNames;
  readonly inQuery?: RestNames;
  /** Parameters of the query that are fields of an argument, by its name. */
  readonly inGroups?: Readonly<Record<string, RestNames>>;
  /** Arguments that are fields of the body, beside its `input`. */
  readonly inBody?: RestNames;
  readonly body?: Shape;
  /** The body's fields are the arguments themselves. */
  readonly isFlat?: true;
  /** The fields of the body that its `update_mask` names where they are given. */
  readonly mask?: readonly string[];
  readonly alwaysInQuery?: Fields;
  readonly alwaysInBody?: Fields;
  /** The argument `active` picks what the parameter `status` names. */
  readonly byActive?: true;
  readonly pick?: string;
  /** Absent where the answer has no body. */
  readonly answer?: Shape;
  /** For refusals: our names by those of the body. */
  readonly errors?: Translation;
}

/** A service's client, whatever the operation. */
interface AnyClient {
  request(method: string, path: string, init: object): Promise<RestAnswer<Fields>>;
}

export type PassingResolver = (root: unknown, args: Fields, clients: GatewayContext) => Promise<unknown>;

/** Asks the operation's service, and answers by our names. */
export const pass = (passed: Passed): PassingResolver =>
  async function passOn(_root, args, clients) {
    const client = clients[passed.service] as unknown as AnyClient;
    const answer = await client.request(passed.method, passed.path, requestOf(passed, args));
    if (!passed.answer) return unwrapEmpty(answer, passed.errors);
    const body = unwrap(answer, passed.errors);
    return passed.pick
      ? fromShape(passed.answer.parts?.[passed.pick], body[passed.pick])
      : fromShape(passed.answer, body);
  };

/** The parameters and the body of a call. */
export function requestOf(passed: Passed, args: Fields) {
  const { inPath = {}, inQuery = {}, inBody = {}, body } = passed;
  const params = {
    path: taken(inPath, args),
    query: { ...passed.alwaysInQuery, ...taken(inQuery, args), ...grouped(passed, args), ...statusOf(passed, args) },
  };
  if (!body) return { params };
  const others = Object.entries(args).filter(([name]) => !(name in inPath || name in inQuery || name in inBody));
  const given = toShape(body, passed.isFlat ? Object.fromEntries(others) : args['input']) as Fields;
  const fields = { ...given, ...taken(inBody, args), ...passed.alwaysInBody };
  const mask = passed.mask?.filter((name) => name in fields);
  return { params, body: mask ? { ...fields, update_mask: mask } : fields };
}

const statusOf = ({ byActive }: Passed, { active }: Fields) =>
  byActive && typeof active === 'boolean' ? { status: [active ? 'active' : 'inactive'] } : {};

const grouped = ({ inGroups = {} }: Passed, args: Fields): Fields =>
  Object.assign({}, ...Object.entries(inGroups).map(([name, names]) => taken(names, Object(args[name]))));

const taken = (names: RestNames, args: Fields) =>
  omitNullish(Object.fromEntries(Object.entries(names).map(([ours, theirs]) => [theirs, args[ours]])));
