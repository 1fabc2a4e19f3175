import { listFilterNames } from '../../services/booking/shared/booking.names.ts';
import { toRest } from '../../services/shared/http/rest-names.ts';
import type { QueryBookingsArgs } from '../generated/resolvers.ts';
import { objectIn, paramsOf } from './question.ts';

/** The list's filter, some of its rows, or one booking; and the kind of file. */
interface ExportSelection extends Pick<QueryBookingsArgs, 'search' | 'sort' | 'order' | 'timeZone' | 'filter'> {
  readonly format?: 'xlsx' | 'csv';
  readonly mine?: boolean;
  readonly bookingId?: string;
  readonly candidateIds?: readonly string[];
}

/**
 * The reporting service's path for an export that a browser requests in JSON; null where the text is no such request.
 */
export function toExportPath(text: string): string | null {
  const selection = objectIn<ExportSelection>(text);
  if (!selection) return null;
  // Whatever a browser sends beside what is expected is refused by the service, which looks at each value.
  const { bookingId, candidateIds, format, mine, search, sort, order, timeZone, filter } = selection;
  const asked = toRest(listFilterNames, { search, sort, order, timeZone, ...filter });
  const ofList = { ...asked, candidate_ids: candidateIds, format, mine };
  const query = bookingId === undefined ? ofList : { format, time_zone: timeZone };
  const home = bookingId === undefined ? '' : `${encodeURIComponent(bookingId)}/`;
  return `/reporting/bookings/${home}export?${paramsOf(query)}`;
}
