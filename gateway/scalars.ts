import { GraphQLError, GraphQLScalarType, Kind, valueFromASTUntyped } from 'graphql';
import { z } from 'zod';

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/;
const utc = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{3})?Z$/;
const zones: ReadonlySet<string> = new Set(Intl.supportedValuesOf('timeZone'));

/** Largest DraftBody, in bytes of its JSON. */
export const maxDraftBytes = 64 * 1024;

/** Takes any offset, answers UTC. */
function toInstant(value: string): string {
  const ms = instant.test(value) && isRealDay(value.slice(0, 10)) ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(ms)) throw new GraphQLError('Must be an instant, such as 2026-11-23T01:15:00Z.');
  return new Date(ms).toISOString();
}

/** A service's rows may come as the database writes them, with an offset; the times of a token are seconds since 1970. */
function inUtc(value: unknown): string {
  if (typeof value === 'number') return new Date(value * 1000).toISOString();
  const written = requireText(value);
  return utc.test(written) ? written : toInstant(written);
}

function toDay(value: string): string {
  if (!isRealDay(value)) throw new GraphQLError('Must be a day, such as 2026-11-23.');
  return value;
}

/** `Date` would move 30 February into March. */
const isRealDay = (value: string) => z.iso.date().safeParse(value).success;

function toZone(value: string): string {
  if (zones.has(value)) return value;
  try {
    // Names that are only aliases, such as UTC, are not in the list.
    return new Intl.DateTimeFormat('en', { timeZone: value }) && value;
  } catch {
    throw new GraphQLError('Must be a time zone, such as Australia/Perth.');
  }
}

function toEmail(value: string): string {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value))
    throw new GraphQLError('Must be email format. Eg. name@company.com.au');
  return value;
}

function toDraftBody(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new GraphQLError('Must be an object.');
  if (Buffer.byteLength(JSON.stringify(value)) > maxDraftBytes)
    throw new GraphQLError('Must not be larger than 64 KB.');
  return { ...value };
}

function requireText(value: unknown): string {
  if (typeof value !== 'string') throw new GraphQLError('Must be text.');
  return value;
}

/** Input is checked; output came from a service that checked it when it was written. */
const text = (name: string, read: (value: string) => string, write: (value: unknown) => string = requireText) =>
  new GraphQLScalarType<string, string>({
    name,
    serialize: write,
    parseValue: (value) => read(requireText(value)),
    parseLiteral: (node) => read(requireText(node.kind === Kind.STRING ? node.value : undefined)),
  });

export const scalars = {
  DateTime: text('DateTime', toInstant, inUtc),
  LocalDate: text('LocalDate', toDay),
  TimeZone: text('TimeZone', toZone),
  EmailAddress: text('EmailAddress', toEmail),
  JSON: new GraphQLScalarType({ name: 'JSON' }),
  DraftBody: new GraphQLScalarType({
    name: 'DraftBody',
    serialize: (value) => value,
    parseValue: toDraftBody,
    parseLiteral: (node) => toDraftBody(valueFromASTUntyped(node)),
  }),
};
