import type { Passed } from '../../gateway/derived/pass.ts';
import type { RootField } from '../../services/shared/http/graphql.ts';
import { ourName, sameNames } from '../../services/shared/http/rest-names.ts';
import {
  fieldsOf,
  type JsonSchema,
  jsonOf,
  type OpenApiDocument,
  type Operation,
  type Part,
  partOf,
  shownAs,
} from './document.ts';
import type { Argument, SdlTypes } from './sdl-types.ts';

/** The body of an operation, as the field shows it. */
export function bodyOf({ requestBody }: Operation, field: RootField): JsonSchema | undefined {
  const body = jsonOf(requestBody);
  return body && shownAs(body, field.body);
}

/** A root field's arguments as SDL, and where the run time puts them. */
export function argumentsOf(document: OpenApiDocument, operation: Operation, field: RootField, types: SdlTypes) {
  const body = bodyOf(operation, field);
  const part = body && partOf(document, body);
  const known = [...parametersOf(operation, field), ...(part ? bodyFieldsOf(part, field) : [])];
  const groups = groupsOf(known, field);
  const grouped = groups.flatMap(({ members }) => members.map(({ theirs }) => theirs));
  const hidden = new Set([...Object.keys(field.always ?? {}), 'update_mask', ...grouped]);
  const besideInput = new Set(field.flat ? known.map(({ theirs }) => theirs) : Object.values(field.args ?? {}));
  const shown = known.filter(
    ({ theirs, place }) =>
      !hidden.has(theirs) &&
      (place !== 'inBody' || besideInput.has(theirs)) &&
      (places.has(place) || (place === 'inBody' && !field.flat) || (field.only?.includes(theirs) ?? true)),
  );
  const sdl = shown.map(({ name, theirs, schema, isRequired }) => {
    const value = field.defaults?.[theirs];
    const type = types.typeOf(document, schema, 'input', isRequired);
    return `${name}: ${type}${value === undefined ? '' : ` = ${value}`}`;
  });
  for (const { name, type, members } of groups) {
    sdl.push(`${name}: ${types.inputOf(document, type, members)}${members.some(isNeeded) ? '!' : ''}`);
  }
  if (field.byActive) sdl.push('active: Boolean');
  if (field.byStatus) sdl.push(`status: ${types.enumOf('EntityStatus', ['active', 'inactive'])}`);
  if (field.choice) sdl.unshift(`${field.choice.argument}: ${field.choice.type}`);
  if (part && !field.flat) {
    sdl.push(`input: ${types.typeOf(document, inputOf(part, new Set([...hidden, ...besideInput])), 'input', true)}`);
  }
  return {
    sdl,
    places: {
      ...placed(shown, field),
      ...placedGroups(groups),
      ...fixed(known, field),
    },
  };
}

/** Arguments that are fields of another one. */
const groupsOf = (known: readonly Argument[], { groups = {} }: RootField) =>
  Object.entries(groups).map(([name, { type, fields }]) => ({
    name,
    type,
    members: fields.map((theirs) => {
      const found = known.find((one) => one.theirs === theirs);
      if (!found) throw new Error(`No parameter is called ${theirs}.`);
      return found;
    }),
  }));

const isNeeded = ({ isRequired }: Argument) => isRequired;
const isInBody = ({ place }: Argument) => place === 'inBody';

function placedGroups(groups: ReturnType<typeof groupsOf>): Partial<Passed> {
  const [inBody, inQuery] = [true, false].map((is) => groups.filter(({ members }) => members.some(isInBody) === is));
  const queries = (inQuery ?? []).map(({ name, members }) => [name, namesOf(members)] as const);
  return {
    ...(queries.length > 0 ? { inGroups: Object.fromEntries(queries) } : {}),
    ...(inBody && inBody.length > 0 ? { bodyGroups: inBody.map(({ name }) => name) } : {}),
  };
}

const namesOf = (known: readonly Argument[]) => Object.fromEntries(known.map(({ name, theirs }) => [name, theirs]));

const placeOf: Readonly<Record<string, Argument['place']>> = { path: 'inPath', header: 'inHeader' };
/** Places whose parameters are always arguments. */
const places: ReadonlySet<string> = new Set(Object.values(placeOf));

const parametersOf = (operation: Operation, { args = sameNames }: RootField) =>
  (operation.parameters ?? [])
    // Headers are the gateway's own matter, unless an argument is named for one.
    .filter(({ in: place, name }) => place !== 'header' || Object.values(args).includes(name))
    .map(
      ({ name, in: place, schema, required = false }): Argument => ({
        name: ourName(args, name),
        theirs: name,
        place: placeOf[place] ?? 'inQuery',
        schema,
        isRequired: required,
      }),
    );

const bodyFieldsOf = (part: Part, { args = sameNames }: RootField) =>
  fieldsOf(part)
    .filter(([theirs, schema]) => !(part.graphql.omit?.includes(theirs) || schema['x-graphql']?.hidden))
    .map(
      ([theirs, schema]): Argument => ({
        name: ourName({ ...part.graphql.names, ...args }, theirs),
        theirs,
        place: 'inBody',
        schema,
        isRequired: part.schema.required?.includes(theirs) ?? false,
      }),
    );

/** A body without the fields that are no part of its input. */
function inputOf({ name, schema, graphql }: Part, hidden: ReadonlySet<string>): JsonSchema {
  const type = graphql.type ?? name;
  const fields = Object.entries(schema.properties ?? {}).filter(([field]) => !hidden.has(field));
  return {
    ...schema,
    properties: Object.fromEntries(fields),
    'x-graphql': { ...graphql, ...(type ? { type } : {}) },
  };
}

/** Fields of a flat body go through its shape, so only those beside an input and those with another name have a place. */
function placed(shown: readonly Argument[], field: RootField): Partial<Passed> {
  const renamed = new Set(Object.values(field.args ?? {}));
  const places: Record<string, Record<string, string>> = {};
  for (const { name, theirs, place } of shown) {
    if (place !== 'inBody' || !field.flat || renamed.has(theirs)) {
      places[place] = { ...places[place], [name]: theirs };
    }
  }
  return places;
}

function fixed(known: readonly Argument[], { always }: RootField): Partial<Passed> {
  const values: Record<string, Record<string, unknown>> = {};
  for (const [theirs, value] of Object.entries(always ?? {})) {
    const found = known.find((one) => one.theirs === theirs);
    if (!found) throw new Error(`No parameter is called ${theirs}.`);
    const place = found.place === 'inBody' ? 'alwaysInBody' : 'alwaysInQuery';
    values[place] = { ...values[place], [theirs]: value };
  }
  return values;
}
