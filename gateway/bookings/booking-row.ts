import { assertObjectType, type GraphQLResolveInfo, type GraphQLSchema } from 'graphql';
import { NO_DAY } from '../../machines/rules/calendar/dates.ts';
import { bookingNames } from '../../services/booking/shared/booking.names.ts';
import { fromRest, restName } from '../../services/shared/http/rest-names.ts';
import type { components } from '../generated/booking.openapi.ts';
import type { BookingRow } from '../generated/resolvers.ts';

/** The services' word for "no time yet"; it stops here. */
const noTime = /^0001-01-01T/;

export const toTime = (instant: string) => (noTime.test(instant) ? null : instant);

/** A date of birth that is not known yet is the empty date. */
export const toDay = (day: string) => (day === NO_DAY ? null : day);

/** What the service keeps as an empty text is nothing to a screen. */
export const orNull = (text: string | null) => (text === '' ? null : text);

const rowFields = new WeakMap<GraphQLSchema, string>();

/** What the service is to send of each row: it has half as many fields again as the schema. */
export function rowFieldsOf({ schema }: GraphQLResolveInfo): string {
  const known = rowFields.get(schema);
  if (known) return known;
  const names = Object.keys(assertObjectType(schema.getType('BookingRow')).getFields());
  const fields = names.map((name) => restName(bookingNames, name)).join(',');
  rowFields.set(schema, fields);
  return fields;
}

export function toBookingRow(row: components['schemas']['BookingRow']): BookingRow {
  const fields = fromRest(bookingNames, row);
  return {
    ...fields,
    candidateDob: toDay(fields.candidateDob),
    candidateEmail: orNull(fields.candidateEmail),
    candidatePhone: orNull(fields.candidatePhone),
    contactName: orNull(fields.contactName),
    contactPhone: orNull(fields.contactPhone),
    candidatePosition: orNull(fields.candidatePosition),
    poNumber: orNull(fields.poNumber),
    appointmentTime: toTime(fields.appointmentTime),
  };
}
