import type { Passed } from '../../gateway/derived/pass.ts';
import { byStatus, named } from '../../gateway/rest/rest-error.ts';
import type { RootField } from '../../services/shared/http/graphql.ts';
import { ourName, type RestNames, sameNames } from '../../services/shared/http/rest-names.ts';
import type { ServiceName } from '../../services/shared/service-names.ts';
import { argumentsOf, bodyOf } from './arguments.ts';
import {
  fieldsOf,
  type JsonSchema,
  jsonOf,
  type OpenApiDocument,
  type Operation,
  partOf,
  shownAs,
} from './document.ts';
import type { SdlTypes } from './sdl-types.ts';
import { namesIn, shapeOf } from './shapes.ts';

/** REST names to ours. */
const ourNames = (names: RestNames): RestNames =>
  Object.fromEntries(Object.entries(names).map(([ours, theirs]) => [theirs, ours]));

/** An operation whose contract names a root field. */
export interface Source {
  readonly service: ServiceName;
  readonly document: OpenApiDocument;
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
  readonly field: RootField;
}

export type Root = 'Query' | 'Mutation' | 'Subscription';

const rootOf = ({ query, mutation }: RootField): Root => (query ? 'Query' : mutation ? 'Mutation' : 'Subscription');

export const nameOf = ({ query, mutation, subscription }: RootField) => query ?? mutation ?? subscription ?? '';

export interface Derived {
  readonly root: Root;
  readonly name: string;
  readonly description: string;
  /** Arguments and type. */
  readonly signature: string;
  /** Its row for the run time. */
  readonly passed: Passed;
  readonly choice: RootField['choice'];
}

export function rootField(source: Source, types: SdlTypes): Derived {
  const { service, document, path, method, operation, field } = source;
  const { sdl, places } = argumentsOf(document, operation, field, types);
  const body = field.isDone ? undefined : jsonOf(operation.responses['200'] ?? operation.responses['201']);
  const answer = body && shownAs(body, field.answer);
  const isGiven = !field.nullable;
  const type = answer ? types.typeOf(document, picked(document, answer, field.pick), 'type', isGiven) : 'Boolean!';
  const passed: Passed = {
    service,
    method: method.toUpperCase(),
    path,
    ...places,
    ...forBody(source, places.bodyGroups),
    ...(field.flat ? { isFlat: true } : {}),
    ...(field.byActive ? { byActive: field.byActive } : {}),
    ...(field.byStatus ? { byStatus: true } : {}),
    ...(field.pick ? { pick: field.pick } : {}),
    ...(field.withoutToken ? { withoutToken: true } : {}),
    ...(field.opensFile ? { opensFile: true } : {}),
    ...(field.cookies ? { cookies: field.cookies } : {}),
    ...(answer ? { answer: shapeOf(document, answer, 'type') ?? {} } : {}),
  };
  const inBrackets = sdl.length > 0 ? `(${sdl.join(', ')})` : '';
  return {
    root: rootOf(field),
    name: nameOf(field),
    description: descriptionOf(operation, field),
    signature: `${inBrackets}: ${type}`,
    passed,
    choice: field.choice,
  };
}

/** For the run time: the names of the body, and of the fields of its refusals. */
function forBody({ document, operation, field }: Source, bodyGroups: readonly string[] = []): Partial<Passed> {
  const body = bodyOf(operation, field);
  const shape = body ? shapeOf(document, body, 'input') : null;
  const names = {
    ...(shape ? namesIn(shape) : {}),
    ...ourNames(field.args ?? sameNames),
    ...Object.fromEntries(
      Object.entries(field.groups ?? {}).flatMap(([group, { fields }]) =>
        // Fields of the body have their own names.
        bodyGroups.includes(group)
          ? []
          : fields.map((theirs) => [theirs, `${group}.${ourName(field.args ?? sameNames, theirs)}`]),
      ),
    ),
  };
  const errors = {
    ...(Object.keys(names).length > 0 ? { names } : {}),
    ...(field.codes ? { codes: field.codes } : {}),
  };
  const mask = body && partOf(document, body).schema.properties?.['update_mask']?.items?.enum;
  return {
    ...(shape ? { body: shape } : {}),
    ...(mask ? { mask: mask.map(String) } : {}),
    ...(Object.keys(errors).length > 0 ? { errors } : {}),
  };
}

function picked(document: OpenApiDocument, answer: JsonSchema, name: string | undefined): JsonSchema {
  if (name === undefined) return answer;
  const field = new Map(fieldsOf(partOf(document, answer))).get(name);
  if (!field) throw new Error(`The answer has no ${name}.`);
  return field;
}

/** Codes that every operation of an account can have. */
const usual: ReadonlySet<string> = new Set(['UNAUTHENTICATED', 'FORBIDDEN', 'SESSION_EXPIRED', 'OTP_REQUIRED']);

/** The contract's words, and the codes of its refusals. */
function descriptionOf({ summary, description, responses }: Operation, field: RootField): string {
  const refusals = Object.entries(responses).filter(([status]) => status >= '400' && status < '500');
  const codes = refusals.flatMap(([status, { description: words }]) => {
    const own = [...named].filter((code) => words.includes(code));
    return own.length > 0 ? own : [field.codes?.[Number(status)] ?? byStatus[Number(status)] ?? 'REJECTED'];
  });
  const shown = [...new Set(codes)].filter((code) => field.withoutToken || !usual.has(code));
  return `${summary}. ${description}${shown.length > 0 ? ` Codes: ${shown.join(', ')}.` : ''}`;
}
