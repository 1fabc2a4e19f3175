import { type DocumentNode, parse, type TypeNode } from 'graphql';
import type { Choice, Passed } from '../../gateway/derived/pass.ts';
import type { Shape } from '../../gateway/derived/shape.ts';
import { type ServiceName, serviceNames } from '../../services/shared/service-names.ts';
import { type OpenApiDocument, partOf, type Side } from './document.ts';
import { type Derived, nameOf, type Root, rootField, type Source } from './root-field.ts';
import { described, SdlTypes } from './sdl-types.ts';

export type Documents = Readonly<Partial<Record<ServiceName, OpenApiDocument>>>;

/**
 * The part of the gateway that the contracts say.
 * @param byHand the SDL that is written by hand: its types and root fields win, and types that it only refers to are written here
 */
export function deriveGateway(documents: Documents, byHand: string) {
  const hand = parse(byHand);
  const [types, fields] = definedIn(hand);
  const written = new SdlTypes(types);
  const derived = sourcesIn(documents)
    .filter(({ field }) => !fields.has(nameOf(field)))
    .map((source) => rootField(source, written));
  for (const [name, values] of choicesIn(derived)) if (!written.written.has(name)) written.enumOf(name, values);
  const named = [...referredTo(hand)].filter(([name]) => !types.has(name));
  for (const [name, side] of named) {
    if (!written.written.has(name)) defineNamed(documents, written, name, side);
  }
  const shapes = named.map(([name]) => [name, written.shapes.get(name)] as const).filter(([, shape]) => shape);
  const rootTypes = roots.flatMap((root) => {
    const lines = new Map(
      derived
        .filter((one) => one.root === root)
        .map((one) => [one.name, described(one.description, '  ') + one.name + one.signature]),
    );
    return lines.size > 0 ? [`extend type ${root} {\n${[...lines.values()].join('\n')}\n}`] : [];
  });
  return {
    sdl: `${[...rootTypes, ...written.written.values()].join('\n\n')}\n`,
    table: tableOf(derived),
    enums: Object.fromEntries(written.enums),
    shapes: Object.fromEntries(shapes) as Readonly<Record<string, Shape>>,
  };
}

/** The values of choices, by the type of their argument: those that operations name themselves. */
function choicesIn(derived: readonly Derived[]): ReadonlyMap<string, readonly string[]> {
  const choices = new Map<string, string[]>();
  for (const { choice } of derived) {
    if (typeof choice?.is !== 'string') continue;
    const type = choice.type.replace('!', '');
    choices.set(type, [...(choices.get(type) ?? []), choice.is]);
  }
  return choices;
}

/** Types that an SDL names: of its fields, and of their arguments and of inputs. */
function referredTo(sdl: DocumentNode): ReadonlyMap<string, Side> {
  const fields = sdl.definitions.flatMap((one) => ('fields' in one ? [...(one.fields ?? [])] : []));
  return new Map(
    fields.flatMap((field) =>
      field.kind === 'InputValueDefinition'
        ? [[bareName(field.type), 'input'] as const]
        : [
            [bareName(field.type), 'type'] as const,
            ...(field.arguments ?? []).map(({ type }) => [bareName(type), 'input'] as const),
          ],
    ),
  );
}

/** Without its brackets and exclamation marks. */
const bareName = (type: TypeNode): string => (type.kind === 'NamedType' ? type.name.value : bareName(type.type));

/** Defines the type of the schema that has the name in one of the documents. */
function defineNamed(documents: Documents, types: SdlTypes, name: string, side: Side) {
  for (const document of Object.values(documents)) {
    for (const schemaName of Object.keys(document.components?.schemas ?? {})) {
      const schema = { $ref: `#/components/schemas/${schemaName}` };
      const { graphql, schema: found } = partOf(document, schema);
      if (!found.properties || types.nameOf(graphql.type ?? schemaName, side) !== name) continue;
      return types.typeOf(document, schema, side, true);
    }
  }
  return null;
}

/** Every operation that names a root field, in the order of the documents. */
export const sourcesIn = (documents: Documents): readonly Source[] =>
  serviceNames.flatMap((service) =>
    Object.entries(documents[service]?.paths ?? {}).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, operation]): Source[] => {
        const [document, fields] = [documents[service], [operation['x-graphql'] ?? []].flat()];
        return document ? fields.map((field) => ({ service, document, path, method, operation, field })) : [];
      }),
    ),
  );

function definedIn(sdl: DocumentNode): [types: ReadonlySet<string>, fields: ReadonlySet<string>] {
  const types = new Set<string>();
  const fields = new Set<string>();
  for (const definition of sdl.definitions) {
    if ('name' in definition && definition.name && definition.kind !== 'ObjectTypeExtension')
      types.add(definition.name.value);
    if (definition.kind === 'ObjectTypeExtension' && roots.some((root) => root === definition.name.value)) {
      for (const { name } of definition.fields ?? []) fields.add(name.value);
    }
  }
  return [types, fields];
}

const roots = ['Query', 'Mutation', 'Subscription'] as const satisfies readonly Root[];

const tableOf = (derived: readonly Derived[]) => ({
  Query: rowsOf(derived, 'Query'),
  Mutation: rowsOf(derived, 'Mutation'),
  Subscription: rowsOf(derived, 'Subscription'),
});

function rowsOf(derived: readonly Derived[], root: Derived['root']): Readonly<Record<string, Passed | Choice>> {
  const rows: Record<string, Passed | Choice> = {};
  for (const one of derived.filter((each) => each.root === root)) rows[one.name] = rowOf(one, derived);
  return rows;
}

/** @throws where the operations of a choice differ in their arguments or their type, or two of them name one field without a choice */
function rowOf({ root, name, signature, passed, choice }: Derived, derived: readonly Derived[]): Passed | Choice {
  const all = derived.filter((one) => one.root === root && one.name === name);
  if (all.some((one) => one.signature !== signature || (!one.choice && all.length > 1)))
    throw new Error(`${name} is two fields:\n${all.map((one) => one.signature).join('\n')}`);
  if (!choice) return passed;
  const cases = all.flatMap((one) => (one.choice?.is === undefined ? [] : [[String(one.choice.is), one.passed]]));
  const otherwise = all.find((one) => one.choice?.is === undefined)?.passed;
  return { choice: choice.argument, cases: Object.fromEntries(cases), ...(otherwise ? { otherwise } : {}) };
}
