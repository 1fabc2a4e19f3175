import { shapes } from '../generated/root-fields.ts';
import { fromShape } from './shape.ts';

/**
 * A REST object as the GraphQL type that its contract describes, for resolvers by hand.
 * @typeParam Type the type of that name in the generated resolvers
 */
export function toType<Type>(name: keyof typeof shapes, body: object): Type;
export function toType(name: keyof typeof shapes, body: object): unknown {
  return fromShape(shapes[name], body);
}
