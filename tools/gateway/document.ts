import type { GraphqlPart, RootField } from '../../services/shared/http/graphql.ts';

/* The parts of an OpenAPI 3.1 document that the gateway is derived from. */

export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly allOf?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly description?: string;
  readonly 'x-graphql'?: GraphqlPart;
}

interface Body {
  readonly content?: Readonly<Record<string, { readonly schema: JsonSchema }>>;
}

export interface Operation {
  readonly summary: string;
  readonly description: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly schema: JsonSchema;
  }[];
  readonly requestBody?: Body;
  readonly responses: Readonly<Record<string, Body & { readonly description: string }>>;
  readonly 'x-graphql'?: RootField | readonly RootField[];
}

export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, JsonSchema>> };
}

/** Of a body, or of each event of a stream. */
export const jsonOf = ({ content }: Body = {}) =>
  (content?.['application/json'] ?? content?.['text/event-stream'])?.schema;

/** An answer, or an argument. */
export type Side = 'type' | 'input';

/** A schema without references: its own words go before those of what it refers to. */
export interface Part {
  readonly name: string | null;
  readonly isNullable: boolean;
  readonly schema: JsonSchema;
  readonly graphql: GraphqlPart;
}

export function partOf(document: OpenApiDocument, schema: JsonSchema): Part {
  const choices = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  const inner = schema.$ref ? referredTo(document, schema.$ref) : choices.find(({ type }) => type !== 'null');
  const isNullable = [schema, ...choices].some(({ type }) => [type].flat().includes('null'));
  const graphql = schema['x-graphql'] ?? {};
  if (!inner) return { name: null, isNullable, schema, graphql };
  const part = partOf(document, inner);
  return {
    name: schema.$ref ? (schema.$ref.split('/').at(-1) ?? null) : part.name,
    isNullable: isNullable || part.isNullable,
    schema: { ...part.schema, ...(schema.description ? { description: schema.description } : {}) },
    graphql: { ...part.graphql, ...graphql },
  };
}

/** The fields of an object, each as the object shows it. */
export const fieldsOf = ({ schema, graphql }: Part): readonly (readonly [string, JsonSchema])[] =>
  Object.entries(schema.properties ?? {}).map(([name, field]) => [name, shownAs(field, graphql.parts?.[name])]);

/** A schema with another GraphQL side; of a list each of its items. */
export function shownAs(schema: JsonSchema, part: GraphqlPart | undefined): JsonSchema {
  if (!part) return schema;
  const own = { ...schema['x-graphql'], ...part };
  if (!schema.items) return { ...schema, 'x-graphql': own };
  const needed = part.required ? { 'x-graphql': { ...schema['x-graphql'], required: true as const } } : {};
  return { ...schema, ...needed, items: shownAs(schema.items, part) };
}

function referredTo(document: OpenApiDocument, ref: string): JsonSchema {
  const name = ref.replace('#/components/schemas/', '');
  const found = document.components?.schemas?.[name];
  if (!found) throw new Error(`The document has no schema ${name}.`);
  return found;
}
