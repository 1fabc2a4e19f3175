import { z } from '@hono/zod-openapi';

const key = z
  .string({ error: 'is needed: an id made once per booking' })
  .regex(/^[\w.:-]{8,100}$/, 'must be 8 to 100 letters, digits, dashes');

const example = 'b0f6f6d4-5c0e-4c57-9a0e-2f6f1f0f8a11';

/** Headers of a booking, which is never made without a key. */
export const keyNeeded = z.object({
  'idempotency-key': key.openapi({ description: 'Made once per booking, sent again on every retry.', example }),
});

/** Headers of a request that a program may send again. */
export const keyTaken = z.object({
  'idempotency-key': key.optional().openapi({
    description:
      'Made once per request, sent again on every retry: the same body gets the first answer again, another one is refused ' +
      'with IDEMPOTENCY_KEY_REUSED.',
    example,
  }),
});
