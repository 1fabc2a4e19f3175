import { z } from '@hono/zod-openapi';
import { emptyIsNull, inGraphql, type RootField } from '../../../shared/http/graphql.ts';
import { answer, errorResponse, namedObject, routesOf } from '../../../shared/http/route.ts';
import { candidateFile } from '../../candidate/candidate-files/candidate-files.routes.ts';
import { earlierTime } from '../../candidate/earlier-time/earlier-time.routes.ts';
import { reminder } from '../../candidate/reminders/reminders.routes.ts';
import { delivery } from '../../record/mails/notifications.routes.ts';
import { bookingRow, paperwork } from '../../record/rows/booking-row.contract.ts';
import { visitStop } from '../../scheduling/slots/visit-stop.contract.ts';
import { assessment, id, instant, timeZone, words } from '../../shared/booking.contract.ts';
import { bookingNames } from '../../shared/booking.names.ts';

const route = routesOf('bookings');

const historyEntry = namedObject('HistoryEntry', {
  id: id('Entry.'),
  at: instant('When.'),
  action: words('What happened, as a code: booked, opened, confirmed, rescheduled, note.changed …', 'booking.created'),
  by: z.string().nullable().openapi({ description: 'Who.', example: 'Priya Raman' }),
  organisation: z.string().nullable().openapi({ example: 'Redgum Mining' }),
  about: z.string().nullable().openapi({ description: 'The candidate it is about; null = the booking.' }),
  before: inGraphql(z.unknown().nullable().openapi({ description: 'Plain data.' }), { asText: true }),
  after: inGraphql(z.unknown().nullable().openapi({ description: 'Plain data.' }), { asText: true }),
});

const receipt = inGraphql(z.object({ at: instant('When.'), by: words('Who.', 'Priya Raman') }), {
  type: 'FileReceipt',
});

const consultFile = namedObject('ConsultFileOfBooking', {
  file_id: id('File.'),
  file_type: words('What it is, as a code.', 'medical_report'),
  file_name: words('Its name.', 'Medical report PF-204817.pdf'),
  size: z.int().openapi({ description: 'In bytes.', example: 1204 }),
  created_at: instant('When it came in.'),
  created_by: z
    .string()
    .nullable()
    .openapi({ description: 'Who uploaded it; null where that account is gone.', example: 'Helen Marsh' }),
  replaces_id: z.uuid().nullable().openapi({ description: 'The withdrawn file in whose place it came.' }),
  withdrawn: inGraphql(
    z.object({
      at: instant('When.'),
      by: words('Who.', 'Helen Marsh'),
      reason: words('Why.', 'It belongs to another person.'),
    }),
    { type: 'Withdrawal' },
  )
    .nullable()
    .openapi({ description: 'A withdrawn file cannot be downloaded.' }),
  read: receipt.nullable().openapi({ description: 'Who of the company downloaded it first; null until then.' }),
  acknowledged: receipt.nullable().openapi({ description: 'Who of the company said that it was received.' }),
  readers: z
    .array(
      inGraphql(
        z.object({
          name: words('Who.', 'Priya Raman'),
          organisation: z.string().nullable().openapi({ example: 'Redgum Mining' }),
          at: instant('When last.'),
        }),
        { type: 'FileReader' },
      ),
    )
    .nullable()
    .openapi({ description: 'Who downloaded it, the last first; null for anybody but the provider.' }),
});

const site = inGraphql(
  z.object({
    id: id('Site.'),
    name: words('Its name.', 'Perth – Hay Street'),
    address: words('Street, suburb, state and postcode.', 'Level 3, 226 Hay Street, Perth WA 6000'),
    suburb: words('Suburb.', 'Perth'),
    state: words('State.', 'WA'),
    phone: emptyIsNull(words('Phone, or empty.', '08 5550 0140')),
    time_zone: timeZone,
  }),
  { type: 'DetailSite' },
);

/** Fields of a row that the detail has in `site`, `result_emails` and `kept_paperworks`, or that the page has no use for. */
const omit = [
  'result_email',
  'site_id',
  'site_name',
  'site_tz',
  'site_address',
  'site_suburb',
  'site_state',
  'site_phone',
  'preferred_site_tz',
  'candidate_answer',
  'paperworks',
];

const bookingDetail = namedObject(
  'BookingDetail',
  {
    ...bookingRow.shape,
    candidate_number: z.int().openapi({ description: 'Place in the booking, from 1.', example: 1 }),
    candidate_count: z.int().openapi({ example: 3 }),
    appointment_end: emptyIsNull(instant('End, or 0001-01-01T00:00:00Z.')),
    preferred_time: emptyIsNull(words('Preferred time of day.', 'Morning')),
    preferred_state: emptyIsNull(words('State of the preferred site.', 'WA')),
    preferred_site_id: z.uuid().nullable(),
    site_address: z.string().nullable().openapi({ example: 'Level 3, 226 Hay Street, Perth WA 6000' }),
    site_suburb: z.string().nullable().openapi({ example: 'Perth' }),
    site_state: z.string().nullable().openapi({ example: 'WA' }),
    site_phone: z.string().nullable().openapi({ example: '08 5550 0140' }),
    site: site.nullable().openapi({ description: 'Clinic site of the time; null without one.' }),
    result_emails: z.array(words('One address.', 'results@redgum.example')),
    kept_paperworks: z
      .array(paperwork)
      .openapi({ description: 'Those of `paperworks` that the company keeps for all its bookings.' }),
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
        inGraphql(
          z.object({
            candidate_id: id('Candidate.'),
            candidate_name: words('Name.', 'Liam O’Connor'),
            appointment_status: words('Status.', 'Confirmed'),
            appointment_status_color: words('A CSS colour.', '#16a34a'),
            appointment_time: emptyIsNull(instant('Start, or 0001-01-01T00:00:00Z.')),
            site_tz: timeZone.nullable(),
          }),
          { type: 'BookedPerson', names: { ...bookingNames, name: 'candidate_name' } },
        ),
      )
      .openapi({ description: 'All candidates of the booking, in its order.' }),
    visit_stops: z.array(visitStop).openapi({
      description: 'The stops of a visit route; empty for one doctor’s time, and for all but the provider.',
    }),
    can_be_earlier: z.boolean().openapi({ description: 'Whether it may wait for an earlier time.', example: true }),
    earlier_time: earlierTime.nullable(),
    candidate_files: z
      .array(candidateFile)
      .openapi({ description: 'What the candidate sent; the identification first.' }),
    live_link_at: instant(
      'When the newest link that the candidate can open was made; null where none opens anything.',
    ).nullable(),
    next_notice: inGraphql(
      z.object({ kind: z.string().openapi({ example: 'reminder.booked.sms' }), leaves_at: instant('When it leaves.') }),
      { type: 'NextNotice' },
    )
      .nullable()
      .openapi({ description: 'The mail or SMS that is planned next; null where none is.' }),
    reminders: z
      .array(reminder)
      .openapi({ description: 'The last reminder of the present time by mail and by SMS, and where each is.' }),
    deliveries: z.array(delivery).openapi({ description: 'Mails about this candidate, newest first.' }),
    history: z.array(historyEntry).openapi({ description: 'Newest first.' }),
  },
  {
    names: {
      ...bookingNames,
      assessments: 'package_assessments',
      resultEmails: 'result_emails',
      paperworks: 'kept_paperworks',
    },
    omit,
  },
);

const detail = {
  request: { params: z.object({ candidate_id: id('The candidate.') }) },
  responses: {
    200: answer('The booking.', bookingDetail),
    404: errorResponse('No such candidate; one out of reach answers alike.'),
  },
};

const field = (isMine: boolean): RootField => ({
  query: 'bookingDetail',
  choice: { argument: 'mine', type: 'Boolean = false', ...(isMine ? { is: true } : {}) },
});

export const getBookingDetail = route('getBookingDetail', 'get', '/booking/candidates/{candidate_id}', {
  ...detail,
  graphql: field(false),
  summary: 'One candidate’s booking',
  description: 'Everything about it, with its history. Reading it is written to the audit trail.',
});

export const getMyBookingDetail = route('getMyBookingDetail', 'get', '/booking/my-bookings/{candidate_id}', {
  ...detail,
  graphql: field(true),
  summary: 'One candidate’s own booking',
  description: 'The same of a booking that the account made or is the booking person of.',
});
