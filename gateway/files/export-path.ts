import { listFilterNames } from '../../services/booking/shared/booking.names.ts';
import { toRest } from '../../services/shared/http/rest-names.ts';

/** Files of the reporting service, by the kind that a browser names. */
const paths = new Map<string, (id: unknown) => string>([
  ['bookings', (id) => (id === undefined ? '/reporting/bookings/export' : `/reporting/bookings/${id}/export`)],
  ['audit', () => '/reporting/audit/export'],
  ['seen-people', () => '/reporting/seen-people/export'],
  ['statement', (id) => `/reporting/statements/${id}/export`],
  ['month-end', () => '/reporting/month-end/export'],
]);

/**
 * The path of an export that a browser requests in JSON, with its filter beside or in `filter`; null where it is no such request.
 * The service refuses what it does not expect.
 */
export function exportPath(kind: string, question: unknown): string | null {
  const pathOf = paths.get(kind);
  if (!pathOf || typeof question !== 'object' || question === null || Array.isArray(question)) return null;
  const { bookingId, orgId: id = bookingId, filter, ...asked }: Readonly<Record<string, unknown>> = { ...question };
  if (id !== undefined && !/^[\da-f-]{36}$/.test(String(id))) return null;
  return `${pathOf(id)}?${paramsOf(toRest(listFilterNames, { ...asked, ...Object(filter) }))}`;
}

/** A query without what is empty; a list is repeated. */
const paramsOf = (query: object) =>
  new URLSearchParams(
    Object.entries(query)
      .filter(([, value]) => value !== undefined && value !== null && value !== '')
      .flatMap(([name, value]) => [value].flat().map((one): [string, string] => [name, String(one)])),
  );
