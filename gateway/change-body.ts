import { omitNullish } from './omit-nullish.ts';

/** The fields that are given, and the mask that names them. */
export function changeBody<Fields extends object>(fields: Fields) {
  const wanted = omitNullish(fields);
  return { ...wanted, update_mask: Object.keys(wanted) as (keyof Fields & string)[] };
}
