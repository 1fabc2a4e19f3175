import { z } from '@hono/zod-openapi';
import { fail } from './errors.ts';

/** `update_mask` of a change: which fields of the body count. Naming a column that is not among `fields` is refused. */
export function updateMask<const Field extends string>(fields: readonly [Field, ...Field[]]) {
  return z
    .array(z.enum(fields))
    .min(1, 'must name a field')
    .max(50)
    .openapi({ description: 'The fields to write; others stay as they are, sent or not.', example: [fields[0]] });
}

/** The fields of a record that can be changed: the mask may name any of them, and a body bring them. */
export const changeOf = <const Fields extends Readonly<Record<string, z.ZodType>>>(fields: Fields) => ({
  ...z.strictObject(fields).partial().shape,
  update_mask: updateMask(Object.keys(fields) as [keyof Fields & string, ...(keyof Fields & string)[]]),
});

/**
 * The fields of a body that its mask names.
 * @throws ServiceError 400 where the mask names what the body does not bring
 */
export function masked<Body extends object, Field extends keyof Body & string>(body: Body, mask: readonly Field[]) {
  for (const field of mask) {
    if (body[field] === undefined) fail('BAD_REQUEST', `update_mask: ${field} is not in the body.`, { field });
  }
  return Object.fromEntries(mask.map((field) => [field, body[field]])) as { [Name in Field]?: NonNullable<Body[Name]> };
}
