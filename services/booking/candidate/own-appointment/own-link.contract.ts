import { z } from '@hono/zod-openapi';
import { answer, errorResponse } from '../../../shared/http/route.ts';

/** In bodies, never in paths: a link must not be logged. */
export const link = z.string().max(100).openapi({ description: 'What the mailed address ends with: 256 bits.' });
export const pass = z.string().max(200).openapi({ description: 'From openOwnAppointment.' });
export const proof = { link, pass };

export const unknown = errorResponse(
  'No such link, one that was changed or has ended, or the appointment is over: all alike.',
);
export const guessed = errorResponse('Too many links that open nothing came from this address.');
export const unproved = errorResponse('The pass is over, another link’s, or the date of birth was corrected since.');
export const done = { 200: answer('Done.', z.object({ done: z.literal(true) })) };
