import { z } from '@hono/zod-openapi';
import { MOST_DAY_LIMIT } from '../../../../machines/rules/booking/day-limits.ts';
import { MOST_PLACES } from '../../../../machines/rules/booking/resource-kinds.ts';
import { inGraphql, switchField } from '../../../shared/http/graphql.ts';
import { answer, errorResponse, namedBody, namedObject, routesOf } from '../../../shared/http/route.ts';
import { lookupField, lookupPage, lookupQuery } from '../../../shared/sql/lookup.ts';
import { newResourceKind, resourceKind } from '../../catalogue/visit-routes/needs.contract.ts';
import { day, id, newId, text, timeZone } from '../../shared/booking.contract.ts';
import { doctorNames } from '../../shared/booking.names.ts';
import { patternRecord } from '../rosters/patterns.contract.ts';

const route = routesOf('doctors');

const words = (example: string) => z.string().openapi({ example });
const updatedAt = z.iso.datetime({ offset: true }).openapi({ example: '2026-11-23T01:15:00.000Z' });

const dayLimit = (description: string) => z.int().min(0).max(MOST_DAY_LIMIT).openapi({ description, example: 6 });

const doctor = namedObject(
  'Doctor',
  {
    doctor_id: id('Doctor.'),
    doctor_name: words('Dr Anjali Rao'),
    shown_name: words('Dr Anjali Rao').openapi({
      description: 'The name, with what tells them apart where another doctor has the same one.',
    }),
    title: words('Occupational physician'),
    registration_number: words('MED0001234567'),
    may_do: words('Coal Board medicals').openapi({ description: 'In words.' }),
    kind: resourceKind,
    skills: z.array(z.string()).openapi({ description: 'What needs of assessments ask for.', example: ['spirometry'] }),
    calibrated_until: day('The last day that a device may be used; null without a limit.', '2027-06-30').nullable(),
    capacity: z.int().openapi({ description: 'Visits that a room takes at once; 1 of all others.', example: 1 }),
    most_pem: dayLimit('Medicals on a day at most; null without a limit.').nullable(),
    most_fit_test: dayLimit('Fit tests on a day at most; null without a limit.').nullable(),
    is_active: z.boolean().openapi({ description: 'Not retired.', example: true }),
    clinics: z
      .array(z.string())
      .openapi({ description: 'Where they have days to come.', example: ['Perth – Belmont'] }),
    updated_at: updatedAt,
  },
  { names: doctorNames },
);

const fields = {
  name: z.string().trim().min(1, 'This field is required.').max(100).openapi({ example: 'Dr Anjali Rao' }),
  title: text('What they are at the provider.', 'Occupational physician', 100).trim().default(''),
  registration_number: text('Of their registration.', 'MED0001234567', 30).trim().default(''),
  may_do: text('What they may do, in words.', 'Coal Board medicals', 300).trim().default(''),
  skills: z
    .array(z.string().trim().min(1).max(60))
    .max(20)
    .default([])
    .openapi({ description: 'What needs of assessments ask for, each once.', example: ['spirometry'] }),
  calibrated_until: day('Of a device alone: the last day that it may be used.', '2027-06-30').nullable().default(null),
  capacity: z.int().min(1).max(MOST_PLACES).optional().openapi({
    description: 'Of a room: visits that it takes at once. Without it 1, or as it was.',
    example: 1,
  }),
  most_pem: dayLimit('Medicals on a day at most; null without a limit. Left out, it is as it was.')
    .nullable()
    .optional(),
  most_fit_test: dayLimit('Fit tests on a day at most; null without a limit. Left out, it is as it was.')
    .nullable()
    .optional(),
};

const doctorParam = z.object({ doctor_id: id('Doctor.') });
const unknown = errorResponse('No such doctor.');

const ofDoctors = lookupField('doctors', 'data');
/** A doctor by id and name alone. */
const asItem = {
  type: 'LookupItem',
  names: { id: 'doctor_id', name: 'shown_name' },
  omit: Object.keys(doctor.shape).filter((name) => name !== 'doctor_id' && name !== 'shown_name'),
};

export const listDoctors = route('listDoctors', 'get', '/booking/doctors', {
  graphql: [
    {
      ...ofDoctors,
      only: ['search', 'page_size'],
      answer: { ...ofDoctors.answer, parts: { ...ofDoctors.answer.parts, data: asItem } },
    },
    {
      query: 'doctorList',
      byActive: true,
      only: ['search', 'page'],
      always: { is_count: true, page_size: 50 },
      answer: { type: 'DoctorList', names: { doctors: 'data', total: 'count' } },
    },
  ],
  summary: 'Doctors by name',
  description:
    'The provider’s doctors, wherever they work, and what else a visit can need: nurses, technicians, rooms, booths and devices. ' +
    'Searched by name, kind, title, registration, skills and what they may do.',
  request: { query: z.object(lookupQuery) },
  responses: {
    200: answer('A page.', namedObject('Doctors', { data: z.array(doctor), ...lookupPage })),
  },
});

const leave = namedObject('DoctorLeave', {
  leave_id: id('Leave.'),
  from_day: day('First day.'),
  until_day: day('Last day.'),
  reason: words('Annual leave'),
});
export type DoctorLeave = z.output<typeof leave>;

const ownDay = namedObject(
  'OwnDay',
  {
    roster_id: z.int().openapi({ example: 4127 }),
    site_id: id('Clinic site.'),
    site_name: words('Perth – Hay Street'),
    timezone: timeZone,
    day: day('The day.'),
    from_time: words('08:00'),
    to_time: words('16:00'),
  },
  { names: { timeZone: 'timezone' } },
);
export type OwnDay = z.output<typeof ownDay>;

export const getDoctor = route('getDoctor', 'get', '/booking/doctors/{doctor_id}', {
  graphql: { query: 'doctor', args: { id: 'doctor_id' } },
  summary: 'A doctor',
  description: 'With weekly hours and leave that are not over, and the days to come that people made.',
  request: { params: doctorParam },
  responses: {
    200: answer(
      'The doctor.',
      namedObject('DoctorDetail', {
        doctor,
        patterns: z.array(patternRecord),
        leaves: z.array(leave),
        own_days: z
          .array(ownDay)
          .openapi({ description: 'Extra days and other hours, which no weekly hours change; the first 50.' }),
      }),
    ),
    404: unknown,
  },
});

export const addDoctor = route('addDoctor', 'post', '/booking/doctors', {
  graphql: { mutation: 'addDoctor', args: { doctorId: 'doctor_id' }, answer: asItem },
  summary: 'Add a doctor or another resource',
  description: 'Days come with weekly hours. The kind stays as it is.',
  request: {
    body: namedBody('NewDoctor', {
      doctor_id: inGraphql(newId, { required: true }),
      kind: newResourceKind,
      ...fields,
    }),
  },
  responses: {
    201: answer('Added.', doctor),
    422: errorResponse(
      'IDEMPOTENCY_KEY_REUSED: another doctor was added under this id. INVALID at `calibrated_until` where it is no device, at `capacity` where it is no room.',
    ),
  },
});

export const updateDoctor = route('updateDoctor', 'put', '/booking/doctors/{doctor_id}', {
  graphql: { mutation: 'changeDoctor', args: { id: 'doctor_id', name: 'doctor_name' }, isDone: true },
  summary: 'Change a doctor',
  description: 'Everything people wrote of a doctor, the name as well.',
  request: {
    params: doctorParam,
    body: namedBody(
      'DoctorChange',
      {
        ...fields,
        updated_at: updatedAt.openapi({ description: 'As the editor read it; changed since is refused with 409.' }),
      },
      { type: 'DoctorInput' },
    ),
  },
  responses: {
    200: answer('The doctor as they are now.', doctor),
    404: unknown,
    409: errorResponse(
      'EDIT_CONFLICT with the doctor as they are now in `details.present`. SLOTS_IN_USE at `capacity` where a place that goes is taken.',
    ),
  },
});

const switched = { 200: answer('The doctor as they are now.', doctor), 404: unknown };

export const retireDoctor = route('retireDoctor', 'put', '/booking/doctors/{doctor_id}/retire', {
  graphql: { ...switchField('switchDoctor', false), args: { id: 'doctor_id' }, isDone: true },
  summary: 'Retire a doctor',
  description: 'Weekly hours end and free days go. Whoever is booked keeps the time until somebody moves them.',
  request: { params: doctorParam },
  responses: switched,
});

export const activateDoctor = route('activateDoctor', 'put', '/booking/doctors/{doctor_id}/activate', {
  graphql: { ...switchField('switchDoctor', true), args: { id: 'doctor_id' }, isDone: true },
  summary: 'Take a retired doctor back',
  description: 'Without days: these come with new weekly hours.',
  request: { params: doctorParam },
  responses: switched,
});
