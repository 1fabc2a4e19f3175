import { z } from '@hono/zod-openapi';
import { RECORD_KINDS } from '../../../audit/record-changes.ts';
import { inGraphql } from '../../../shared/http/graphql.ts';
import { liveAnswer, routesOf } from '../../../shared/http/route.ts';

const route = routesOf('records');

const kind = inGraphql(z.enum(RECORD_KINDS).openapi({ description: 'Kinds of records that lists show.' }), {
  type: 'RecordKind',
});

export const recordsChanged = route('recordsChanged', 'get', '/booking/record-changes', {
  graphql: { subscription: 'recordsChanged', pick: 'record' },
  summary: 'Live changes of records',
  description:
    'A stream of server-sent events, one `data: {"record": "package"}` whenever a record of that kind changed, with null for ' +
    'the kind where notices may have been missed, and a comment every 15 seconds. It says that something changed, and not ' +
    'what. The provider hears of every change, a company of those that its own accounts made.',
  responses: liveAnswer(z.object({ record: kind.nullable() })),
});
