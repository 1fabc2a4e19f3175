import { enums, rootFields } from '../generated/root-fields.ts';
import { pass, passLive } from './pass.ts';

const each = <Row, Resolver>(rows: Readonly<Record<string, Row>>, resolverOf: (row: Row) => Resolver) =>
  Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, resolverOf(row)]));

/** The root fields that contracts name. */
export const derivedResolvers = {
  ...enums,
  Query: each(rootFields.Query, pass),
  Mutation: each(rootFields.Mutation, pass),
  Subscription: each(rootFields.Subscription, passLive),
};
