import { z } from '@hono/zod-openapi';
import { fail } from '../../base/errors.ts';

/** `update_mask` of a change: the fields of the body that count. Other names than `fields` are refused. */
export function updateMask<const Field extends string>(fields: readonly [Field, ...Field[]]) {
  return z
    .array(z.enum(fields))
    .min(1, 'must name a field')
    .max(50)
    .openapi({ description: 'The fields to write; others stay as they are, sent or not.', example: [fields[0]] });
}

/** The fields of a record that can be changed, for the mask and for the body. */
export const changeOf = <const Fields extends Readonly<Record<string, z.ZodType>>>(fields: Fields) => ({
  ...z.strictObject(fields).partial().shape,
  update_mask: updateMask(Object.keys(fields) as [keyof Fields & string, ...(keyof Fields & string)[]]),
});

/**
 * The fields of a body that its mask names.
 * @throws ServiceError 400 if the mask names a field that the body does not have
 */
export function masked<Body extends object, Field extends keyof Body & string>(body: Body, mask: readonly Field[]) {
  for (const field of mask) {
    if (body[field] === undefined) fail('BAD_REQUEST', `update_mask: ${field} is not in the body.`, { field });
  }
  return Object.fromEntries(mask.map((field) => [field, body[field]])) as { [Name in Field]?: NonNullable<Body[Name]> };
}
