import { type GraphQLNamedType, isInputObjectType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { gatewaySchema } from '../../gateway/schema.ts';
import { filterNames } from '../../machines/rules/booking/booking-filter.ts';
import { ListViewDocument } from '../../web/bookings/views/list-views.documents.ts';

const fieldsOf = (type: GraphQLNamedType | undefined) =>
  isInputObjectType(type) || isObjectType(type) ? Object.keys(type.getFields()).sort() : [];

/** Fields of a saved view beside the filter. */
const ofView = ['search', 'sort', 'order', 'columns'];

test.each([
  ['BookingFilter', []],
  ['SavedFilter', ofView],
  ['SavedFilterInput', ofView],
])('the gateway: %s has the fields of the filter', (name, more) => {
  expect(fieldsOf(gatewaySchema.getType(name))).toEqual([...filterNames, ...more].sort());
});

test('web/bookings/views/list-views.documents.ts: a saved view brings every field of the filter', () => {
  const [, selected = ''] = /filter \{([^}]+)\}/.exec(ListViewDocument.toString()) ?? [];
  expect(selected.trim().split(/\s+/).sort()).toEqual([...filterNames, ...ofView].sort());
});
