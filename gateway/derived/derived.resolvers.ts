import { enums, rootFields } from '../generated/root-fields.ts';
import { type Choice, type Passed, type PassingResolver, pass } from './pass.ts';

const passing = (fields: Readonly<Record<string, Passed | Choice>>): Readonly<Record<string, PassingResolver>> =>
  Object.fromEntries(Object.entries(fields).map(([name, passed]) => [name, pass(passed)]));

/** The root fields that contracts name. */
export const derivedResolvers = { ...enums, Query: passing(rootFields.Query), Mutation: passing(rootFields.Mutation) };
