import type { Shape } from '../../gateway/derived/shape.ts';
import { type JsonSchema, type OpenApiDocument, partOf } from './document.ts';
import type { Side } from './sdl-types.ts';

/** The names of a schema's fields for the gateway's run time; null for what is no object. */
export function shapeOf(document: OpenApiDocument, schema: JsonSchema, side: Side): Shape | null {
  const part = partOf(document, schema);
  const { items, properties, required = [] } = part.schema;
  if (items) return shapeOf(document, items, side);
  if (!properties) return null;
  const inner = Object.entries(properties).flatMap(([name, field]): [string, Shape][] => {
    const shape = shapeOf(document, field, side);
    return shape ? [[name, shape]] : [];
  });
  const nullable = Object.keys(properties).filter(
    (name) => partOf(document, properties[name] ?? {}).graphql.emptyIsNull,
  );
  const filled = required.filter((name) => properties[name] && partOf(document, properties[name]).isNullable);
  return {
    ...(part.graphql.names ? { names: part.graphql.names } : {}),
    ...(inner.length > 0 ? { parts: Object.fromEntries(inner) } : {}),
    ...(side === 'type' && nullable.length > 0 ? { emptyIsNull: nullable } : {}),
    ...(side === 'input' && filled.length > 0 ? { filled } : {}),
  };
}

/** Our names by REST names, all the way down: for the paths of refusals. */
export const namesIn = (shape: Shape): Readonly<Record<string, string>> => ({
  ...Object.assign({}, ...Object.values(shape.parts ?? {}).map(namesIn)),
  ...Object.fromEntries(Object.entries(shape.names ?? {}).map(([ours, theirs]) => [theirs, ours])),
});
