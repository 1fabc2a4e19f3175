import type { z } from '@hono/zod-openapi';
import type { RestNames } from './rest-names.ts';

/** The gateway's root field that passes on to an operation; `npm run generate` writes it. */
export interface RootField {
  readonly query?: string;
  readonly mutation?: string;
  /** Of an operation that answers a stream of events. */
  readonly subscription?: string;
  /** The part of the answer's body that the field answers. */
  readonly pick?: string;
  /** Arguments by name where it differs from the REST name by more than case. Of a body: an argument of its own beside `input`. */
  readonly args?: RestNames;
  /** The body's fields are arguments themselves, without an `input`. */
  readonly flat?: true;
  /** Parameters and fields of the body that always have this value, and are no arguments. */
  readonly always?: Readonly<Record<string, unknown>>;
  /** Values of parameters, by REST name, where the argument is left out. */
  readonly defaults?: Readonly<Record<string, number | boolean>>;
  /** The parameters, and the fields of a flat body, that are arguments; all of them without it. */
  readonly only?: readonly string[];
  /** Parameters of the query, or fields of the body, that are fields of one argument, by its name: an input type, and its fields in order. */
  readonly groups?: Readonly<Record<string, { readonly type: string; readonly fields: readonly string[] }>>;
  /** An argument `active: Boolean` picks what `status` names, or the parameter `disable`; without it both. */
  readonly byActive?: true | 'disable';
  /** An argument `status: EntityStatus` picks what `status` names; null picks both. */
  readonly byStatus?: true;
  /** An argument of this SDL type picks one of the operations that name the field; without `is`, the one for all other values. */
  readonly choice?: { readonly argument: string; readonly type: string; readonly is?: string | boolean };
  /** The field's view of the answer, where that differs from the answer's own part. */
  readonly answer?: GraphqlPart;
  /** The field's view of the body, where that differs from the body's own part. */
  readonly body?: GraphqlPart;
  /** Null where it fails: the rest of a page lives without it. */
  readonly nullable?: true;
  /** The service gets no token, even where the browser still has an old one. */
  readonly withoutToken?: true;
  /** The answer opens a file: the browser gets the cookie that downloads need. */
  readonly opensFile?: true;
  /** Cookies of the browser that the service gets, by header, and fields of its answer that become one. */
  readonly cookies?: CookieUse;
  /** Answers true once it is done, whatever REST answers. */
  readonly isDone?: true;
  /** The words of a refusal reach the person, where the service says itself why it cannot. */
  readonly codes?: Readonly<Record<number, 'REJECTED'>>;
}

/** Cookies of an operation, by their name in the gateway's context. */
export interface CookieUse {
  readonly sent?: Readonly<Record<string, SignInCookie>>;
  readonly kept?: Readonly<Record<string, SignInCookie>>;
}

export type SignInCookie = 'knownDevice' | 'passkeySignIn' | 'providerSignIn';

/** One of the two operations of a switch. */
export const switchField = (mutation: string, is: boolean): RootField => ({
  mutation,
  choice: { argument: 'on', type: 'Boolean!', is },
});

/** A schema as GraphQL shows it. */
export interface GraphqlPart {
  /** Its type; without it the name in the OpenAPI document. Of an input `Input` is added where it is missing. */
  readonly type?: string;
  /** Its fields where their names differ from the REST names by more than case. */
  readonly names?: RestNames;
  /** Fields of the schema that its type has not. */
  readonly omit?: readonly string[];
  /** Views of this object's fields, by REST name; of a list each of its items. */
  readonly parts?: Readonly<Record<string, GraphqlPart>>;
  /** An object within another one: its fields are fields of the outer type. */
  readonly spread?: true;
  /** Has to be given, although REST does not ask for it. */
  readonly required?: true;
  /** Null is a value of the field: it clears it. */
  readonly clears?: true;
  /** Null where REST has its empty value: an empty text, the first day or instant of year one. */
  readonly emptyIsNull?: true;
  /** Plain data whose words and numbers GraphQL shows as they are, and the rest as JSON. */
  readonly asText?: true;
  /** Is no field of its GraphQL type. */
  readonly hidden?: true;
}

/** The same schema, with its GraphQL side in the OpenAPI document. */
export const inGraphql = <Schema extends z.ZodType>(schema: Schema, part: GraphqlPart): Schema =>
  Object.keys(part).length === 0 ? schema : schema.openapi({ 'x-graphql': part });

/** A field that has the specification's empty value in REST where there is nothing, and null in GraphQL. */
export const emptyIsNull = <Schema extends z.ZodType>(schema: Schema): Schema =>
  inGraphql(schema, { emptyIsNull: true });
