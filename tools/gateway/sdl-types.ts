import type { Shape } from '../../gateway/derived/shape.ts';
import { ourName, sameNames } from '../../services/shared/http/rest-names.ts';
import { type JsonSchema, type OpenApiDocument, type Part, partOf, type Side } from './document.ts';
import { shapeOfPart } from './shapes.ts';

const byFormat: Readonly<Record<string, string>> = { uuid: 'ID', 'date-time': 'DateTime', date: 'LocalDate' };
const byType: Readonly<Record<string, string>> = {
  string: 'String',
  integer: 'Int',
  number: 'Float',
  boolean: 'Boolean',
};

/** A description before what it describes, on a line of its own. */
export const described = (description: string | undefined, indent = '') =>
  description ? `${indent}${JSON.stringify(description)}\n${indent}` : indent;

/** Writes the SDL of a document's schemas, each when a field needs it. */
export class SdlTypes {
  /** Definitions by name. */
  readonly written = new Map<string, string>();
  /** Objects by the name of their type. */
  readonly shapes = new Map<string, Shape>();
  readonly #byHand: ReadonlySet<string>;

  /** @param byHand names of types that are written by hand */
  constructor(byHand: ReadonlySet<string>) {
    this.#byHand = byHand;
  }

  /** The type of a field or an argument, such as `[CrewLine!]!`. */
  typeOf(document: OpenApiDocument, schema: JsonSchema, side: Side, isRequired: boolean): string {
    const part = partOf(document, schema);
    const { items, enum: values } = part.schema;
    const isNullable = part.isNullable || (side === 'type' && part.graphql.emptyIsNull);
    const isGiven = part.graphql.required ?? (isRequired && !isNullable);
    return `${this.#bareType(document, part, side, items, values)}${isGiven ? '!' : ''}`;
  }

  /** An input type is called so. */
  nameOf(own: string, side: Side): string {
    return side === 'input' && !own.endsWith('Input') ? `${own}Input` : own;
  }

  /** Defines an input type of parameters, each of which may be left out. */
  inputOf(document: OpenApiDocument, name: string, parameters: Readonly<Record<string, JsonSchema>>): string {
    return this.#define(name, () => {
      const lines = Object.entries(parameters).map(([field, schema]) => {
        const description = described(partOf(document, schema).schema.description, '  ');
        return `${description}${field}: ${this.typeOf(document, schema, 'input', false)}`;
      });
      return `input ${name} {\n${lines.join('\n')}\n}`;
    });
  }

  #bareType(document: OpenApiDocument, part: Part, side: Side, items?: JsonSchema, values?: readonly unknown[]) {
    if (items) return `[${this.typeOf(document, items, side, true)}]`;
    if (part.schema.properties) return this.#objectType(document, part, part.schema.properties, side);
    if (values?.every((value) => typeof value !== 'number') && part.graphql.type)
      return this.#enumType(part.graphql.type, part, values ?? []);
    const kind = [part.schema.type ?? []].flat().find((type) => type !== 'null') ?? '';
    const type = part.graphql.type ?? byFormat[part.schema.format ?? ''] ?? byType[kind];
    if (!type) throw new Error(`No GraphQL type for ${JSON.stringify(part.schema)}.`);
    return type;
  }

  #objectType(document: OpenApiDocument, part: Part, properties: Readonly<Record<string, JsonSchema>>, side: Side) {
    const own = part.graphql.type ?? part.name;
    if (own === null) throw new Error(`An object needs a name: ${Object.keys(properties).join(', ')}.`);
    const name = this.nameOf(own, side);
    if (!this.shapes.has(name)) this.shapes.set(name, shapeOfPart(document, part, side));
    const fields = Object.entries(properties).filter(
      ([field, schema]) =>
        !part.graphql.omit?.includes(field) &&
        !partOf(document, schema).graphql.hidden &&
        (side === 'type' || field !== 'update_mask'),
    );
    return this.#define(name, () => {
      const lines = fields.map(([theirs, schema]) => {
        const type = this.typeOf(document, schema, side, part.schema.required?.includes(theirs) ?? false);
        const description = partOf(document, schema).schema.description;
        return `${described(description, '  ')}${ourName(part.graphql.names ?? sameNames, theirs)}: ${type}`;
      });
      return `${described(part.schema.description)}${side} ${name} {\n${lines.join('\n')}\n}`;
    });
  }

  #enumType(name: string, { schema }: Part, values: readonly unknown[]) {
    return this.#define(name, () => {
      const lines = values.filter((value) => value !== null).map((value) => `  ${value}`);
      return `${described(schema.description)}enum ${name} {\n${lines.join('\n')}\n}`;
    });
  }

  /** @throws where two schemas share a name and are not alike */
  #define(name: string, write: () => string): string {
    if (this.#byHand.has(name)) return name;
    const before = this.written.get(name);
    this.written.set(name, before ?? '');
    const text = write();
    if (before && withoutWords(before) !== withoutWords(text))
      throw new Error(`${name} has two shapes:\n${before}\n${text}`);
    this.written.set(name, before || text);
    return name;
  }
}

const withoutWords = (text: string) => text.replace(/ *"(?:[^"\\]|\\.)*"\n/g, '');
