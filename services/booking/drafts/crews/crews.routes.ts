import { z } from '@hono/zod-openapi';
import { bookingReferences, eachName, referenceNames } from '../../../../machines/lib/booking-references.ts';
import { MAX_CREW_NAME, MAX_CREW_PEOPLE, MAX_CREWS } from '../../../../machines/rules/booking/crew.ts';
import { inGraphql } from '../../../shared/http/graphql.ts';
import { orgQuery } from '../../../shared/http/query.ts';
import { sameNames, toRest } from '../../../shared/http/rest-names.ts';
import { answer, errorResponse, jsonBody, namedBody, namedObject, routesOf } from '../../../shared/http/route.ts';
import { id, serviceType, text } from '../../shared/booking.contract.ts';
import { crewNames, packageNames } from '../../shared/booking.names.ts';

const route = routesOf('crews');

const name = z
  .string({ error: 'This field is required.' })
  .trim()
  .min(1, 'This field is required.')
  .max(MAX_CREW_NAME, `must be at most ${MAX_CREW_NAME} characters`)
  .openapi({ description: 'What the company calls it, once.', example: 'Crane crew' });

const updatedAt = z.iso.datetime({ offset: true }).openapi({ example: '2026-11-23T01:15:00.000Z' });

const people = z
  .int()
  .min(1, 'must be at least 1')
  .max(MAX_CREW_PEOPLE, `must be at most ${MAX_CREW_PEOPLE}`)
  .openapi({ description: 'How many are booked alike.', example: 3 });
const addresses = {
  result_email: text('Where results go, separated by semicolons.', 'hse@redgum.example', 2000),
  invoice_email: text('Where invoices go.', 'accounts@redgum.example', 254),
};

const references = toRest(
  sameNames,
  eachName(referenceNames, (name) => {
    const { label, example, maxLength } = bookingReferences[name];
    return text(`${label}; empty without one.`, example, maxLength);
  }),
);

const newLine = z
  .strictObject({
    people,
    position_id: z.uuid().nullish().openapi({ description: 'A position of the company, when it is one of the list.' }),
    position: text('Position; empty where none was said.', 'Rigger'),
    package_id: z.uuid().nullish().openapi({ description: 'A package that the company is offered.' }),
    state: text('State or territory; empty where none was said.', 'WA', 10),
    site_ids: z.array(z.uuid()).max(100).openapi({ description: 'Clinics; none means all of the state.' }),
  })
  .openapi('NewCrewLine');

const newCrew = z
  .strictObject({
    company_id: id('The company that keeps it.'),
    name,
    service_type: serviceType,
    sid: z.uuid().nullish().openapi({ description: 'The further service it is for.' }),
    subsidiary_id: z.uuid().nullish().openapi({ description: 'A subsidiary of the company.' }),
    ...addresses,
    ...references,
    lines: z
      .array(newLine)
      .min(1)
      .max(MAX_CREW_PEOPLE)
      .openapi({ description: `At most ${MAX_CREW_PEOPLE} people together.` }),
  })
  .openapi('NewCrew');
export type NewCrew = z.output<typeof newCrew>;

const line = z
  .object({
    people,
    position_id: z.uuid().nullable(),
    position: z.string().openapi({ example: 'Rigger' }),
    package: inGraphql(
      z.object({
        package_id: id('The package.'),
        name: z.string(),
        minutes: z.int().openapi({ description: 'What an appointment takes, in whole slots.', example: 30 }),
      }),
      { type: 'ChosenPackage', names: packageNames },
    )
      .nullable()
      .openapi({ description: 'Null where it is not offered any more, or was not said.' }),
    state: z.string().openapi({ description: 'Empty where none was said, or none of the clinics is left.' }),
    sites: z
      .array(
        inGraphql(z.object({ id: id('The clinic.'), name: z.string().openapi({ example: 'Perth – Hay Street' }) }), {
          type: 'LookupItem',
        }),
      )
      .openapi({ description: 'None means all clinics of the state.' }),
  })
  .openapi('CrewLine', { description: 'People of a crew who are booked alike.' });

const crew = z
  .object({
    crew_id: id('The crew.'),
    name: z.string(),
    service_type: serviceType,
    sid: z.uuid().nullable(),
    subsidiary: inGraphql(z.object({ id: id('The subsidiary.'), name: z.string() }), { type: 'LookupItem' })
      .nullable()
      .openapi({ description: 'Null where it has none, or the company has it no more.' }),
    result_email: z.string().openapi({ description: 'Separated by semicolons.' }),
    invoice_email: z.string(),
    po_number: z.string(),
    project: z.string(),
    project_identification: z.string(),
    lines: z.array(line),
    updated_at: updatedAt,
  })
  .openapi('Crew', {
    description: 'The pattern of a booking, as far as it can be booked today. It has no names of people.',
    'x-graphql': { names: crewNames },
  });
export type Crew = z.output<typeof crew>;

const one = { params: z.object({ crew_id: id('The crew.') }) };
const unknown = errorResponse('No such crew; another company’s answers alike.');
const refused = errorResponse(
  `NAME_TAKEN: the company has a crew of this name. TOO_MANY: ${MAX_CREWS} crews are the most.`,
);

export const listCrews = route('listCrews', 'get', '/booking/crews', {
  summary: 'Crews of a company',
  description: `By name, each as far as it can be booked today; at most ${MAX_CREWS}.`,
  graphql: { query: 'crews', pick: 'crews' },
  request: { query: z.object({ org: inGraphql(orgQuery, { required: true }) }) },
  responses: {
    200: answer('Crews.', namedObject('Crews', { crews: z.array(crew) })),
    404: errorResponse('`org` is unknown, or another company’s.'),
  },
});

export const saveCrew = route('saveCrew', 'post', '/booking/crews', {
  summary: 'Save a crew',
  description: 'What the company does not have, or is not offered, is left out of it.',
  graphql: { mutation: 'saveCrew', args: { org: 'company_id' } },
  request: { body: jsonBody(newCrew) },
  responses: {
    201: answer('Saved.', crew),
    404: errorResponse('The company is unknown, or another one than the caller’s.'),
    409: refused,
    422: errorResponse(`INVALID: ${MAX_CREW_PEOPLE} people are the most.`),
  },
});

export const renameCrew = route('renameCrew', 'put', '/booking/crews/{crew_id}', {
  summary: 'Rename a crew',
  description: 'One of the caller’s company.',
  graphql: { mutation: 'renameCrew', args: { id: 'crew_id' } },
  request: {
    ...one,
    body: namedBody('CrewName', {
      name,
      updated_at: inGraphql(
        updatedAt.optional().openapi({ description: 'As the editor read it; changed since is refused with 409.' }),
        { required: true },
      ),
    }),
  },
  responses: {
    200: answer('Renamed.', crew),
    404: unknown,
    409: errorResponse('EDIT_CONFLICT with the crew as it is now in `details.present`, or NAME_TAKEN at `name`.'),
  },
});

export const deleteCrew = route('deleteCrew', 'delete', '/booking/crews/{crew_id}', {
  summary: 'Delete a crew',
  description: 'One of the caller’s company. Bookings that began with it stay.',
  graphql: { mutation: 'deleteCrew', args: { id: 'crew_id' } },
  request: one,
  responses: { 204: { description: 'Deleted.' }, 404: unknown },
});
