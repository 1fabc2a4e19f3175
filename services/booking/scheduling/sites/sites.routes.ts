import { z } from '@hono/zod-openapi';
import { MOST_OVER_PLAN } from '../../../../machines/rules/booking/over-plan.ts';
import { MOST_TRAVEL_MINUTES } from '../../../../machines/rules/booking/travel-time.ts';
import { inGraphql, switchField } from '../../../shared/http/graphql.ts';
import { flag, paging, repeated } from '../../../shared/http/query.ts';
import { answer, errorResponse, namedBody, namedObject, routesOf } from '../../../shared/http/route.ts';
import { changeOf } from '../../../shared/http/update-mask.ts';
import { lookupPage } from '../../../shared/sql/lookup.ts';
import { id, serviceType, text, timeZone, words } from '../../shared/booking.contract.ts';
import { siteNames } from '../../shared/booking.names.ts';

const route = routesOf('Sites');

const updatedAt = z.iso.datetime({ offset: true }).openapi({ example: '2026-11-23T01:15:00.000Z' });
const TRAVEL =
  'Minutes that a person of two clinics needs to travel here, or from here; of two clinics the longer time counts.';
const OVER_PLAN = 'The most appointments that receptionists may book over the plan on a day; 0 is none.';
const SANDBOX = 'For sandbox companies alone. It is that from its first day on, or never.';
const count = (description: string) => z.int().openapi({ description, example: 3 });

/** A clinic site as administrators see it. */
export const siteRecord = namedObject(
  'SiteRecord',
  {
    id: z.int().openapi({ description: 'The number people read.', example: 101 }),
    ids: inGraphql(z.array(z.int()).openapi({ description: 'All numbers of the site.', example: [101] }), {
      hidden: true,
    }),
    uuid: id('The id of every call.'),
    name: words('Name.', 'Perth – Hay Street'),
    address: words('Street address.', 'Level 3, 226 Hay Street'),
    suburb: words('Suburb.', 'Perth'),
    postcode: words('Four digits.', '6000'),
    state: words('State or territory.', 'WA'),
    timezone: timeZone,
    phone: words('Phone.', '08 5550 0140'),
    fax: words('Fax; empty where there is none.', '08 5550 0149'),
    email: inGraphql(words('Email.', 'hay.street@banksia.example'), { type: 'EmailAddress' }),
    service_types: z.array(serviceType).openapi({ description: 'What is done there.', example: ['pem'] }),
    is_active: z.boolean().openapi({ description: 'Offered to bookings.', example: true }),
    is_external: z.boolean().openapi({ description: 'Run by a partner.', example: false }),
    booking_free: z.boolean().openapi({ description: 'Times follow the free-booking rule.', example: false }),
    sandbox: z.boolean().openapi({ description: SANDBOX, example: false }),
    travel_minutes: z.int().openapi({ description: TRAVEL, example: 45 }),
    most_over_plan: z.int().openapi({ description: OVER_PLAN, example: 2 }),
    updated_at: updatedAt.openapi({ description: 'When it was changed last; an edit sends it back.' }),
  },
  { type: 'ClinicSite', names: siteNames },
);

/** The fields of a site that an administrator edits. */
export const siteFields = {
  name: text('Name.', 'Perth – Hay Street'),
  address: text('Street address.', 'Level 3, 226 Hay Street'),
  suburb: text('Suburb.', 'Perth'),
  postcode: text('Four digits.', '6000', 10),
  state: text('State or territory.', 'WA', 10),
  timezone: text('IANA time zone.', 'Australia/Perth', 64),
  phone: text('Australian phone.', '08 5550 0140', 50),
  fax: text('Australian phone, or empty.', '', 50),
  email: text('Email.', 'hay.street@banksia.example', 254),
  service_types: z
    .array(serviceType)
    .max(2)
    .openapi({ description: 'What is done there.', example: ['pem'] }),
  is_external: z.boolean().openapi({ description: 'Run by a partner.' }),
  booking_free: z.boolean().openapi({ description: 'Times follow the free-booking rule instead of rosters.' }),
  travel_minutes: z.int().min(0).max(MOST_TRAVEL_MINUTES).default(0).openapi({ description: TRAVEL, example: 45 }),
  most_over_plan: z.int().min(0).max(MOST_OVER_PLAN).default(0).openapi({ description: OVER_PLAN, example: 2 }),
};

const newSiteFields = { ...siteFields, sandbox: z.boolean().default(false).openapi({ description: SANDBOX }) };

const unknown = errorResponse('There is no such site.');
const atFields = errorResponse('A field breaks its rule; `details.fields` has them all.');

export const findSites = route('findSites', 'get', '/booking/sites', {
  graphql: {
    query: 'clinicSites',
    always: { is_count: true },
    byActive: true,
    only: ['search', 'state', 'page', 'page_size'],
  },
  summary: 'Find clinic sites',
  description: 'By name, active and disabled ones.',
  request: {
    query: z.object({
      name: z.string().trim().max(200).optional().openapi({ description: 'Part of the name.', example: 'perth' }),
      search: z.string().trim().max(200).optional().openapi({ description: 'The same as name.', example: 'perth' }),
      ...paging({ pageSize: 50, most: 1_000 }),
      is_count: flag('Answers count and pages too.').optional(),
      status: repeated(z.enum(['active', 'inactive']))
        .default(['active', 'inactive'])
        .openapi({ description: 'active, inactive or both; both without it.', example: ['active'] }),
      state: z.string().max(10).optional().openapi({ description: 'State or territory.', example: 'WA' }),
    }),
  },
  responses: {
    200: answer(
      'One page.',
      inGraphql(z.object({ sites: z.array(siteRecord), ...lookupPage }), {
        type: 'ClinicSitePage',
        names: { total: 'count' },
      }),
    ),
  },
});

const sitePath = z.object({ site_id: id('The site.') });

export const getClinicSite = route('getClinicSite', 'get', '/booking/sites/{site_id}', {
  graphql: { query: 'clinicSite', args: { id: 'site_id' } },
  summary: 'A clinic site, to be edited',
  description: 'As the list has it.',
  request: { params: sitePath },
  responses: { 200: answer('The site.', siteRecord), 404: unknown },
});

/** Future use of a site: bookings with a time, pending ones that prefer it, times held right now, doctors' days. */
const siteEffects = namedObject(
  'SiteEffects',
  {
    bookings: count('Bookings with a time to come, which stay.'),
    first_booking: z.iso.datetime({ offset: true }).nullable(),
    last_booking: z.iso.datetime({ offset: true }).nullable(),
    pending: count('Pending bookings that prefer the site.'),
    holds: count('Times held right now, which are given back.'),
    rosters: count('Doctors’ days to come, which stay and are offered no more.'),
  },
  { type: 'ClinicSiteEffects' },
);
export type SiteEffects = z.output<typeof siteEffects>;

export const getClinicSiteEffects = route('getClinicSiteEffects', 'get', '/booking/sites/{site_id}/effects', {
  graphql: { query: 'clinicSiteEffects', args: { id: 'site_id' } },
  summary: 'What disabling a site would affect',
  description: 'What is to come there, each counted up to a thousand.',
  request: { params: sitePath },
  responses: {
    200: answer('Counts.', siteEffects),
    404: unknown,
  },
});

export const addClinicSite = route('addClinicSite', 'put', '/booking/sites', {
  graphql: { mutation: 'addClinicSite' },
  summary: 'Add a clinic site',
  description: 'It gets the next number, and can be booked at once where it is free-booking, else once it has rosters.',
  request: { body: namedBody('NewSite', newSiteFields, { type: 'NewClinicSiteInput' }) },
  responses: {
    201: answer('The site.', siteRecord),
    409: errorResponse('There is a site of this name already (`field` is name).'),
    422: atFields,
  },
});

export const updateClinicSite = route('updateClinicSite', 'post', '/booking/sites', {
  graphql: { mutation: 'changeClinicSite', args: { id: 'site_id' } },
  summary: 'Change a clinic site',
  description: 'Zone and way of booking stay while something is to come at the site.',
  request: {
    query: z.object({ site_id: id('The site.') }),
    body: namedBody(
      'SiteChange',
      {
        ...changeOf(siteFields),
        updated_at: updatedAt.openapi({ description: 'As the editor read it; changed since is refused with 409.' }),
      },
      { type: 'ClinicSiteInput' },
    ),
  },
  responses: {
    200: answer('The site as it is now.', siteRecord),
    404: unknown,
    409: errorResponse(
      'EDIT_CONFLICT with the site as it is now in `details.present`, DUPLICATE at `name`, or SITE_IN_USE at the field.',
    ),
    422: atFields,
  },
});

export const disableClinicSite = route('disableClinicSite', 'put', '/booking/sites/{site_id}/disable', {
  graphql: { ...switchField('switchClinicSite', false), args: { id: 'site_id' } },
  summary: 'Disable a clinic site',
  description: 'It is offered to no booking any more. Bookings there stay; times held there are given back.',
  request: { params: sitePath },
  responses: { 200: answer('The site as it is now.', siteRecord), 404: unknown },
});

export const activateClinicSite = route('activateClinicSite', 'put', '/booking/sites/{site_id}/activate', {
  graphql: { ...switchField('switchClinicSite', true), args: { id: 'site_id' } },
  summary: 'Activate a clinic site',
  description: 'Its rosters to come are offered again.',
  request: { params: sitePath },
  responses: { 200: answer('The site as it is now.', siteRecord), 404: unknown },
});
