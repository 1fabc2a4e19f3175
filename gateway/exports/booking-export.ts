import { type BookingsArgs, toListQuery } from '../bookings/list-query.ts';
import { objectIn, paramsOf } from './question.ts';

/** As the list is asked, some of its rows, or one booking; and which kind of file. */
interface ExportSelection extends BookingsArgs {
  readonly format?: 'xlsx' | 'csv';
  readonly mine?: boolean;
  readonly bookingId?: string;
  readonly candidateIds?: readonly string[];
}

/** What an export's question, JSON from a browser, asks of the reporting service; null where it is no question. */
export function toExportPath(text: string): string | null {
  const selection = objectIn<ExportSelection>(text);
  if (!selection) return null;
  // Whatever a browser sends beside what is expected is refused by the service, which looks at each value.
  const { bookingId, candidateIds, format, mine, timeZone } = selection;
  const ofList = { ...toListQuery(selection), candidate_ids: candidateIds, format, mine };
  const query = bookingId === undefined ? ofList : { format, time_zone: timeZone };
  const home = bookingId === undefined ? '' : `${encodeURIComponent(bookingId)}/`;
  return `/reporting/bookings/${home}export?${paramsOf(query)}`;
}
