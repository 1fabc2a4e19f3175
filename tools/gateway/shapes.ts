import type { Shape } from '../../gateway/derived/shape.ts';
import { fieldsOf, type JsonSchema, type OpenApiDocument, type Part, partOf, type Side } from './document.ts';

/** The names of a schema's fields for the gateway's run time; null for what is no object. */
export function shapeOf(document: OpenApiDocument, schema: JsonSchema, side: Side): Shape | null {
  const part = partOf(document, schema);
  const { items, properties } = part.schema;
  if (items) return shapeOf(document, items, side);
  return properties ? shapeOfPart(document, part, side) : null;
}

export function shapeOfPart(document: OpenApiDocument, whole: Part, side: Side): Shape {
  const { schema, graphql } = whole;
  const fields = fieldsOf(whole);
  const inner = fields.flatMap(([name, field]): [string, Shape][] => {
    const shape = shapeOf(document, field, side);
    return shape ? [[name, shape]] : [];
  });
  const spread = fields.flatMap(([name, field]): [string, readonly string[]][] => {
    const part = partOf(document, field);
    return part.graphql.spread ? [[name, fieldsOf(part).map(([inside]) => inside)]] : [];
  });
  const marked = (mark: 'emptyIsNull' | 'asText' | 'clears') =>
    fields.filter(([, field]) => partOf(document, field).graphql[mark]).map(([name]) => name);
  const [nullable, texts, clears] = [marked('emptyIsNull'), marked('asText'), marked('clears')];
  const filled = fields
    .filter(([name, field]) => partOf(document, field).isNullable && schema.required?.includes(name))
    .map(([name]) => name);
  return {
    ...(graphql.names ? { names: graphql.names } : {}),
    ...(inner.length > 0 ? { parts: Object.fromEntries(inner) } : {}),
    ...(spread.length > 0 ? { spread: Object.fromEntries(spread) } : {}),
    ...(side === 'type' && nullable.length > 0 ? { emptyIsNull: nullable } : {}),
    ...(side === 'type' && texts.length > 0 ? { asText: texts } : {}),
    ...(side === 'input' && nullable.length > 0 ? { blank: nullable } : {}),
    ...(side === 'input' && clears.length > 0 ? { clears } : {}),
    ...(side === 'input' && filled.length > 0 ? { filled } : {}),
  };
}

/** Our names by REST names, all the way down: for the paths of refusals. */
export const namesIn = (shape: Shape): Readonly<Record<string, string>> => ({
  ...Object.assign({}, ...Object.values(shape.parts ?? {}).map(namesIn)),
  ...Object.fromEntries(Object.entries(shape.names ?? {}).map(([ours, theirs]) => [theirs, ours])),
});
