import { type AskedList, toListQuery } from '../bookings/list-query.ts';

/** As the list is asked, or one booking; and which kind of file. */
interface AskedExport extends AskedList {
  readonly format?: 'xlsx' | 'csv';
  readonly mine?: boolean;
  readonly bookingId?: string;
}

/** What an export's question, JSON from a browser, asks of the reporting service; null where it is no question. */
export function toExportPath(text: string): string | null {
  const asked = objectIn(text);
  if (!asked) return null;
  // Whatever a browser sends beside what is expected is refused by the service, which looks at each value.
  const { bookingId, format, mine, timeZone } = asked;
  const query = bookingId === undefined ? { ...toListQuery(asked), format, mine } : { format, time_zone: timeZone };
  const home = bookingId === undefined ? '' : `${encodeURIComponent(bookingId)}/`;
  return `/reporting/bookings/${home}export?${paramsOf(query)}`;
}

function objectIn(text: string): AskedExport | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

const paramsOf = (query: object) =>
  new URLSearchParams(
    Object.entries(query)
      .filter(([, value]) => value !== undefined && value !== null && value !== '')
      .flatMap(([name, value]) => [value].flat().map((one): [string, string] => [name, String(one)])),
  );
