import type { Shape } from '../../gateway/derived/shape.ts';
import { ourName, sameNames } from '../../services/shared/http/rest-names.ts';
import { fieldsOf, type JsonSchema, type OpenApiDocument, type Part, partOf, type Side } from './document.ts';
import { shapeOfPart } from './shapes.ts';

/** One argument, and where its value goes. */
export interface Argument {
  readonly name: string;
  readonly theirs: string;
  readonly place: 'inPath' | 'inQuery' | 'inHeader' | 'inBody';
  readonly schema: JsonSchema;
  readonly isRequired: boolean;
}

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
  /** Of each enum the names of values that GraphQL cannot spell. */
  readonly enums = new Map<string, Readonly<Record<string, string>>>();
  readonly #byHand: ReadonlySet<string>;

  /** @param byHand names of types that are written by hand */
  constructor(byHand: ReadonlySet<string>) {
    this.#byHand = byHand;
  }

  /** The type of a field or an argument, such as `[CrewLine!]!`. */
  typeOf(document: OpenApiDocument, schema: JsonSchema, side: Side, isRequired: boolean): string {
    const part = partOf(document, schema);
    const { items, enum: values } = part.schema;
    const isNullable = part.isNullable || part.graphql.emptyIsNull;
    const isGiven = part.graphql.required ?? (isRequired && !isNullable);
    return `${this.#bareType(document, part, side, items, values)}${isGiven ? '!' : ''}`;
  }

  /** An input type is called so. */
  nameOf(own: string, side: Side): string {
    return side === 'input' && !own.endsWith('Input') ? `${own}Input` : own;
  }

  /** Defines an input type of arguments. */
  inputOf(document: OpenApiDocument, name: string, members: readonly Argument[]): string {
    return this.#define(name, () => {
      const lines = members.map(({ name: field, schema, isRequired }) => {
        const description = described(partOf(document, schema).schema.description, '  ');
        return `${description}${field}: ${this.typeOf(document, schema, 'input', isRequired)}`;
      });
      return `input ${name} {\n${lines.join('\n')}\n}`;
    });
  }

  /** Defines an enum whose values no schema lists. */
  enumOf(name: string, values: readonly string[]): string {
    return this.#define(name, () => `enum ${name} {\n${values.map((value) => `  ${value}`).join('\n')}\n}`);
  }

  #bareType(document: OpenApiDocument, part: Part, side: Side, items?: JsonSchema, values?: readonly unknown[]) {
    if (items) return `[${this.typeOf(document, items, side, true)}]`;
    if (part.schema.properties) return this.#objectType(document, part, side);
    if (values?.every((value) => typeof value !== 'number') && part.graphql.type)
      return this.#enumType(part.graphql.type, part, values ?? []);
    const kind = [part.schema.type ?? []].flat().find((type) => type !== 'null') ?? '';
    const type = part.graphql.asText
      ? 'String'
      : (part.graphql.type ?? byFormat[part.schema.format ?? ''] ?? byType[kind]);
    if (!type) throw new Error(`No GraphQL type for ${JSON.stringify(part.schema)}.`);
    return type;
  }

  #objectType(document: OpenApiDocument, part: Part, side: Side) {
    const own = part.graphql.type ?? part.name;
    if (own === null)
      throw new Error(
        `An object needs a name: ${fieldsOf(part)
          .map(([name]) => name)
          .join(', ')}.`,
      );
    const name = this.nameOf(own, side);
    if (!this.shapes.has(name)) this.shapes.set(name, shapeOfPart(document, part, side));
    return this.#define(name, () => {
      const lines = this.#fieldLines(document, part, side);
      return `${described(part.schema.description)}${side} ${name} {\n${lines.join('\n')}\n}`;
    });
  }

  #fieldLines(document: OpenApiDocument, part: Part, side: Side, isGiven = true): readonly string[] {
    return fieldsOf(part).flatMap(([theirs, schema]) => {
      const inner = partOf(document, schema);
      const isLeftOut = part.graphql.omit?.includes(theirs) || inner.graphql.hidden;
      if (isLeftOut || (side === 'input' && theirs === 'update_mask')) return [];
      if (inner.graphql.spread) return this.#fieldLines(document, inner, side, !inner.isNullable);
      const isRequired = isGiven && part.schema.required?.includes(theirs);
      const type = this.typeOf(document, schema, side, isRequired ?? false);
      const name = ourName(part.graphql.names ?? sameNames, theirs);
      return `${described(inner.schema.description, '  ')}${name}: ${type}`;
    });
  }

  #enumType(name: string, { schema }: Part, values: readonly unknown[]) {
    return this.#define(name, () => {
      const names = values
        .filter((value) => value !== null)
        .map((value) => [nameOfValue(String(value)), String(value)]);
      const renamed = names.filter(([own, value]) => own !== value);
      if (renamed.length > 0) this.enums.set(name, Object.fromEntries(renamed));
      const lines = names.map(([own]) => `  ${own}`);
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

/** `move-back` is no name in GraphQL. */
const nameOfValue = (value: string) => value.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

const withoutWords = (text: string) => text.replace(/ *"(?:[^"\\]|\\.)*"\n/g, '');
