import { OpenAPIHono, z } from '@hono/zod-openapi';
import { expect, test } from 'vitest';
import { emptyIsNull, inGraphql } from '../../services/shared/http/graphql.ts';
import { answer, jsonBody, namedBody, namedObject, routesOf } from '../../services/shared/http/route.ts';
import { deriveGateway } from './derive.ts';
import type { OpenApiDocument } from './document.ts';

const route = routesOf('boats');
const words = { summary: 'Boats', description: 'Of a harbour.' };
const boat = namedObject('Boat', { boat_id: z.uuid(), boat_name: z.string(), berth: z.string() });
const boats = { 200: answer('Boats.', z.object({ data: z.array(boat), count: z.int().nullable() })) };
const done = { 204: { description: 'Done.' } };

function derived(...routes: readonly ReturnType<typeof route>[]) {
  const app = new OpenAPIHono();
  for (const one of routes) app.openAPIRegistry.registerPath(one);
  const document: object = app.getOpenAPI31Document({ openapi: '3.1.0', info: { title: 'Boats', version: '1' } });
  return deriveGateway({ booking: document as OpenApiDocument }, 'type Query');
}

test('a field shows an answer in its own way, and one that may fail is null then', () => {
  const shown = {
    type: 'Choices',
    names: { items: 'data', total: 'count' },
    parts: { count: { required: true }, data: { type: 'Item', names: { id: 'boat_id' }, omit: ['berth'] } },
  } as const;
  const { sdl, table } = derived(
    route('listBoats', 'get', '/boats', {
      ...words,
      graphql: [
        { query: 'choices', nullable: true, answer: shown },
        { query: 'boats', pick: 'data' },
      ],
      responses: boats,
    }),
  );
  expect(sdl).toContain('choices: Choices\n');
  expect(sdl).toContain('boats: [Boat!]!\n');
  expect(sdl).toContain('type Choices {\n  items: [Item!]!\n  total: Int!\n}');
  expect(sdl).toContain('type Item {\n  id: ID!\n  boatName: String!\n}');
  expect(table.Query['choices']).toMatchObject({
    answer: { names: { items: 'data' }, parts: { data: { names: { id: 'boat_id' } } } },
  });
});

const switching = (operationId: string, path: string, choice: { argument: string; type: string; is?: boolean }) =>
  route(operationId, 'put', path, { ...words, graphql: { mutation: 'switchBoat', choice }, responses: done });

test('an argument picks the operation', () => {
  const on = { argument: 'on', type: 'Boolean!' };
  const { sdl, table } = derived(
    switching('launchBoat', '/launch', { ...on, is: true }),
    switching('moorBoat', '/moor', on),
  );
  expect(sdl.match(/switchBoat\(on: Boolean!\): Boolean!/g)).toHaveLength(1);
  expect(table.Mutation['switchBoat']).toMatchObject({
    choice: 'on',
    cases: { true: { path: '/launch' } },
    otherwise: { path: '/moor' },
  });
});

test('two operations of one field without a choice, or with different arguments, are refused', () => {
  const on = { argument: 'on', type: 'Boolean!' };
  const twice = () => derived(switching('a', '/a', on), switching('b', '/b', { ...on, type: 'Boolean' }));
  expect(twice).toThrow('switchBoat is two fields');
  const plain = (id: string) => route(id, 'get', `/${id}`, { ...words, graphql: { query: 'boats' }, responses: done });
  expect(() => derived(plain('a'), plain('b'))).toThrow('boats is two fields');
});

test('the fields of an object within are fields of the outer type, and may be absent where it may', () => {
  const counts = inGraphql(z.object({ Moored: z.int() }), { spread: true, names: { moored: 'Moored' } });
  const harbour = namedObject('Harbour', { name: z.string(), counts: counts.nullable() });
  const { sdl, table } = derived(
    route('getHarbour', 'get', '/harbour', {
      ...words,
      graphql: { query: 'harbour' },
      responses: { 200: answer('Harbour.', harbour) },
    }),
  );
  expect(sdl).toContain('type Harbour {\n  name: String!\n  moored: Int\n}');
  expect(table.Query['harbour']).toMatchObject({
    answer: { spread: { counts: ['Moored'] }, parts: { counts: { names: { moored: 'Moored' } } } },
  });
});

test('fields of the body are fields of one argument, which is needed where one of them is', () => {
  const { sdl, table } = derived(
    route('moveBoats', 'post', '/moves', {
      ...words,
      graphql: {
        mutation: 'moveBoats',
        flat: true,
        groups: { to: { type: 'Berth', fields: ['pier_id', 'berth'] } },
        withoutToken: true,
        opensFile: true,
      },
      request: { body: namedBody('Move', { pier_id: z.uuid(), berth: z.string().optional(), at_night: z.boolean() }) },
      responses: done,
    }),
  );
  expect(sdl).toContain('moveBoats(atNight: Boolean!, to: Berth!): Boolean!');
  expect(sdl).toContain('input Berth {\n  pierId: ID!\n  berth: String\n}');
  expect(table.Mutation['moveBoats']).toMatchObject({ bodyGroups: ['to'], withoutToken: true, opensFile: true });
  // A refusal tells a field of the body by its own name.
  expect(table.Mutation['moveBoats']).not.toHaveProperty('errors');
});

test('an argument that is left out has the value that the contract names', () => {
  const query = z.object({ page_size: z.int().optional(), with_all: z.boolean().optional() });
  const { sdl } = derived({
    ...route('listBoats', 'get', '/boats', {
      ...words,
      graphql: { query: 'boats', defaults: { page_size: 50, with_all: true } },
      request: { query, body: jsonBody(z.object({})) },
      responses: done,
    }),
    request: { query },
  });
  expect(sdl).toContain('boats(pageSize: Int = 50, withAll: Boolean = true): Boolean!');
});

test('two fields show one body each in its own way, and a value that GraphQL cannot spell has a name', () => {
  const body = namedBody('BoatChange', {
    boat_name: z.string().optional(),
    berth: z.string().nullable().optional(),
    way: inGraphql(z.enum(['up', 'down-wind']).optional(), { type: 'Way' }),
    update_mask: z.array(z.enum(['boat_name', 'berth', 'way'])),
  });
  const { sdl, table, enums } = derived(
    route('changeBoat', 'put', '/boats/{boat_id}', {
      ...words,
      graphql: [
        { mutation: 'changeBoat', body: { type: 'Boat', omit: ['way'], parts: { berth: { clears: true } } } },
        { mutation: 'turnBoat', flat: true, only: ['way'], body: { parts: { way: { required: true } } } },
      ],
      request: { params: z.object({ boat_id: z.uuid() }), body },
      responses: done,
    }),
  );
  expect(sdl).toContain('changeBoat(boatId: ID!, input: BoatInput!): Boolean!');
  expect(sdl).toContain('input BoatInput {\n  boatName: String\n  berth: String\n}');
  expect(sdl).toContain('turnBoat(boatId: ID!, way: Way!): Boolean!');
  expect(sdl).toContain('enum Way {\n  up\n  downWind\n}');
  expect(enums).toEqual({ Way: { downWind: 'down-wind' } });
  expect(table.Mutation['changeBoat']).toMatchObject({ body: { clears: ['berth'] } });
});

test('a header is an argument where one is named for it, and an empty value may be left out', () => {
  const { sdl, table } = derived(
    route('addBoat', 'post', '/boats', {
      ...words,
      graphql: { mutation: 'addBoat', args: { key: 'idempotency-key' } },
      request: {
        headers: z.object({ 'idempotency-key': z.string(), DeviceID: z.string().optional() }),
        body: namedBody('NewBoat', { launched_on: emptyIsNull(z.string()) }),
      },
      responses: done,
    }),
  );
  expect(sdl).toContain('addBoat(key: String!, input: NewBoatInput!): Boolean!');
  expect(sdl).toContain('input NewBoatInput {\n  launchedOn: String\n}');
  expect(table.Mutation['addBoat']).toMatchObject({
    inHeader: { key: 'idempotency-key' },
    body: { blank: ['launched_on'] },
    errors: { names: { 'idempotency-key': 'key' } },
  });
});
