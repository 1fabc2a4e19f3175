import { type GraphQLNamedType, isInputObjectType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { gatewaySchema } from '../../gateway/schema.ts';
import { filterNames } from '../../machines/rules/booking/booking-filter.ts';
import { ListViewDocument } from '../../web/bookings/views/list-views.documents.ts';

const fieldsOf = (type: GraphQLNamedType | undefined) =>
  isInputObjectType(type) || isObjectType(type) ? Object.keys(type.getFields()).sort() : [];

test.each(['BookingFilter', 'SavedFilter'])(
  'gateway/bookings/bookings.graphql: %s has the fields of the filter',
  (name) => {
    expect(fieldsOf(gatewaySchema.getType(name))).toEqual([...filterNames].sort());
  },
);

test('web/bookings/views/list-views.documents.ts: a saved view brings every field of the filter', () => {
  const [, selected = ''] = /filter \{([^}]+)\}/.exec(ListViewDocument.toString()) ?? [];
  expect(selected.trim().split(/\s+/).sort()).toEqual([...filterNames].sort());
});
