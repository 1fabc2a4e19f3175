import { expect, test } from 'vitest';
import { passLive, requestOf } from './pass.ts';
import { fromShape, toShape } from './shape.ts';

const boats = { service: 'booking', method: 'PUT', path: '/boats/{boat_id}' } as const;

test('arguments go where the operation has them, and what is not given goes nowhere', () => {
  const passed = { ...boats, inPath: { id: 'boat_id' }, inQuery: { org: 'org', search: 'query' } };
  const always = { alwaysInQuery: { is_count: true } };
  expect(requestOf({ ...passed, ...always }, { id: 'b1', org: null, search: 'a' })).toEqual({
    params: { path: { boat_id: 'b1' }, query: { is_count: true, query: 'a' } },
  });
});

test('an input is the body by REST names, beside fields that are arguments or fixed', () => {
  const passed = {
    ...boats,
    inBody: { org: 'company_id' },
    body: { filled: ['berth'] },
    alwaysInBody: { enable: true },
  };
  const { body } = requestOf(passed, { org: 'o1', input: { boatName: 'Anna', note: null } });
  expect(body).toEqual({ berth: null, boat_name: 'Anna', company_id: 'o1', enable: true });
});

test('a flat body is the arguments that have no other place', () => {
  const passed = { ...boats, inPath: { id: 'boat_id' }, body: {}, isFlat: true } as const;
  expect(requestOf(passed, { id: 'b1', boatName: 'Anna' }).body).toEqual({ boat_name: 'Anna' });
});

test('the mask names the fields that are given', () => {
  const passed = { ...boats, body: {}, mask: ['boat_name', 'berth'] };
  const { body } = requestOf(passed, { input: { boatName: 'Anna', berth: null, updatedAt: 'now' } });
  expect(body).toEqual({ boat_name: 'Anna', updated_at: 'now', update_mask: ['boat_name'] });
});

const shape = { names: { id: 'boat_id' }, parts: { sails: { names: { area: 'square_metres' } } } };

test('names change down to the last object, there and back, and what is opaque stays', () => {
  const theirs = { boat_id: 'b1', sails: [{ square_metres: 4 }], raw_text: { as_it: 'is' } };
  const ours = { id: 'b1', sails: [{ area: 4 }], rawText: { as_it: 'is' } };
  expect(fromShape(shape, theirs)).toEqual(ours);
  expect(toShape(shape, ours)).toEqual(theirs);
});

test('plain data that is text to us is JSON where it is an object, and stays as it is elsewhere', () => {
  const entry = { asText: ['before', 'after'] };
  expect(fromShape(entry, { before: 'Pending', after: { a: 1 } })).toEqual({ before: 'Pending', after: '{"a":1}' });
  expect(fromShape(entry, { before: null, after: 7 })).toEqual({ before: null, after: 7 });
});

test('an answer without a value stays null', () => {
  expect(fromShape(shape, { boat_id: 'b1', sails: null })).toEqual({ id: 'b1', sails: null });
  expect(fromShape(shape, null)).toBe(null);
});

test('fields of a grouped argument are parameters of the query', () => {
  const passed = {
    ...boats,
    inQuery: { page: 'page' },
    inGroups: { filter: { madeOn: 'made_on', area: 'square_metres' } },
  };
  expect(requestOf(passed, { page: 2, filter: { madeOn: '2026-11-23', area: null } }).params.query).toEqual({
    page: 2,
    made_on: '2026-11-23',
  });
  expect(requestOf(passed, {}).params.query).toEqual({});
});

test.each(['', '0001-01-01', '0001-01-01T00:00:00Z'])(
  'an empty value of REST, %o, is null where the contract says so',
  (empty) => {
    const named = { emptyIsNull: ['launched_at'] };
    expect(fromShape(named, { launched_at: empty, name: empty })).toEqual({ launchedAt: null, name: empty });
  },
);

test('fields of an object within are our own, there and back', () => {
  const spread = { spread: { hull: ['hull_metres'] }, parts: { hull: { names: { length: 'hull_metres' } } } };
  expect(fromShape(spread, { name: 'Anna', hull: { hull_metres: 9 } })).toEqual({ name: 'Anna', length: 9 });
  expect(fromShape(spread, { name: 'Anna', hull: null })).toEqual({ name: 'Anna' });
  expect(toShape(spread, { name: 'Anna', length: 9 })).toEqual({ name: 'Anna', hull: { hull_metres: 9 } });
});

test('fields of a grouped argument are fields of the body', () => {
  const passed = { ...boats, inPath: { id: 'boat_id' }, bodyGroups: ['to'], body: {}, isFlat: true } as const;
  const { body } = requestOf(passed, { id: 'b1', atNight: true, to: { pierId: 'p', berth: null } });
  expect(body).toEqual({ at_night: true, pier_id: 'p' });
});

test('null clears a field that says so, and is nothing to any other', () => {
  const passed = { ...boats, body: { clears: ['berth'] }, mask: ['boat_name', 'berth'] };
  const { body } = requestOf(passed, { input: { boatName: null, berth: null } });
  expect(body).toEqual({ berth: null, update_mask: ['berth'] });
});

test('the mask names fields of an object within', () => {
  const hull = { spread: { hull: ['hull_metres'] }, parts: { hull: { names: { length: 'hull_metres' } } } };
  const passed = { ...boats, body: hull, mask: ['hull_metres', 'berth'] };
  const { body } = requestOf(passed, { input: { length: 9 } });
  expect(body).toEqual({ hull: { hull_metres: 9 }, update_mask: ['hull_metres'] });
});

test.each([
  [{ byStatus: true }, { status: 'inactive' }, { status: ['inactive'] }],
  [{ byStatus: true }, { status: null }, { status: ['active', 'inactive'] }],
  [{ byStatus: true }, {}, {}],
  [{ byActive: true }, { active: false }, { status: ['inactive'] }],
  [{ byActive: 'disable' }, { active: true }, { disable: false }],
  [{ byActive: 'disable' }, { active: null }, {}],
] as const)('%o with %o asks for %o', (row, args, query) => {
  expect(requestOf({ ...boats, ...row }, args).params.query).toEqual(query);
});

test('an argument can be a header, and an empty text is written where nothing is given', () => {
  const passed = { ...boats, inHeader: { key: 'idempotency-key' }, body: { blank: ['launched_on'] } };
  const { params, body } = requestOf(passed, { key: 'k1', input: { boatName: 'Anna', launchedOn: null } });
  expect(params).toMatchObject({ header: { 'idempotency-key': 'k1' } });
  expect(body).toEqual({ boat_name: 'Anna', launched_on: '' });
});

test.each([
  [{ answer: { names: { id: 'boat_id' } } }, { id: 'b1', seenAt: null }],
  [{ answer: {}, pick: 'boat_id' }, 'b1'],
  [{}, true],
])('an event of a stream is shown as %o says', (row, shown) => {
  expect(passLive({ ...boats, ...row }).resolve('{"boat_id":"b1","seen_at":null}')).toEqual(shown);
});
