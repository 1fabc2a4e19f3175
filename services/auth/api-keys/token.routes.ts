import { z } from '@hono/zod-openapi';
import { answer, errorResponse, namedObject, routesOf } from '../../shared/http/route.ts';

const route = routesOf('token');

const part = (description: string, example: string) => z.string().max(200).optional().openapi({ description, example });

/** RFC 6749 wants unknown parameters to be ignored. */
const asked = z
  .preprocess(
    (value) => value,
    z.object({
      grant_type: z.string().max(200).openapi({ description: 'Always this one.', example: 'client_credentials' }),
      client_id: part('The beginning of an API key, as My Company lists it: `pf_` and eight more.', 'pf_3kQz81aB'),
      client_secret: part('The whole key.', 'pf_3kQz81aB…'),
      scope: part('Fewer scopes than the key has, with blanks between them; all without it.', 'orders:write'),
    }),
  )
  .openapi('TokenRequest');

export const issueApiToken = route('issueApiToken', 'post', '/auth/token', {
  summary: 'Exchange a key for a token',
  description:
    'The client credentials grant of OAuth 2.0 (RFC 6749, 4.4), as a form. `client_id` and `client_secret` are sent in it or as ' +
    'HTTP Basic. The token is sent as a bearer token in place of the key, works for 20 minutes and ends with its key.',
  request: { body: { content: { 'application/x-www-form-urlencoded': { schema: asked } } } },
  responses: {
    200: answer(
      'The token.',
      namedObject('IssuedToken', {
        access_token: z.string().openapi({ description: 'Of no meaning to a program.', example: 'pft_…' }),
        token_type: z.literal('Bearer').openapi({ description: 'Always.', example: 'Bearer' }),
        expires_in: z.int().openapi({ description: 'Seconds.', example: 1_200 }),
        scope: z.string().openapi({ description: 'What it opens.', example: 'orders:write' }),
      }),
    ),
    401: errorResponse('The key is unknown, revoked or expired, or `client_id` is not its beginning.'),
  },
});
