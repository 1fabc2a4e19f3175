import { GraphQLScalarType } from 'graphql';

const utc = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{3})?Z$/;

/** A service's rows may come as the database writes them, with an offset; the times of a token are seconds since 1970. */
function inUtc(value: unknown): string {
  if (typeof value === 'string' && utc.test(value)) return value;
  return new Date(typeof value === 'number' ? value * 1_000 : String(value)).toISOString();
}

/** The other scalars leave as the service wrote them. The contract of the operation checks those of an input. */
export const scalars = { DateTime: new GraphQLScalarType({ name: 'DateTime', serialize: inUtc }) };
