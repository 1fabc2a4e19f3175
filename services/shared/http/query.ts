import { z } from '@hono/zod-openapi';

/** A repeatable query parameter. Sent once, it arrives as a string, otherwise as an array. */
export function repeated<Item extends z.ZodType<unknown, string>>(item: Item, max = 200) {
  const { $schema: _schema, pattern: _pattern, ...items } = z.toJSONSchema(item, { io: 'input' });
  return z
    .preprocess((value) => (value === undefined || Array.isArray(value) ? value : [value]), z.array(item).max(max))
    .openapi({ type: 'array', items } as { type: 'array' });
}

/** A boolean query parameter: `true` or `false`. */
export function flag(description: string) {
  return z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .openapi({ type: 'boolean', description, example: true });
}

function count(description: string, max: number, example: number) {
  const whole = `must be a whole number from 1 to ${max}`;
  return z.coerce
    .number({ error: whole })
    .int(whole)
    .min(1, whole)
    .max(max, whole)
    .openapi({ type: 'integer', minimum: 1, maximum: max, description, example });
}

/** `page` and `page_size` with their limits. A larger page is refused with the limit in the message. */
export function paging(options: { pageSize: number; most: number }) {
  const { pageSize, most } = options;
  return {
    page: count('Page, from 1.', 1_000_000, 1).default(1),
    page_size: count(`Rows of a page, at most ${most}.`, most, pageSize).default(pageSize),
  };
}

/** `org`: filters within what the caller may see; it grants nothing. */
export const orgQuery = z.uuid().optional().openapi({ description: "Organisation; the caller's own without it." });
