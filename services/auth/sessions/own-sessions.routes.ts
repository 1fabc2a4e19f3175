import { z } from '@hono/zod-openapi';
import { answer, errorResponse, namedObject, routesOf } from '../../shared/http/route.ts';

const route = routesOf('Own account');

const session = namedObject('AccountSession', {
  id: z.uuid().openapi({ description: 'Ends the session; opens nothing.' }),
  user_agent: z.string().nullable(),
  address: z.string().nullable().openapi({ description: 'The network address of the sign-in.' }),
  created_at: z.string().openapi({ description: 'The sign-in.', example: '2026-11-23T01:15:00Z' }),
  used_at: z.string().openapi({
    description: 'When its tokens were last renewed, which a page in use does at least every 20 minutes.',
    example: '2026-11-23T01:15:00Z',
  }),
  is_current: z.boolean().openapi({ description: 'Whether it is the session of this request.' }),
});
export type AccountSession = z.output<typeof session>;

export const listSessions = route('listSessions', 'get', '/auth/sessions', {
  graphql: { query: 'sessions' },
  summary: "The sessions of the caller's account",
  description: 'Those that are open: the current one first, then used last first. At most 50 of them.',
  responses: {
    200: answer(
      'The open sessions.',
      namedObject('AccountSessions', {
        sessions: z.array(session),
        total: z.int().openapi({ description: 'How many are open.' }),
      }),
    ),
  },
});

export const endMySession = route('endMySession', 'delete', '/auth/sessions/{session_id}', {
  graphql: { mutation: 'endMySession', args: { id: 'session_id' } },
  summary: "End a session of the caller's account",
  description: 'Its tokens answer 498 from the next request on, and its live streams close within a second.',
  request: { params: z.object({ session_id: z.uuid() }) },
  responses: {
    204: { description: 'Ended.' },
    404: errorResponse('No open session has this id; another account’s answers alike.'),
  },
});

export const endMyOtherSessions = route('endMyOtherSessions', 'delete', '/auth/sessions', {
  graphql: { mutation: 'endMyOtherSessions', pick: 'ended' },
  summary: "End every other session of the caller's account",
  description: 'The session that asks stays open.',
  responses: {
    200: answer('Those that were open have ended.', namedObject('EndedSessions', { ended: z.int() })),
  },
});
