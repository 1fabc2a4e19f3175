import { z } from '@hono/zod-openapi';
import { bookingReferences, eachName, referenceNames } from '../../../machines/lib/booking-references.ts';
import {
  type CandidateText,
  candidateTexts,
  optionalTexts,
  requiredTexts,
} from '../../../machines/rules/booking/candidate-texts.ts';
import { emptyIsNull, inGraphql } from '../../shared/http/graphql.ts';
import { sameNames, toRest } from '../../shared/http/rest-names.ts';
import { namedObject } from '../../shared/http/route.ts';
import { assessmentNames, bookingNames, candidateNames, holdNames } from './booking.names.ts';

const REQUIRED_TYPE = 'must be text';
const NO_TIME_ZONE = 'must be an IANA time zone';

/** A text of an answer. */
export const words = (description: string, example: string) => z.string().openapi({ description, example });

export const serviceType = inGraphql(
  z.enum(['pem', 'fit_test']).openapi({ description: 'Kind of appointment.', example: 'pem' }),
  { type: 'ServiceType' },
);
export const instant = (description: string, example = '2026-11-23T01:15:00Z') =>
  z.iso.datetime({ offset: true }).openapi({ description, example });
export const day = (description: string, example = '2026-11-23') =>
  z.iso.date().openapi({ format: 'date', description, example });
export const id = (description: string) =>
  z.uuid().openapi({ description, example: '01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a' });
/** Of a time: null where it is one of the plan. */
export const overPlan = z
  .string()
  .nullable()
  .openapi({ description: 'Why the time is over the plan; null where it is not.', example: 'Must fly out tonight' });
/** The id of a new record: a call repeated under it makes nothing twice. */
export const newId = id('Made by the sender: the same id sent again makes nothing twice.').optional();
export const text = (description: string, example: string, max = 200) =>
  z.string({ error: REQUIRED_TYPE }).max(max, `must be at most ${max} characters`).openapi({ description, example });

export const candidateText = (name: CandidateText) => {
  const { about, example, most } = candidateTexts[name];
  return text(about, example, most);
};

export const timeZone = inGraphql(
  z.string().refine(isTimeZone, NO_TIME_ZONE).openapi({ description: 'IANA time zone.', example: 'Australia/Perth' }),
  { type: 'TimeZone' },
);

/** Zones that were asked for and exist: to find that out costs 0.2 ms, more than most of a request. */
const zones = new Set<string>();
/** There are some 600 of them, but letters may be large or small. */
const MOST_ZONES = 1_000;

function isTimeZone(name: string): boolean {
  if (zones.has(name)) return true;
  try {
    new Intl.DateTimeFormat('en-AU', { timeZone: name });
    if (zones.size < MOST_ZONES) zones.add(name);
    return true;
  } catch {
    return false;
  }
}

export const assessment = namedObject(
  'Assessment',
  {
    category_name: z.string().openapi({ example: 'Function' }),
    assessment_name: z.string().openapi({ example: 'Audiometry' }),
    checked: z.boolean().openapi({ description: 'Whether it is part of the package.', example: true }),
  },
  { names: assessmentNames },
);

export const hold = namedObject(
  'Hold',
  {
    candidate_index: z.int().min(0).max(4).openapi({ example: 0 }),
    reserve_id: id('The hold.'),
    site_id: id('Its clinic site.'),
    site_name: z.string().openapi({ example: 'Perth – Hay Street' }),
    timezone: timeZone,
    package_id: id('The package that its length fits.'),
    calendar_id: z.int().openapi({ description: "The doctor's roster that has the time.", example: 4127 }),
    booking_start_time: instant("The appointment's start."),
    booking_end_time: instant("The appointment's end.", '2026-11-23T02:30:00Z'),
    expires_at: instant("The hold's end, by the server's clock.", '2026-11-21T02:46:41Z'),
  },
  { type: 'DraftHold', names: holdNames },
);

export const draftBody = inGraphql(
  z.record(z.string(), z.unknown()).openapi({
    description: 'What the wizard has so far, opaque here; at most 64 KB as JSON.',
    example: { step: 'candidates' },
  }),
  { type: 'DraftBody' },
);

export const createdBooking = namedObject('CreatedBooking', {
  booking_id: id('The booking.'),
  reference: z.string().openapi({ description: 'Short readable number.', example: 'PF-204817' }),
  candidates: z.array(
    inGraphql(
      z.object({
        candidate_id: id('The candidate.'),
        index: z.int().openapi({ description: 'Place in the request.', example: 0 }),
        status: z
          .string()
          .openapi({ description: 'Confirmed with a time, Pending with a preferred range.', example: 'Confirmed' }),
        appointment_time: emptyIsNull(instant('Start, or 0001-01-01T00:00:00Z where there is none yet.')),
        site_id: z.uuid().nullable().openapi({ description: 'The clinic site, or the preferred one.' }),
        site_name: z.string().nullable().openapi({ example: 'Perth – Hay Street' }),
        site_tz: timeZone.nullable(),
        sms_at: instant('When an SMS with the link leaves; null where none does.').nullish(),
      }),
      { type: 'CreatedCandidate', names: bookingNames, omit: ['site_id'] },
    ),
  ),
});

export const draft = namedObject('Draft', {
  draft_id: id('The draft.'),
  service_type: serviceType,
  sid: z.uuid().nullable().openapi({ description: 'The further service it is for, if any.' }),
  revision: z.int().openapi({ description: 'Grows with each save.', example: 7 }),
  body: draftBody,
  updated_at: instant('Last saved.'),
  holds: z.array(hold).openapi({ description: 'Holds that are still alive.' }),
  /** The sent booking, in its present state. */
  booking: createdBooking.optional(),
});

const preferredDay = (description: string, example: string) =>
  inGraphql(text(description, example, 10).nullish(), { type: 'LocalDate' });

/** The specification has them in a booking, and nothing reads them. */
const storedAsSent = [
  'time_slots',
  'time_slots_detail',
  'listLocation',
  'calendar_from_time_raw',
  'preferred_site',
  'created_by',
];

const candidate = z
  .strictObject({
    candidate_name: text('Full name.', 'Liam O’Connor'),
    candidate_dob: inGraphql(
      text('Date of birth, YYYY-MM-DD; empty where the candidate fills it in.', '1991-03-14', 10),
      {
        type: 'LocalDate',
        emptyIsNull: true,
      },
    ),
    ...eachName(requiredTexts, candidateText),
    ...eachName(optionalTexts, (name) => candidateText(name).nullish()),
    position_id: z.uuid().nullish().openapi({ description: 'A position of the company, when it is one of the list.' }),
    package_id: id('Package.'),
    order_id: z.uuid().nullish().openapi({ description: 'The order of a hiring system that this books.' }),
    reserve_id: inGraphql(
      text('The hold; at a free-booking site an id made by the client, starting free-.', 'free-1', 80).nullish(),
      { type: 'ID' },
    ),
    from_time: instant(
      'Start of the time as it was shown: needed at a free-booking site, refused where the hold is of another time.',
    ).nullish(),
    preferred_site_id: z.uuid().nullish().openapi({ description: 'Preferred clinic site, or the free-booking site.' }),
    preferred_site_name: text('Its name, as shown.', 'Perth – Hay Street').nullish(),
    preferred_state: text('State of the preferred site.', 'WA', 10).nullish(),
    preferred_from_date: preferredDay('First preferred day, YYYY-MM-DD.', '2026-11-24'),
    preferred_to_date: preferredDay('Last preferred day, YYYY-MM-DD; at most 30 days later.', '2026-11-28'),
    preferred_time: text('Preferred time of day, in words.', 'Morning', 100).nullish(),
    timezone: inGraphql(
      text("The site's IANA zone.", 'Australia/Perth', 60)
        .refine((zone) => zone === '' || isTimeZone(zone), NO_TIME_ZONE)
        .nullish(),
      { type: 'TimeZone' },
    ),
    time_slots: z
      .array(z.unknown())
      .max(200)
      .nullish()
      .openapi({ description: 'The times shown when choosing; kept as sent.' }),
    time_slots_detail: z.array(z.unknown()).max(200).nullish().openapi({ description: 'Their details; kept as sent.' }),
    listLocation: z
      .array(z.unknown())
      .max(100)
      .nullish()
      .openapi({ description: 'The clinics searched; kept as sent.' }),
    calendar_from_time_raw: text('The start as chosen on screen.', '2026-11-23T09:15', 60).nullish(),
    preferred_site: z
      .strictObject({ id: z.uuid(), name: z.string().max(200), timezone: z.string().max(60) })
      .nullish()
      .openapi({ description: 'The preferred site as chosen on screen; kept as sent.' }),
    created_by: z
      .string()
      .max(80)
      .nullish()
      .openapi({ description: 'Ignored: the account of the token is the maker.' }),
  })
  .openapi('NewCandidate', {
    'x-graphql': { type: 'BookingCandidateInput', names: candidateNames, omit: storedAsSent },
  });

const header = z
  .strictObject({
    org_id: id('The company booked for.'),
    subsidiary_id: z.uuid().nullish().openapi({ description: 'Its subsidiary.' }),
    service_type: serviceType,
    sid: z.uuid().nullish().openapi({ description: 'The further service, if it is one.' }),
    result_email: text(
      'Addresses that receive results, separated by semicolons.',
      'results@redgum.example; hse@redgum.example',
      2000,
    ),
    invoice_email: text('Address that receives invoices.', 'accounts@redgum.example', 2000),
    contact_name: text('Booking person.', 'Priya Raman'),
    contact_phone: text("Booking person's Australian phone.", '08 5550 1420', 40),
    contact_email: text("Booking person's email.", 'priya.raman@redgum.example', 254),
    ...toRest(
      sameNames,
      eachName(referenceNames, (name) => {
        const { label, example, maxLength } = bookingReferences[name];
        return text(`${label}.`, example, maxLength).nullish();
      }),
    ),
    paperwork_ids: z
      .array(z.uuid())
      .max(20)
      .nullish()
      .openapi({ description: 'Forms of the company to be filled in.' }),
    booking_comment: text('Comment on the booking.', 'Prefers a morning time.', 2000).nullish(),
    policy_accepted: z
      .boolean()
      .openapi({ description: 'Whether the policy was accepted; must be true.', example: true }),
  })
  .openapi('NewBookingHeader', { 'x-graphql': { spread: true } });

export const newBooking = z
  .strictObject({
    draft_id: z.uuid().nullish().openapi({ description: 'The draft it was made from; it is closed by the booking.' }),
    header,
    candidates: z
      .array(candidate)
      .min(1, 'must have 1 to 5 candidates')
      .max(5, 'must have 1 to 5 candidates')
      .openapi({ description: 'One to five people.' }),
  })
  .openapi('NewBooking', { 'x-graphql': { type: 'CreateBookingInput' } });

export type NewBooking = z.output<typeof newBooking>;
export type NewCandidate = z.output<typeof candidate>;
