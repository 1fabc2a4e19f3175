import { z } from '@hono/zod-openapi';
import { errorResponse, routesOf } from '../../../shared/http/route.ts';

const route = routesOf('records');

export const recordsChanged = route('recordsChanged', 'get', '/booking/record-changes', {
  summary: 'Live changes of records',
  description:
    'A stream of server-sent events, one `data: {"record": "package"}` whenever a record of that kind changed, with null for ' +
    'the kind where notices may have been missed, and a comment every 15 seconds. It says that something changed, and not ' +
    'what. The provider hears of every change, a company of those that its own accounts made.',
  responses: {
    200: {
      description: 'The stream; it ends with the request, and a second after the session at the latest.',
      content: { 'text/event-stream': { schema: z.string() } },
    },
    429: errorResponse('TOO_MANY_STREAMS: the account has twenty already.'),
  },
});
