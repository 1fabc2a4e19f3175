import { z } from '@hono/zod-openapi';

/**
 * Checks that no object in a body's schema accepts unknown fields, at any depth.
 * @throws at start, because such a schema is our own bug
 */
export function requireStrict(operationId: string, content: Readonly<Record<string, unknown>>): void {
  for (const [mediaType, media] of Object.entries(content)) {
    if (typeof media !== 'object' || media === null || !('schema' in media)) continue;
    const loose = looseObject(media.schema, 'body');
    if (loose) throw new Error(`${operationId} (${mediaType}): ${loose} is not strict, use z.strictObject.`);
  }
}

/** Path of the first object that accepts unknown fields, else undefined. */
function looseObject(schema: unknown, path: string): string | null {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return looseObject(schema.unwrap(), path);
  }
  if (schema instanceof z.ZodPipe) return looseObject(schema.in, path);
  if (schema instanceof z.ZodArray) return looseObject(schema.element, `${path}[]`);
  if (schema instanceof z.ZodUnion) return firstOf(schema.options.map((option) => looseObject(option, path)));
  if (!(schema instanceof z.ZodObject)) return null;
  if (!(schema.def.catchall instanceof z.ZodNever)) return path;
  return firstOf(Object.entries(schema.shape).map(([key, value]) => looseObject(value, `${path}.${key}`)));
}

function firstOf(paths: readonly (string | null)[]): string | null {
  return paths.find((path) => path !== null) ?? null;
}
