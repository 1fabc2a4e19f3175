/**
 * Field map of a resource: our name to its REST name. It lists only names that differ by more than case (`startsAt:
 * 'booking_start_time'`). All others are our name in snake_case.
 */
export type RestNames = Readonly<Record<string, string>>;

/** For a resource whose names differ by case only. */
export const sameNames = {} as const satisfies RestNames;

type Snake<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : Name;
type Camel<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name;

export type RestName<Names extends RestNames, Ours> = Ours extends keyof Names ? Names[Ours] : Snake<Ours & string>;
type NamedInMap<Names extends RestNames, Theirs> = {
  [Ours in keyof Names]: Names[Ours] extends Theirs ? Ours : never;
}[keyof Names];
export type OurName<Names extends RestNames, Theirs> = [NamedInMap<Names, Theirs>] extends [never]
  ? Camel<Theirs & string>
  : NamedInMap<Names, Theirs>;

export type ToRest<Names extends RestNames, Record> = {
  [Ours in keyof Record as RestName<Names, Ours>]: Record[Ours];
};
export type FromRest<Names extends RestNames, Body> = {
  [Theirs in keyof Body as OurName<Names, Theirs>]: Body[Theirs];
};

/** Renames a record's fields to their REST names, one level deep. */
export function toRest<const Names extends RestNames, Record extends object>(
  names: Names,
  record: Record,
): ToRest<Names, Record>;
export function toRest(names: RestNames, record: object): object {
  return Object.fromEntries(Object.entries(record).map(([ours, value]) => [restName(names, ours), value]));
}

/** Renames the fields of a REST body to our names, one level deep. */
export function fromRest<const Names extends RestNames, Body extends object>(
  names: Names,
  body: Body,
): FromRest<Names, Body>;
export function fromRest(names: RestNames, body: object): object {
  const ours: Record<string, unknown> = {};
  const known = knownNames(names);
  for (const [theirs, value] of Object.entries(body)) ours[known.get(theirs) ?? ourName(names, theirs)] = value;
  return ours;
}

export function restName(names: RestNames, ours: string): string {
  return names[ours] ?? ours.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Cached inverse of each map: a list of 50 rows needs 2,000 look-ups. */
const found = new WeakMap<RestNames, Map<string, string>>();

function knownNames(names: RestNames): Map<string, string> {
  const known = found.get(names) ?? new Map(Object.entries(names).map(([ours, rest]) => [rest, ours]));
  found.set(names, known);
  return known;
}

export function ourName(names: RestNames, theirs: string): string {
  const known = knownNames(names);
  const name = known.get(theirs) ?? theirs.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  if (known.size < MAX_CACHED_NAMES) known.set(theirs, name);
  return name;
}

/** Names can come from a request, in the path of an error. */
const MAX_CACHED_NAMES = 500;
