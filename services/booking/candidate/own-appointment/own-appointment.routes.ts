import { z } from '@hono/zod-openapi';
import { answer, errorResponse, namedBody, namedObject, routesOf } from '../../../shared/http/route.ts';
import { day, instant, text, timeZone } from '../../shared/booking.contract.ts';
import { ownFile } from '../candidate-files/candidate-files.routes.ts';
import { done, guessed, link, pass, proof, unknown, unproved } from './own-link.contract.ts';

const route = routesOf('own appointment');

const MOST_MESSAGE = 500;

const notAhead = errorResponse('There is no time ahead, or it was done already.');

const ownAppointment = namedObject('OwnAppointment', {
  state: z
    .enum(['arranging', 'ahead', 'past', 'cancelled'])
    .openapi({ description: 'arranging: it has no time yet · past: also where somebody has come.' }),
  candidate_name: z.string().openapi({ example: 'Liam O’Connor' }),
  company_name: z.string().openapi({ example: 'Redgum Mining' }),
  reference: z.string().openapi({ example: 'PF-204817' }),
  package_name: z.string().openapi({ example: 'PEM – Standard' }),
  minutes: z.int().openapi({ example: 75 }),
  appointment_time: instant('Null where it has none.').nullable(),
  timezone: timeZone.nullable(),
  site_name: z.string().nullable().openapi({ example: 'Perth – Hay Street' }),
  site_address: z.string().nullable().openapi({ example: '12 Hay Street, Perth WA 6000' }),
  site_phone: z.string().nullable().openapi({ example: '08 9450 9876' }),
  preferred_site_name: z.string().openapi({ description: 'Of one that is being arranged.' }),
  preferred_from_date: day('First day asked for.').nullable(),
  preferred_to_date: day('Last day asked for.').nullable(),
  paperwork: z.string().nullable().openapi({ description: 'The company’s forms to bring.' }),
  preparation: z.string().nullable().openapi({ description: 'What to do before, in sentences.' }),
  confirmed_at: instant('When the candidate said to come at this time.').nullable(),
  asked_at: instant('When the candidate asked for another time than this.').nullable(),
  can_be_earlier: z.boolean().openapi({ description: 'Whether the candidate may wait for an earlier time.' }),
  earlier: z
    .object({
      before_day: day('A time before this day is waited for.'),
      offered_time: instant('Held for the candidate now.').nullable(),
      expires_at: instant('When the hold ends.').nullable(),
    })
    .nullable()
    .openapi({ description: 'Null where none is waited for.' }),
  move: z
    .object({
      from_day: day('First day of what may be chosen.'),
      until_day: day('Last day of what may be chosen.'),
      held_time: instant('Held for the candidate now, in place of the present time.').nullable(),
      expires_at: instant('When the hold ends.').nullable(),
      is_moved: z.boolean().openapi({ description: 'Whether the candidate moved it to the present time.' }),
    })
    .nullable()
    .openapi({ description: 'Null where the candidate may not move the appointment.' }),
  files: z
    .array(ownFile)
    .openapi({ description: 'What can be sent before the appointment: the identification, then forms.' }),
  missing: z
    .array(z.enum(['candidate_dob', 'candidate_gender', 'candidate_email', 'candidate_position']))
    .openapi({ description: 'What the candidate has to fill in still.' }),
  may_send: z.boolean().openapi({ description: 'Whether files can be sent still.' }),
  calendar: z.string().nullable().openapi({ description: 'The appointment as an iCalendar file.' }),
});

export const openOwnAppointment = route('openOwnAppointment', 'post', '/booking/own-appointment/open', {
  summary: 'Prove the date of birth, or the mobile where that is not known yet',
  description:
    'Five wrong dates or codes let the link rest for a quarter of an hour, twenty without a right one end it. The pass is good for ' +
    'this link and for 12 hours.',
  request: {
    body: namedBody('OwnAppointmentProof', {
      link,
      date_of_birth: day('The candidate’s.', '1991-03-14').nullish(),
      code: z.string().max(20).nullish().openapi({ description: 'The code of an SMS, from sendOwnCode.' }),
    }),
  },
  responses: {
    200: answer('The pass.', z.object({ pass: z.string() })),
    404: unknown,
    422: errorResponse('Another date of birth or code; `details.tries_left` says how many tries are left.'),
    429: errorResponse('Too many wrong dates of birth or codes, or links that open nothing from this address.'),
  },
});

export const readOwnAppointment = route('readOwnAppointment', 'post', '/booking/own-appointment/read', {
  summary: 'One’s own appointment',
  description: 'What a candidate is told by mail, as it stands now. Without a good pass only that the link is good.',
  request: { body: namedBody('OwnAppointmentQuestion', { link, pass: pass.nullable() }) },
  responses: {
    200: answer(
      'Null where the date of birth has to be proved first.',
      z.object({
        appointment: z.union([ownAppointment, z.null()]),
        proof: z.enum(['date_of_birth', 'code']).openapi({ description: 'What openOwnAppointment asks for.' }),
        phone_end: z
          .string()
          .nullable()
          .openapi({ description: 'Last digits of the mobile that codes go to.', example: '006' }),
        rests_until: instant('Until then no date of birth and no code is looked at.').nullable(),
        code_ends_at: instant('Until then the code that was sent last can be typed.').nullable(),
      }),
    ),
    404: unknown,
    429: guessed,
  },
});

export const sendOwnCode = route('sendOwnCode', 'post', '/booking/own-appointment/code', {
  summary: 'Send a code to the candidate’s mobile',
  description: 'Where the date of birth is not known yet. It is good for ten minutes; three in a quarter of an hour.',
  request: { body: namedBody('OwnCodeRequest', { link }) },
  responses: {
    ...done,
    404: unknown,
    409: errorResponse('The date of birth is asked for, or no SMS can be sent.'),
    429: errorResponse('Too many codes were sent or tried, or links that open nothing came from this address.'),
  },
});

export const fillInDetails = route('fillInDetails', 'post', '/booking/own-appointment/details', {
  summary: 'Fill in what the company left open',
  description: 'Each of what is missing, by the rules of the booking form. What is known already stays as it is.',
  request: {
    body: namedBody('OwnDetails', {
      ...proof,
      candidate_dob: text('Date of birth, YYYY-MM-DD.', '1991-03-14', 40).optional(),
      candidate_gender: text('Assigned sex at birth.', 'Male', 40).optional(),
      candidate_email: text('Email address.', 'liam.oconnor@example.com', 254).optional(),
      candidate_position: text('Position.', 'Mobile plant operator').optional(),
    }),
  },
  responses: {
    200: answer('A new pass.', z.object({ pass: z.string() })),
    401: unproved,
    404: unknown,
    422: errorResponse('`details.fields` has a message for each field.'),
    429: guessed,
  },
});

export const confirmAttendance = route('confirmAttendance', 'post', '/booking/own-appointment/confirm', {
  summary: 'Say to come',
  description: 'Stands for the time that stands now: a move asks anew. Saying it twice changes nothing.',
  request: { body: namedBody('OwnAppointmentPass', proof) },
  responses: { ...done, 401: unproved, 404: unknown, 409: notAhead, 429: guessed },
});

export const askForAnotherTime = route('askForAnotherTime', 'post', '/booking/own-appointment/ask', {
  summary: 'Ask the company for another time',
  description: 'Mails the booking person, once for each time. The appointment stays as it is until they move it.',
  request: {
    body: namedBody('OwnAppointmentRequest', {
      ...proof,
      message: text('Why, and when would suit.', 'I am on site until Thursday.', MOST_MESSAGE)
        .trim()
        .min(1, 'must say what would suit you'),
    }),
  },
  responses: { ...done, 401: unproved, 404: unknown, 409: notAhead, 429: guessed },
});
