import { z } from '@hono/zod-openapi';
import { bookingReferences, eachName, shownReferences } from '../../../../machines/lib/booking-references.ts';
import { ANSWER_STATES } from '../../../../machines/rules/booking/booking-filter.ts';
import {
  candidateTextNames,
  candidateTexts,
  unlistedTexts,
} from '../../../../machines/rules/booking/candidate-texts.ts';
import { OUTCOMES } from '../../../../machines/rules/booking/outcome.ts';
import { emptyIsNull } from '../../../shared/http/graphql.ts';
import { sameNames, toRest } from '../../../shared/http/rest-names.ts';
import { namedObject } from '../../../shared/http/route.ts';
import { day, id, instant, serviceType, timeZone, words } from '../../shared/booking.contract.ts';
import { bookingNames } from '../../shared/booking.names.ts';

export const paperwork = namedObject(
  'BookingPaperwork',
  {
    id: id('Paperwork.'),
    paper_work: words('Its name.', 'Redgum pre-start form.pdf'),
    temporary: z.boolean().openapi({ description: 'Made for this booking only.', example: false }),
    link: z.string().nullable().openapi({ description: 'Where it can be read.' }),
  },
  { type: 'Paperwork', names: { name: 'paper_work' }, omit: ['temporary'] },
);

/** A candidate with what its booking shares: in the list, and in the detail of a booking. */
const rowShape = {
  booking_id: id('Booking.'),
  candidate_id: id('Candidate.'),
  reference: words('Short readable number.', 'PF-204817'),
  service_type: serviceType,
  candidate_name: words('Name.', 'Liam O’Connor'),
  candidate_dob: emptyIsNull(day('Date of birth.', '1991-03-14')),
  ...eachName(candidateTextNames, (name) =>
    emptyIsNull(words(candidateTexts[name].about, candidateTexts[name].example)),
  ),
  org_id: id('Company.'),
  company_name: words('Company.', 'Redgum Mining'),
  subsidiary_id: z.uuid().nullable(),
  subsidiary_name: z.string().nullable().openapi({ example: 'Newman Operations' }),
  contact_name: emptyIsNull(words('Booking person.', 'Priya Raman')),
  contact_phone: emptyIsNull(words('Their phone.', '08 5550 1420')),
  contact_email: emptyIsNull(words('Their email.', 'priya.raman@redgum.example')),
  result_email: words('Separated by semicolons.', 'results@redgum.example; hse@redgum.example'),
  invoice_email: emptyIsNull(words('Invoices.', 'accounts@redgum.example')),
  appointment_time: emptyIsNull(instant('Start, or 0001-01-01T00:00:00Z where there is none yet.')),
  appointment_status: words('PartialConfirmed is already Confirmed here.', 'Confirmed'),
  appointment_status_color: words('A CSS colour.', '#16a34a'),
  status_before: z.string().nullable().openapi({
    description: 'What Arrived or Did Not Attend goes back to as a mistake, on the day it was set.',
    example: null,
  }),
  status_changed_at: instant('When it was set.').nullable(),
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
  site_tz: timeZone.nullable(),
  preferred_site_name: z.string().nullable().openapi({ example: 'Karratha – Balmoral Road' }),
  preferred_site_tz: z.string().nullable().openapi({ example: 'Australia/Perth' }),
  preferred_from_date: day('First preferred day.', '2026-11-24').nullable(),
  preferred_to_date: day('Last preferred day.', '2026-11-28').nullable(),
  package_name: words('Package.', 'PEM – Standard'),
  assessments: words('What the package holds, as HTML.', '<h4>Function</h4><ul><li>Audiometry</li></ul>'),
  ...toRest(
    sameNames,
    eachName(shownReferences, (name) =>
      emptyIsNull(words(`${bookingReferences[name].label}.`, bookingReferences[name].example)),
    ),
  ),
  candidate_answer: z
    .enum(ANSWER_STATES)
    .nullable()
    .openapi({ description: 'What the candidate said about this time.', example: 'Will come' }),
  paperworks: z.array(paperwork),
  booking_comment: emptyIsNull(words('Comment on the booking.', 'Prefers a morning time.')),
  created_at: instant('When it was booked.'),
};

/** Fields that a row of the list has not in GraphQL: its page does not show them. */
const notInRows: readonly string[] = [
  ...unlistedTexts,
  'org_id',
  'subsidiary_id',
  'contact_email',
  'result_email',
  'invoice_email',
  'site_id',
  'preferred_site_tz',
  'assessments',
  'project',
  'project_identification',
  'paperworks',
  'booking_comment',
];
export const bookingRow = namedObject('BookingRow', rowShape, { names: bookingNames, omit: notInRows });

export type BookingRowField = keyof typeof bookingRow.shape;
export const bookingRowFields = Object.keys(bookingRow.shape) as readonly BookingRowField[];

/** The fields of a row that GraphQL shows, as the list's query names them. */
export const shownRowFields = bookingRowFields.filter((name) => !notInRows.includes(name)).join(',');
