import { z } from '@hono/zod-openapi';
import {
  bookingReferences,
  eachReference,
  shownReferences,
} from '../../../machines/rules/booking/booking-references.ts';
import { OUTCOMES } from '../../../machines/rules/booking/outcome.ts';
import { flag } from '../../shared/http/query.ts';
import { fromRest, sameNames, toRest } from '../../shared/http/rest-names.ts';
import { answer, errorResponse, namedObject, routesOf } from '../../shared/http/route.ts';
import { assessment, day, id, instant, serviceType } from '../booking.contract.ts';
import { candidateFile } from '../candidate-files/candidate-files.routes.ts';
import { earlierTime } from '../earlier-time/earlier-time.routes.ts';
import { delivery } from '../mails/notifications.routes.ts';
import { reminder } from '../reminders/reminders.routes.ts';
import { bookingSearchFrom, filterQuery, listSorts } from './booking-filter.contract.ts';

const route = routesOf('bookings');

const words = (description: string, example: string) => z.string().openapi({ description, example });
const pageSize = 'must be a whole number from 1 to 100';

const paperwork = namedObject('BookingPaperwork', {
  id: id('Paperwork.'),
  paper_work: words('Its name.', 'Redgum pre-start form.pdf'),
  temporary: z.boolean().openapi({ description: 'Made for this booking only.', example: false }),
  link: z.string().nullable().openapi({ description: 'Where it can be read.' }),
});

const bookingRow = namedObject('BookingRow', {
  booking_id: id('Booking.'),
  candidate_id: id('Candidate.'),
  reference: words('Short readable number.', 'PF-204817'),
  service_type: serviceType,
  candidate_name: words('Name.', 'Liam O’Connor'),
  candidate_dob: day('Date of birth.', '1991-03-14'),
  candidate_email: words('Email.', 'liam.oconnor@example.com'),
  candidate_phone: words('Phone.', '0491 570 006'),
  candidate_gender: words('Assigned sex at birth.', 'Male'),
  candidate_position: words('Position.', 'Mobile plant operator'),
  org_id: id('Company.'),
  company_name: words('Company.', 'Redgum Mining'),
  subsidiary_id: z.uuid().nullable(),
  subsidiary_name: z.string().nullable().openapi({ example: 'Newman Operations' }),
  contact_name: words('Booking person.', 'Priya Raman'),
  contact_phone: words('Their phone.', '08 5550 1420'),
  contact_email: words('Their email.', 'priya.raman@redgum.example'),
  result_email: words('Separated by semicolons.', 'results@redgum.example; hse@redgum.example'),
  invoice_email: words('Invoices.', 'accounts@redgum.example'),
  appointment_time: instant('Start, or 0001-01-01T00:00:00Z where there is none yet.'),
  appointment_status: words('PartialConfirmed is already Confirmed here.', 'Confirmed'),
  appointment_status_color: words('A CSS colour.', '#16a34a'),
  status_before: z.string().nullable().openapi({
    description: 'What Arrived or Did Not Attend goes back to as a mistake, on the day it was set.',
    example: null,
  }),
  status_changed_at: z.string().nullable().openapi({ description: 'When it was set.', example: null }),
  outcome: z
    .enum(OUTCOMES)
    .nullable()
    .openapi({ description: 'What the examination says about the job; null until the provider says so.' }),
  outcome_restrictions: z
    .string()
    .nullable()
    .openapi({ description: 'What the candidate must not do.', example: 'No work at heights.' }),
  site_id: z.uuid().nullable(),
  site_name: z.string().nullable().openapi({ description: 'Clinic site of the time.', example: 'Perth – Hay Street' }),
  site_tz: z.string().nullable().openapi({ description: 'Its zone.', example: 'Australia/Perth' }),
  preferred_site_name: z.string().nullable().openapi({ example: 'Karratha – Balmoral Road' }),
  preferred_site_tz: z.string().nullable().openapi({ example: 'Australia/Perth' }),
  preferred_from_date: day('First preferred day.', '2026-11-24').nullable(),
  preferred_to_date: day('Last preferred day.', '2026-11-28').nullable(),
  package_name: words('Package.', 'PEM – Standard'),
  assessments: words('What the package holds, as HTML.', '<h4>Function</h4><ul><li>Audiometry</li></ul>'),
  ...toRest(
    sameNames,
    eachReference(shownReferences, (name) =>
      words(`${bookingReferences[name].label}.`, bookingReferences[name].example),
    ),
  ),
  paperworks: z.array(paperwork),
  booking_comment: words('Comment on the booking.', 'Prefers a morning time.'),
  appointment_note: words('Note on the candidate.', 'Starts on swing 02/12/2026.'),
  created_at: instant('When it was booked.'),
});

export type BookingRowField = keyof typeof bookingRow.shape;
export const bookingRowFields = Object.keys(bookingRow.shape) as readonly BookingRowField[];

const namesFields = (text: string) => text.split(',').every((name) => Object.hasOwn(bookingRow.shape, name));

const listQuery = filterQuery.extend({
  sort: z.enum(listSorts).default('created_at').openapi({ description: 'Column.', example: 'created_at' }),
  order: z.enum(['asc', 'desc']).default('desc').openapi({ description: 'Direction.', example: 'desc' }),
  page: z.coerce.number({ error: 'must be a whole number' }).int().min(1).max(20_000).optional().openapi({
    description: 'Page, from 1, for jumping; `cursor` goes on from the page before and is as quick at any depth.',
    example: 1,
  }),
  page_size: z.coerce
    .number({ error: pageSize })
    .int(pageSize)
    .min(1, pageSize)
    .max(100, pageSize)
    .default(50)
    .openapi({ description: 'Rows of a page, at most 100.', example: 50 }),
  cursor: z
    .string()
    .max(1000)
    .optional()
    .openapi({ description: '`next_cursor` of the page before, same sort and filter.' }),
  is_count: flag('Whether to count: pages and counts are null otherwise.').optional(),
  fields: z
    .string()
    .refine(namesFields, 'must name fields of a booking, separated by commas')
    .optional()
    .openapi({ description: 'What each booking brings, separated by commas; everything where it is absent.' }),
});

/** Which page of which list, in our names. */
export function listQueryFrom(query: z.output<typeof listQuery>) {
  const { sort, order, page, pageSize, cursor, isCount } = fromRest(sameNames, query);
  const fields = query.fields?.split(',') as readonly BookingRowField[] | undefined;
  return { ...{ sort, order, page, pageSize, cursor, isCount, fields }, filter: bookingSearchFrom(query) };
}
export type ListQuery = ReturnType<typeof listQueryFrom>;

/** What was asked for, for the audit; where a page begins says nothing about people. */
export function filterFacts(query: z.output<typeof listQuery>) {
  const { cursor: _cursor, is_count: _count, page_size: _size, fields: _fields, ...facts } = query;
  return facts;
}

const bookingList = namedObject('BookingList', {
  bookings: z.array(bookingRow),
  pages: z
    .int()
    .nullable()
    .openapi({ description: 'Pages, exact to 2,000 bookings; null unless counted.', example: 13 }),
  page_size: z.int().openapi({ example: 50 }),
  counts: z
    .object({ Confirmed: z.int(), Pending: z.int() })
    .nullable()
    .openapi({ description: 'For the filter without its status, each capped at 2,000; null unless counted.' }),
  total: z.int().nullable().openapi({ description: 'Capped at 2,000; null unless counted.', example: 612 }),
  total_capped: z.boolean().openapi({ description: 'Whether there are more than `total`.', example: false }),
  filter_names: z
    .array(z.object({ id: id('Company, subsidiary or clinic site.'), name: words('Its name.', 'Redgum Mining') }))
    .nullable()
    .openapi({ description: 'What the filter names by id, of what the caller may see; null unless counted.' }),
  error: z.null(),
  next_cursor: z.string().nullable().openapi({ description: 'Null on the last page.' }),
});

const list = {
  request: { query: listQuery },
  responses: {
    200: answer('A page.', bookingList),
    404: errorResponse('`org` or `company` is unknown, or another company’s.'),
    422: errorResponse('`cursor` does not belong to this sort, or the dates are in the wrong order.'),
  },
};

export const listBookings = route('listBookings', 'get', '/booking/bookings', {
  ...list,
  summary: 'Candidates with their bookings',
  description:
    'With view_bookings the organisation’s, for the provider everybody’s; with my_bookings alone those that the ' +
    'account made or is the booking person of.',
});

export const listMyBookings = route('listMyBookings', 'get', '/booking/my-bookings', {
  ...list,
  summary: 'Own bookings',
  description: 'Those that the account made or is the booking person of.',
});

const historyEntry = namedObject('HistoryEntry', {
  id: id('Entry.'),
  at: instant('When.'),
  action: words('What happened, as a code.', 'booking.created'),
  by: words('Who.', 'Priya Raman'),
  organisation: z.string().nullable().openapi({ example: 'Redgum Mining' }),
  about: z.string().nullable().openapi({ description: 'The candidate it is about; null = the booking.' }),
  before: z.unknown().nullable().openapi({ description: 'Plain data.' }),
  after: z.unknown().nullable().openapi({ description: 'Plain data.' }),
});

const receipt = z.object({ at: instant('When.'), by: words('Who.', 'Priya Raman') });

const consultFile = namedObject('ConsultFileOfBooking', {
  file_id: id('File.'),
  file_type: words('What it is, as a code.', 'medical_report'),
  file_name: words('Its name.', 'Medical report PF-204817.pdf'),
  size: z.int().openapi({ description: 'In bytes.', example: 1204 }),
  created_at: instant('When it came in.'),
  replaces_id: z.uuid().nullable().openapi({ description: 'The withdrawn file in whose place it came.' }),
  withdrawn: z
    .object({
      at: instant('When.'),
      by: words('Who.', 'Helen Marsh'),
      reason: words('Why.', 'It belongs to another person.'),
    })
    .nullable()
    .openapi({ description: 'A withdrawn file cannot be downloaded.' }),
  read: receipt.nullable().openapi({ description: 'Who of the company downloaded it first; null until then.' }),
  acknowledged: receipt.nullable().openapi({ description: 'Who of the company said that it was received.' }),
  readers: z
    .array(
      z.object({
        name: words('Who.', 'Priya Raman'),
        organisation: z.string().nullable().openapi({ example: 'Redgum Mining' }),
        at: instant('When last.'),
      }),
    )
    .nullable()
    .openapi({ description: 'Who downloaded it, the last first; null for anybody but the provider.' }),
});

const bookingDetail = bookingRow
  .extend({
    candidate_number: z.int().openapi({ description: 'Place in the booking, from 1.', example: 1 }),
    candidate_count: z.int().openapi({ example: 3 }),
    appointment_end: instant('End, or 0001-01-01T00:00:00Z.'),
    project: words('Project.', ''),
    preferred_time: words('Preferred time of day.', 'Morning'),
    preferred_state: words('State of the preferred site.', 'WA'),
    preferred_site_id: z.uuid().nullable(),
    site_address: z.string().nullable().openapi({ example: 'Level 3, 226 Hay Street, Perth WA 6000' }),
    site_suburb: z.string().nullable().openapi({ example: 'Perth' }),
    site_state: z.string().nullable().openapi({ example: 'WA' }),
    site_phone: z.string().nullable().openapi({ example: '08 5550 0140' }),
    package_id: id('Package.'),
    package_minutes: z.int().openapi({ description: 'Length in minutes, in whole slots of 15.', example: 75 }),
    package_assessments: z.array(assessment),
    attendance_confirmed_at: instant('When the candidate said to come at this time.').nullable(),
    change_asked_at: instant('When the candidate asked for another time than this.').nullable(),
    created_by: z.string().nullable().openapi({ description: 'Who booked.', example: 'Priya Raman' }),
    consult_files: z.array(consultFile).openapi({ description: 'Newest first; see /booking/consult-files.' }),
    updated_at: instant('When the candidate was last changed; sent with a change.'),
    position_id: z.uuid().nullable(),
    candidates: z
      .array(
        z.object({
          candidate_id: id('Candidate.'),
          candidate_name: words('Name.', 'Liam O’Connor'),
          appointment_status: words('Status.', 'Confirmed'),
          appointment_status_color: words('A CSS colour.', '#16a34a'),
          appointment_time: instant('Start, or 0001-01-01T00:00:00Z.'),
          site_tz: z.string().nullable(),
        }),
      )
      .openapi({ description: 'All candidates of the booking, in its order.' }),
    can_be_earlier: z.boolean().openapi({ description: 'Whether it may wait for an earlier time.', example: true }),
    earlier_time: earlierTime.nullable(),
    candidate_files: z
      .array(candidateFile)
      .openapi({ description: 'What the candidate sent; the identification first.' }),
    live_link_at: z.string().nullable().openapi({
      description: 'When the newest link that the candidate can open was made; null where none opens anything.',
      example: '2026-11-23T01:00:00Z',
    }),
    reminders: z
      .array(reminder)
      .openapi({ description: 'The last reminder by mail and by SMS of the time that stands, and where each is.' }),
    deliveries: z.array(delivery).openapi({ description: 'Mails about this candidate, newest first.' }),
    history: z.array(historyEntry).openapi({ description: 'Newest first.' }),
  })
  .openapi('BookingDetail');

const detail = {
  request: { params: z.object({ candidate_id: id('The candidate.') }) },
  responses: {
    200: answer('The booking.', bookingDetail),
    404: errorResponse('No such candidate; one out of reach answers alike.'),
  },
};

export const getBookingDetail = route('getBookingDetail', 'get', '/booking/candidates/{candidate_id}', {
  ...detail,
  summary: 'One candidate’s booking',
  description: 'Everything about it, with its history. Reading it is written to the audit trail.',
});

export const getMyBookingDetail = route('getMyBookingDetail', 'get', '/booking/my-bookings/{candidate_id}', {
  ...detail,
  summary: 'One candidate’s own booking',
  description: 'The same of a booking that the account made or is the booking person of.',
});
