import { createRoute, z } from '@hono/zod-openapi';
import { errorResponse } from '../../shared/http/service.ts';
import { lookupPage, lookupQuery } from '../../shared/sql/lookup.ts';
import { day, id, text, timeZone } from '../booking.contract.ts';
import { patternRecord } from '../rosters/patterns.contract.ts';

const json = <Schema extends z.ZodType>(schema: Schema) => ({ 'application/json': { schema } });
const body = <Schema extends z.ZodType>(schema: Schema) => ({ body: { content: json(schema) } });
const tags = ['doctors'];
const words = (example: string) => z.string().openapi({ example });
const updatedAt = z.iso.datetime({ offset: true }).openapi({ example: '2026-11-23T01:15:00.000Z' });

const doctor = z
  .object({
    doctor_id: id('Doctor.'),
    doctor_name: words('Dr Anjali Rao'),
    shown_name: words('Dr Anjali Rao').openapi({
      description: 'The name, with what tells them apart where another doctor has the same one.',
    }),
    title: words('Occupational physician'),
    registration_number: words('MED0001234567'),
    may_do: words('Coal Board medicals'),
    is_active: z.boolean().openapi({ description: 'Not retired.', example: true }),
    clinics: z
      .array(z.string())
      .openapi({ description: 'Where they have days to come.', example: ['Perth – Belmont'] }),
    updated_at: updatedAt,
  })
  .openapi('Doctor');

const fields = {
  name: z.string().trim().min(1, 'This field is required.').max(100).openapi({ example: 'Dr Anjali Rao' }),
  title: text('What they are at the provider.', 'Occupational physician', 100).trim().default(''),
  registration_number: text('Of their registration.', 'MED0001234567', 30).trim().default(''),
  may_do: text('What they may do, in words.', 'Coal Board medicals', 300).trim().default(''),
};

const doctorParam = z.object({ doctor_id: id('Doctor.') });
const unknown = errorResponse('No such doctor.');

export const listDoctors = createRoute({
  method: 'get',
  path: '/booking/doctors',
  operationId: 'listDoctors',
  summary: 'Doctors by name',
  description:
    'The provider’s doctors, wherever they work; searched by name, title, registration and what they may do.',
  tags,
  request: { query: z.object(lookupQuery) },
  responses: {
    200: {
      description: 'A page.',
      content: json(z.object({ data: z.array(doctor), ...lookupPage }).openapi('Doctors')),
    },
  },
});

export const getDoctor = createRoute({
  method: 'get',
  path: '/booking/doctors/{doctor_id}',
  operationId: 'getDoctor',
  summary: 'A doctor',
  description: 'With weekly hours and leave that are not over, and the days to come that people made.',
  tags,
  request: { params: doctorParam },
  responses: {
    200: {
      description: 'The doctor.',
      content: json(
        z
          .object({
            doctor,
            patterns: z.array(patternRecord),
            leaves: z.array(
              z
                .object({
                  leave_id: id('Leave.'),
                  from_day: day('First day.'),
                  until_day: day('Last day.'),
                  reason: words('Annual leave'),
                })
                .openapi('DoctorLeave'),
            ),
            own_days: z
              .array(
                z
                  .object({
                    roster_id: z.int().openapi({ example: 4127 }),
                    site_id: id('Clinic site.'),
                    site_name: words('Perth – Hay Street'),
                    timezone: timeZone,
                    day: day('The day.'),
                    from_time: words('08:00'),
                    to_time: words('16:00'),
                  })
                  .openapi('OwnDay'),
              )
              .openapi({ description: 'Extra days and other hours, which no weekly hours change; the first 50.' }),
          })
          .openapi('DoctorDetail'),
      ),
    },
    404: unknown,
  },
});

export const addDoctor = createRoute({
  method: 'post',
  path: '/booking/doctors',
  operationId: 'addDoctor',
  summary: 'Add a doctor',
  description: 'Days come with weekly hours.',
  tags,
  request: body(z.strictObject(fields).openapi('NewDoctor')),
  responses: { 201: { description: 'Added.', content: json(doctor) } },
});

export const updateDoctor = createRoute({
  method: 'put',
  path: '/booking/doctors/{doctor_id}',
  operationId: 'updateDoctor',
  summary: 'Change a doctor',
  description: 'Everything people wrote of a doctor, the name as well.',
  tags,
  request: {
    params: doctorParam,
    ...body(
      z
        .strictObject({
          ...fields,
          updated_at: updatedAt.openapi({ description: 'As the editor read it; changed since is refused with 409.' }),
        })
        .openapi('DoctorChange'),
    ),
  },
  responses: {
    200: { description: 'The doctor as they are now.', content: json(doctor) },
    404: unknown,
    409: errorResponse('EDIT_CONFLICT with the doctor as they are now in `details.present`.'),
  },
});

const switched = { 200: { description: 'The doctor as they are now.', content: json(doctor) }, 404: unknown };

export const retireDoctor = createRoute({
  method: 'put',
  path: '/booking/doctors/{doctor_id}/retire',
  operationId: 'retireDoctor',
  summary: 'Retire a doctor',
  description: 'Weekly hours end and free days go. Whoever is booked keeps the time until somebody moves them.',
  tags,
  request: { params: doctorParam },
  responses: switched,
});

export const activateDoctor = createRoute({
  method: 'put',
  path: '/booking/doctors/{doctor_id}/activate',
  operationId: 'activateDoctor',
  summary: 'Take a retired doctor back',
  description: 'Without days: these come with new weekly hours.',
  tags,
  request: { params: doctorParam },
  responses: switched,
});
