import { PortalFailure } from '../../machines/lib/portal-error.ts';

/* The parts of the API's OpenAPI document that its page shows. */

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly example?: unknown;
  readonly enum?: readonly unknown[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
}

interface Content {
  readonly description?: string;
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
}

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Schema;
  readonly description?: string;
}

export interface ApiOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly 'x-deprecation'?: { readonly since: string; readonly sunset: string };
  readonly 'x-api-scope': string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}

/** An event that the portal posts to a company's own program. */
export interface ApiWebhook {
  readonly summary: string;
  readonly description: string;
  readonly requestBody: Content;
}

export interface ApiDocument {
  readonly info: { readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>;
  readonly webhooks: Readonly<Record<string, { readonly post: ApiWebhook }>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
  readonly 'x-quick-start': readonly Step[];
  readonly 'x-order-steps': readonly Step[];
}

/** A command of a shell, and the values of its answer that later ones use, by variable. */
export interface Step {
  readonly title: string;
  readonly curl: string;
  readonly keeps: Readonly<Record<string, string>>;
}

/** @throws {PortalFailure} UNREACHABLE where no answer came */
export async function fetchDocument(signal: AbortSignal): Promise<ApiDocument> {
  const response = await fetch('/api/v1/openapi.json', { signal }).catch(() => null);
  if (!response?.ok) throw new PortalFailure({ code: 'UNREACHABLE' });
  return (await response.json()) as ApiDocument;
}

/** Operations by their tag, with method and path. */
export function operationsByTag({ paths }: ApiDocument) {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  return [...Map.groupBy(all, ({ operation }) => operation.tags[0] ?? '')];
}

const jsonSchemaOf = (part: Content | undefined): Schema | undefined => part?.content?.['application/json']?.schema;

/** The JSON of an example, as text; null where a part has no JSON. */
export function exampleText(part: Content | undefined, { components }: ApiDocument): string | null {
  const schema = jsonSchemaOf(part);
  return schema ? JSON.stringify(exampleOf(schema, components.schemas), null, 2) : null;
}

const MAX_DEPTH = 6;

/** An example value of a schema, from the examples of its parts. */
export function exampleOf(schema: Schema, schemas: ApiDocument['components']['schemas'], depth = 0): unknown {
  const inner = (part: Schema) => exampleOf(part, schemas, depth + 1);
  if (schema.example !== undefined) return schema.example;
  if (depth > MAX_DEPTH) return null;
  const named = schema.$ref ? schemas[schema.$ref.split('/').at(-1) ?? ''] : undefined;
  if (named) return inner(named);
  const [choice] = schema.allOf ?? schema.anyOf ?? [];
  if (choice) return inner(choice);
  if (schema.properties) {
    return Object.fromEntries(Object.entries(schema.properties).map(([name, part]) => [name, inner(part)]));
  }
  if (schema.items) return [inner(schema.items)];
  if (schema.enum) return schema.enum[0];
  const [type] = [schema.type ?? 'null'].flat();
  return { string: '…', integer: 1, number: 1, boolean: true, object: {} }[String(type)] ?? null;
}
