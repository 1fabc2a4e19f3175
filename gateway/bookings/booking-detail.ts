import { toType } from '../derived/to-type.ts';
import type { components } from '../generated/booking.openapi.ts';
import type { BookingDetail, DetailSite, HistoryEntry, Paperwork } from '../generated/resolvers.ts';

type Detail = components['schemas']['BookingDetail'];

/** The detail by its contract, with its clinic in one object and the texts of its history. */
export const toBookingDetail = (detail: Detail): BookingDetail => ({
  ...toType<BookingDetail>('BookingDetail', detail),
  resultEmails: toEmails(detail.result_email),
  site: toSite(detail),
  paperworks: toStoredPaperworks(detail.paperworks),
  history: detail.history.map(toHistoryEntry),
});

/** `result_email` is one text, separated by semicolons. */
const toEmails = (emails: string) =>
  emails
    .split(';')
    .map((email) => email.trim())
    .filter((email) => email !== '');

function toSite(detail: Detail): DetailSite | null {
  if (detail.site_id === null || detail.site_tz === null) return null;
  return {
    id: detail.site_id,
    name: detail.site_name ?? '',
    address: detail.site_address ?? '',
    suburb: detail.site_suburb ?? '',
    state: detail.site_state ?? '',
    phone: detail.site_phone || null,
    timeZone: detail.site_tz,
  };
}

const toStoredPaperworks = (paperworks: Detail['paperworks']): Paperwork[] =>
  paperworks.filter(({ temporary }) => !temporary).map(({ id, paper_work, link }) => ({ id, name: paper_work, link }));

const toHistoryEntry = (entry: Detail['history'][number]): HistoryEntry => ({
  ...entry,
  before: toText(entry.before),
  after: toText(entry.after),
});

/** The audit keeps plain data; the screen shows words and numbers as they are and the rest as JSON. */
const toText = (value: unknown) => {
  if (value === null || value === undefined) return null;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};
