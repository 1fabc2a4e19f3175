import { NO_DAY } from '../../machines/rules/calendar/dates.ts';
import { ourName, type RestNames, restName, sameNames } from '../../services/shared/http/rest-names.ts';

/** The names of a body where they differ by more than their case, down to its last object. */
export interface Shape {
  readonly names?: RestNames;
  /** Objects and lists of objects within, by REST name. */
  readonly parts?: Readonly<Record<string, Shape>>;
  /** Objects within whose fields are fields of this one to us: their REST names. */
  readonly spread?: Readonly<Record<string, readonly string[]>>;
  /** Fields that are null to us where REST has their empty value. */
  readonly emptyIsNull?: readonly string[];
  /** Fields of plain data that are text to us. */
  readonly asText?: readonly string[];
  /** Fields that null clears. */
  readonly clears?: readonly string[];
  /** Fields that are an empty text in REST where nothing is given. */
  readonly blank?: readonly string[];
  /** Fields that REST asks for: null where nothing is given. */
  readonly filled?: readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** The specification's words for no text, no day and no time. */
const isEmpty = (value: unknown) => value === '' || (typeof value === 'string' && value.startsWith(NO_DAY));

/** A field of a REST body, as a shape shows it. */
interface Field {
  readonly ours: string;
  readonly part: Shape | undefined;
  readonly isSpread: boolean;
  readonly emptyIsNull: boolean;
  readonly asText: boolean;
}

/** Looked up once for each name: a page of the list has 1,400 fields. */
const fieldsOf = new WeakMap<Shape, Map<string, Field>>();
const MOST_CACHED = 500;

function fieldOf(shape: Shape, fields: Map<string, Field>, theirs: string): Field {
  const field = {
    ours: ourName(shape.names ?? sameNames, theirs),
    part: shape.parts?.[theirs],
    isSpread: shape.spread?.[theirs] !== undefined,
    emptyIsNull: shape.emptyIsNull?.includes(theirs) ?? false,
    asText: shape.asText?.includes(theirs) ?? false,
  };
  if (fields.size < MOST_CACHED) fields.set(theirs, field);
  return field;
}

/** A REST body by our names. */
export function fromShape(shape: Shape | undefined, value: unknown): unknown {
  if (!shape || !isObject(value)) return value;
  if (Array.isArray(value)) return value.map((one) => fromShape(shape, one));
  const fields = fieldsOf.get(shape) ?? new Map<string, Field>();
  fieldsOf.set(shape, fields);
  const ours: Record<string, unknown> = {};
  for (const theirs of Object.keys(value)) {
    const part = value[theirs];
    const field = fields.get(theirs) ?? fieldOf(shape, fields, theirs);
    if (field.isSpread) Object.assign(ours, fromShape(field.part, part));
    else if (field.emptyIsNull && isEmpty(part)) ours[field.ours] = null;
    else if (field.asText && isObject(part)) ours[field.ours] = JSON.stringify(part);
    else ours[field.ours] = field.part ? fromShape(field.part, part) : part;
  }
  return ours;
}

/** An input by its REST names, without what was not given. */
export function toShape(shape: Shape | undefined, value: unknown): unknown {
  if (!shape || !isObject(value)) return value;
  if (Array.isArray(value)) return value.map((one) => toShape(shape, one));
  const theirs: Record<string, unknown> = Object.fromEntries([
    ...(shape.filled ?? []).map((name) => [name, null]),
    ...(shape.blank ?? []).map((name) => [name, '']),
  ]);
  const inside: Record<string, Record<string, unknown>> = {};
  for (const [ours, part] of Object.entries(value)) {
    const spread = spreadWith(shape, ours);
    if (spread) {
      inside[spread] = { ...inside[spread], [ours]: part };
      continue;
    }
    const name = restName(shape.names ?? sameNames, ours);
    const isGiven = part !== undefined && (part !== null || shape.clears?.includes(name));
    if (isGiven) theirs[name] = toShape(shape.parts?.[name], part);
  }
  for (const [name, fields] of Object.entries(inside)) theirs[name] = toShape(shape.parts?.[name], fields);
  return theirs;
}

/** The object within that has the field. */
const spreadWith = ({ spread = {}, parts = {} }: Shape, ours: string) =>
  Object.keys(spread).find((name) => spread[name]?.includes(restName(parts[name]?.names ?? sameNames, ours)));
