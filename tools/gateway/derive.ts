import { parse } from 'graphql';
import { type ServiceName, serviceNames } from '../../services/shared/service-names.ts';
import type { OpenApiDocument } from './document.ts';
import { type Derived, rootField, type Source } from './root-field.ts';
import { SdlTypes } from './sdl-types.ts';

export type Documents = Readonly<Partial<Record<ServiceName, OpenApiDocument>>>;

/**
 * The part of the gateway that the contracts say.
 * @param byHand the SDL that is written by hand: its types and root fields win
 */
export function deriveGateway(documents: Documents, byHand: string) {
  const [types, fields] = definedIn(byHand);
  const written = new SdlTypes(types);
  const derived = sourcesIn(documents)
    .filter(({ field }) => !fields.has(field.query ?? field.mutation ?? ''))
    .map((source) => rootField(source, written));
  const roots = (['Query', 'Mutation'] as const).flatMap((root) => {
    const lines = derived.filter((one) => one.root === root).map(({ sdl }) => sdl);
    return lines.length > 0 ? [`extend type ${root} {\n${lines.join('\n')}\n}`] : [];
  });
  return { sdl: `${[...roots, ...written.written.values()].join('\n\n')}\n`, table: tableOf(derived) };
}

/** Every operation that names a root field, in the order of the documents. */
export const sourcesIn = (documents: Documents): readonly Source[] =>
  serviceNames.flatMap((service) =>
    Object.entries(documents[service]?.paths ?? {}).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, operation]): Source[] => {
        const [document, field] = [documents[service], operation['x-graphql']];
        return document && field ? [{ service, document, path, method, operation, field }] : [];
      }),
    ),
  );

function definedIn(sdl: string): [types: ReadonlySet<string>, fields: ReadonlySet<string>] {
  const types = new Set<string>();
  const fields = new Set<string>();
  for (const definition of parse(sdl).definitions) {
    if ('name' in definition && definition.name && definition.kind !== 'ObjectTypeExtension')
      types.add(definition.name.value);
    if (definition.kind === 'ObjectTypeExtension') {
      for (const { name } of definition.fields ?? []) fields.add(name.value);
    }
  }
  return [types, fields];
}

const tableOf = (derived: readonly Derived[]) => ({
  Query: rowsOf(derived, 'Query'),
  Mutation: rowsOf(derived, 'Mutation'),
});

const rowsOf = (derived: readonly Derived[], root: Derived['root']) =>
  Object.fromEntries(derived.filter((one) => one.root === root).map(({ name, passed }) => [name, passed]));
