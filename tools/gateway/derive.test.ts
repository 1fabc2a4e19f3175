import { OpenAPIHono, z } from '@hono/zod-openapi';
import { expect, test } from 'vitest';
import { emptyIsNull, inGraphql, type RootField } from '../../services/shared/http/graphql.ts';
import {
  answer,
  errorResponse,
  jsonBody,
  liveAnswer,
  namedBody,
  namedObject,
  routesOf,
} from '../../services/shared/http/route.ts';
import { deriveGateway } from './derive.ts';
import type { OpenApiDocument } from './document.ts';

const route = routesOf('boats');
const words = { summary: 'A boat', description: 'Of a harbour.' };
const boatNames = { id: 'boat_id', length: 'boat_metres' } as const;

const sail = namedObject('Sail', { sail_area: z.number(), made_on: z.iso.date().openapi({ format: 'date' }) });
const boat = namedObject('Boat', {
  boat_id: z.uuid(),
  boat_metres: z.int().openapi({ description: 'From bow to stern.' }),
  kind: inGraphql(z.enum(['sail', 'motor']), { type: 'BoatKind' }),
  sails: z.array(sail),
  owner: inGraphql(z.object({ full_name: z.string() }), { type: 'Person' }).nullable(),
  launched_at: z.iso.datetime().optional(),
}).openapi({ 'x-graphql': { names: boatNames } });

type AnyRoute = ReturnType<typeof route>;

function derived(routes: readonly AnyRoute[], byHand = 'type Query') {
  const app = new OpenAPIHono();
  for (const one of routes) app.openAPIRegistry.registerPath(one);
  const document: object = app.getOpenAPI31Document({ openapi: '3.1.0', info: { title: 'Boats', version: '1' } });
  return deriveGateway({ booking: document as OpenApiDocument }, byHand);
}

const listBoats = route('listBoats', 'get', '/boats/{harbour_id}', {
  ...words,
  graphql: {
    query: 'boats',
    args: { harbour: 'harbour_id' },
    always: { is_count: true },
    only: ['search_text'],
    pick: 'data',
  },
  request: {
    params: z.object({ harbour_id: z.uuid() }),
    query: z.object({ is_count: z.boolean().optional(), page: z.int().optional(), search_text: z.string().optional() }),
  },
  responses: { 200: answer('Boats.', z.object({ data: z.array(boat) })), 404: errorResponse('No such harbour.') },
});

const changeBoat = route('changeBoat', 'put', '/boats', {
  ...words,
  graphql: { mutation: 'changeBoat', args: { id: 'boat_id' } },
  request: {
    body: namedBody('BoatChange', {
      boat_id: z.uuid(),
      boat_name: z.string().optional(),
      berth: z.int().nullable(),
      update_mask: z.array(z.enum(['boat_name', 'berth'])),
    }),
  },
  responses: { 200: answer('Boat.', boat), 409: errorResponse('EDIT_CONFLICT, where it was changed.') },
});

test('a query has its arguments, its part of the answer, and the types that it needs', () => {
  const { sdl, table } = derived([listBoats]);
  expect(sdl).toBe(`extend type Query {
  "A boat. Of a harbour. Codes: NOT_FOUND."
  boats(harbour: ID!, searchText: String): [Boat!]!
}

type Boat {
  id: ID!
  "From bow to stern."
  length: Int!
  kind: BoatKind!
  sails: [Sail!]!
  owner: Person
  launchedAt: DateTime
}

enum BoatKind {
  sail
  motor
}

type Sail {
  sailArea: Float!
  madeOn: LocalDate!
}

type Person {
  fullName: String!
}
`);
  expect(table.Query).toEqual({
    boats: {
      service: 'booking',
      method: 'GET',
      path: '/boats/{harbour_id}',
      inPath: { harbour: 'harbour_id' },
      inQuery: { searchText: 'search_text' },
      alwaysInQuery: { is_count: true },
      errors: { names: { harbour_id: 'harbour' } },
      pick: 'data',
      answer: { parts: { data: { names: boatNames, parts: { sails: {}, owner: {} } } } },
    },
  });
});

test('a mutation has its body as input, without the mask and without what is an argument of its own', () => {
  const { sdl, table } = derived([changeBoat]);
  expect(sdl).toContain('changeBoat(id: ID!, input: BoatChangeInput!): Boat!');
  expect(sdl).toContain('input BoatChangeInput {\n  boatName: String\n  berth: Int\n}');
  expect(sdl).toContain('Codes: EDIT_CONFLICT.');
  expect(table.Mutation['changeBoat']).toMatchObject({
    inBody: { id: 'boat_id' },
    body: { filled: ['berth'] },
    mask: ['boat_name', 'berth'],
  });
});

test('an operation without an answer is true, and a flat body is arguments', () => {
  const { sdl, table } = derived([
    route('sinkBoat', 'post', '/boats/sink', {
      ...words,
      graphql: { mutation: 'sinkBoat', flat: true },
      request: { body: namedBody('Sinking', { why_so: z.string(), dry_run: z.boolean().optional() }) },
      responses: { 204: { description: 'Sunk.' } },
    }),
  ]);
  expect(sdl).toContain('sinkBoat(whySo: String!, dryRun: Boolean): Boolean!');
  expect(sdl).not.toContain('SinkingInput');
  expect(table.Mutation['sinkBoat']).toMatchObject({ body: {}, isFlat: true });
  expect(table.Mutation['sinkBoat']).not.toHaveProperty('answer');
});

test('types and root fields that are written by hand win', () => {
  const byHand = 'extend type Query { boats: [Boat!]! } type Boat { id: ID! } type Query';
  expect(derived([listBoats], byHand)).toEqual({
    sdl: '\n',
    table: { Query: {}, Mutation: {}, Subscription: {} },
    enums: {},
    shapes: {},
  });
  const { sdl } = derived([listBoats], 'type Boat { id: ID! }');
  expect(sdl).toContain('boats(');
  expect(sdl).not.toContain('type Boat {');
});

test('an object without a name, two shapes of one name, and a part that the answer has not are refused', () => {
  const asking = (schema: z.ZodType, operationId: string, pick?: string) =>
    route(operationId, 'get', `/boats/${operationId}`, {
      ...words,
      graphql: { query: operationId, ...(pick ? { pick } : {}) },
      responses: { 200: answer('Boat.', schema) },
    });
  expect(() => derived([asking(z.object({ mast: z.int() }), 'a')])).toThrow('An object needs a name: mast.');
  const [one, other] = [z.object({ mast: z.int() }), z.object({ mast: z.string() })].map((each) =>
    inGraphql(each, { type: 'Rig' }),
  );
  expect(() => derived([asking(one ?? z.any(), 'a'), asking(other ?? z.any(), 'b')])).toThrow('Rig has two shapes');
  expect(() => derived([asking(boat, 'a', 'masts')])).toThrow('The answer has no masts.');
});

test('a parameter that REST does not ask for can be required', () => {
  const query = z.object({ org: inGraphql(z.uuid().optional(), { required: true }) });
  const { sdl } = derived(
    [
      route('a', 'get', '/boats/a', {
        ...words,
        graphql: { query: 'a' },
        request: { query, body: jsonBody(z.object({})) },
        responses: { 204: { description: 'Done.' } },
      }),
    ].map((one) => ({ ...one, request: { query } })),
  );
  expect(sdl).toContain('a(org: ID!): Boolean!');
});

test('parameters of the query are fields of one argument, and a refusal names them by it', () => {
  const { sdl, table } = derived([
    route('searchBoats', 'get', '/boats/search', {
      ...words,
      graphql: { query: 'searchBoats', groups: { filter: { type: 'BoatFilter', fields: ['harbour_id', 'made_on'] } } },
      request: {
        query: z.object({ harbour_id: z.uuid().optional(), made_on: z.string().optional(), page: z.int().optional() }),
      },
      responses: { 204: { description: 'Done.' } },
    }),
  ]);
  expect(sdl).toContain('searchBoats(page: Int, filter: BoatFilter): Boolean!');
  expect(sdl).toContain('input BoatFilter {\n  harbourId: ID\n  madeOn: String\n}');
  expect(table.Query['searchBoats']).toMatchObject({
    inQuery: { page: 'page' },
    inGroups: { filter: { harbourId: 'harbour_id', madeOn: 'made_on' } },
    errors: { names: { made_on: 'filter.madeOn' } },
  });
});

test('a type that an SDL by hand only names is written, with its shape; empty values are null, and omitted fields absent', () => {
  const ferry = namedObject(
    'Ferry',
    { ferry_name: emptyIsNull(z.string()), engine_code: z.string() },
    { names: { name: 'ferry_name' }, omit: ['engine_code'] },
  );
  const ferries = route('listFerries', 'get', '/ferries', {
    ...words,
    responses: { 200: answer('Ferries.', z.object({ ferries: z.array(ferry) })) },
  });
  const { sdl, shapes } = derived([ferries], 'extend type Query { ferries: [Ferry!]! }');
  expect(sdl).toContain('type Ferry {\n  name: String\n}');
  expect(shapes).toEqual({ Ferry: { names: { name: 'ferry_name' }, emptyIsNull: ['ferry_name'] } });
});

test('a stream of events is a subscription, of each event or of a part of it', () => {
  const sighted = (graphql: RootField) =>
    route('sightedBoats', 'get', '/boats/sighted', {
      ...words,
      graphql,
      request: { query: z.object({ harbour_id: z.uuid() }) },
      responses: liveAnswer(namedObject('Sighting', { boat_id: z.uuid().nullable(), seen_at: z.iso.datetime() })),
    });
  const ofEach = derived([sighted({ subscription: 'boatSighted' })]);
  expect(ofEach.sdl).toContain('boatSighted(harbourId: ID!): Sighting!');
  expect(ofEach.sdl).toMatch(/extend type Subscription/);
  expect(ofEach.table.Subscription['boatSighted']).toMatchObject({
    method: 'GET',
    inQuery: { harbourId: 'harbour_id' },
  });
  expect(derived([sighted({ subscription: 'boat', pick: 'boat_id', only: [] })]).sdl).toMatch(/ boat: ID\n/);
  expect(derived([sighted({ subscription: 'any', only: [], isDone: true })]).sdl).toMatch(/ any: Boolean!\n/);
});
