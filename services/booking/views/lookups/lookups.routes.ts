import { z } from '@hono/zod-openapi';
import { favouriteClinics } from '../../../shared/favourite-clinics.ts';
import { inGraphql } from '../../../shared/http/graphql.ts';
import { flag, orgQuery } from '../../../shared/http/query.ts';
import { answer, errorResponse, namedObject, routesOf } from '../../../shared/http/route.ts';
import { lookupField, lookupPage, lookupQuery } from '../../../shared/sql/lookup.ts';
import { bookingPackage } from '../../catalogue/packages/bookable-package.contract.ts';
import { id, serviceType, timeZone } from '../../shared/booking.contract.ts';
import { bookableSiteNames, packageNames } from '../../shared/booking.names.ts';

const route = routesOf('lookups');

export const clinicSite = namedObject('ClinicSite', {
  id: z.int().openapi({ description: 'The number people read.', example: 101 }),
  ids: z
    .array(z.int())
    .openapi({ description: 'All numbers, where several are grouped as one clinic.', example: [101] }),
  uuid: id('The id of every other call.'),
  name: z.string().openapi({ example: 'Perth – Hay Street' }),
  address: z.string().openapi({ example: 'Level 3, 226 Hay Street, Perth WA 6000' }),
  suburb: z.string().openapi({ example: 'Perth' }),
  state: z.string().openapi({ example: 'WA' }),
  phone: z.string().openapi({ example: '08 5550 0140' }),
  fax: z.string().openapi({ example: '08 5550 0141' }),
  email: z.string().openapi({ example: 'haystreet@banksia.example' }),
  is_active: z.boolean().openapi({ example: true }),
  is_external: z.boolean().openapi({ description: 'Run by a partner.', example: false }),
  timezone: timeZone,
  booking_free: z.boolean().openapi({ description: 'Times follow the free-booking rule.', example: false }),
});
const clinicSites = namedObject('ClinicSites', { sites: z.array(clinicSite), ...lookupPage });

/** A clinic, to be chosen. */
const bookableClinic = {
  type: 'Clinic',
  names: bookableSiteNames,
  omit: ['id', 'ids', 'fax', 'email', 'is_active'],
};

export const listClinicSites = route('listClinicSites', 'get', '/booking/clinic-sites', {
  summary: 'Clinic sites',
  description:
    'For filters and forms, by name. With `group_clinic` sites of one suburb come as one, their numbers in `ids`.',
  request: { query: z.object({ ...lookupQuery, group_clinic: flag('One entry per suburb.').optional() }) },
  responses: { 200: answer('Sites.', clinicSites) },
});

export const listBookableClinics = route('listBookableClinics', 'get', '/booking/bookable-clinic-sites', {
  graphql: {
    query: 'bookableClinics',
    pick: 'sites',
    args: { limit: 'page_size' },
    always: { is_count: true, recent_first: true },
    defaults: { page_size: 1_000 },
    only: ['search', 'page_size', 'state', 'service_type'],
    answer: { parts: { sites: bookableClinic } },
  },
  summary: 'Clinic sites that can be booked',
  description: 'Active sites, of one state or all, that offer the service type, by name.',
  request: {
    query: z.object({
      ...lookupQuery,
      state: z.string().max(10).optional().openapi({ description: 'State or territory.', example: 'WA' }),
      service_type: serviceType.optional(),
    }),
  },
  responses: { 200: answer('Sites.', clinicSites) },
});

export const listBookableLocations = route('listBookableLocations', 'get', '/booking/bookable-locations', {
  graphql: { query: 'bookableLocations', pick: 'data', only: ['service_type'] },
  summary: 'States with bookable sites, by site type',
  description:
    'How many active sites each state has for the service type: the provider’s own, partners’, and free-booking ones.',
  request: {
    query: z.object({
      service_type: inGraphql(serviceType.optional(), { type: 'ServiceType', required: true }),
      org: orgQuery,
    }),
  },
  responses: {
    200: answer(
      'States, by name.',
      namedObject('BookableLocations', {
        data: z.array(
          inGraphql(
            z.object({
              state: z.string().openapi({ example: 'WA' }),
              sites: z.int().openapi({ description: 'Bookable sites in all.', example: 6 }),
              site_types: z.object({
                own: z.int().openapi({ example: 5 }),
                external: z.int().openapi({ example: 1 }),
                booking_free: z.int().openapi({ example: 0 }),
              }),
            }),
            { type: 'BookableLocation', names: { clinics: 'sites' }, omit: ['site_types'] },
          ),
        ),
      }),
    ),
  },
});

export const listServices = route('listServices', 'get', '/booking/services', {
  graphql: { query: 'services', pick: 'data', nullable: true },
  summary: 'Service booking list',
  description: 'Services beside medical and fit test, for the menu; `id` is the sid of the address.',
  responses: {
    200: answer(
      'Services, in the menu’s order.',
      namedObject('Services', {
        data: z.array(
          inGraphql(
            z.object({
              id: id('The sid.'),
              name: z.string().openapi({ example: 'Audiometry' }),
              service_type: serviceType,
            }),
            { type: 'Service' },
          ),
        ),
      }),
    ),
  },
});
const ofPackages = lookupField('bookablePackages', 'data');
const packagesAnswer = namedObject('Packages', { data: z.array(bookingPackage), ...lookupPage });

export const listPackagesLookup = route('listPackagesLookup', 'get', '/booking/packages-lookup', {
  summary: 'Packages of a company',
  description: 'The company’s own packages and those offered to every company, by name.',
  request: { query: z.object({ ...lookupQuery, service_type: serviceType.optional() }) },
  responses: {
    200: answer('Packages.', packagesAnswer),
    404: errorResponse('`org` is unknown, or another company’s.'),
  },
});

export const listBookablePackages = route('listBookablePackages', 'get', '/booking/bookable-packages', {
  graphql: { ...ofPackages, answer: { ...ofPackages.answer, type: 'PackageLookup' } },
  summary: 'Packages that can be booked',
  description: 'Active packages of a service type that the company may book, by name.',
  request: {
    query: z.object({
      ...lookupQuery,
      service_type: serviceType,
      sid: z.uuid().optional().openapi({ description: 'Only packages of this further service.' }),
    }),
  },
  responses: {
    200: answer('Packages.', packagesAnswer),
    404: errorResponse('`org` is unknown, or another company’s.'),
  },
});

export const getBookingAddresses = route('getBookingAddresses', 'get', '/booking/booking-addresses', {
  graphql: { query: 'bookingAddresses' },
  summary: 'Where a company’s results and invoices went last',
  description: 'As its newest booking says, to start another one with; empty where it has none.',
  request: { query: z.object({ org: z.uuid().openapi({ description: 'The company booked for.' }) }) },
  responses: {
    200: answer(
      'The addresses.',
      namedObject('BookingAddresses', {
        result_email: z.string().openapi({ description: 'Separated by semicolons.', example: 'hse@redgum.example' }),
        invoice_email: z.string().openapi({ example: 'accounts@redgum.example' }),
      }),
    ),
    404: errorResponse('`org` is unknown, or another company’s.'),
  },
});

const chosenPackage = inGraphql(
  z.object({
    package_id: id('The package.'),
    name: z.string().openapi({ example: 'Hearing test' }),
    minutes: z.number().int().openapi({ description: 'What an appointment takes, in whole slots.', example: 30 }),
  }),
  { type: 'ChosenPackage', names: packageNames },
);
const subsidiary = inGraphql(z.object({ id: id('The subsidiary.'), name: z.string() }), { type: 'LookupItem' });
const place = inGraphql(
  z.object({ state: z.string().openapi({ example: 'WA' }), site_ids: z.array(id('A clinic.')) }),
  { type: 'LastPlace' },
);
const usualPackage = inGraphql(z.object({ position: z.string(), package: chosenPackage }), { type: 'UsualPackage' });

export const getLastBooking = route('getLastBooking', 'get', '/booking/last-booking', {
  graphql: { query: 'lastBooking', pick: 'last' },
  summary: 'What a new booking begins with',
  description:
    'Out of the account’s own last booking of this type, what can be booked again; and the usual package of each position among its last 200 candidates. `last` is null where it has booked nothing.',
  request: { query: z.object({ service_type: serviceType }) },
  responses: {
    200: answer(
      'The last booking.',
      z.object({
        last: z
          .object({
            subsidiary: subsidiary.nullable(),
            result_email: z.string().openapi({ description: 'Separated by semicolons.' }),
            invoice_email: z.string(),
            po_number: z.string().openapi({ description: 'Empty where there was none.' }),
            place: place.nullable().openapi({ description: 'The clinics of the state that most candidates came to.' }),
            package: chosenPackage.nullable().openapi({ description: 'The one that most candidates had.' }),
            usual_packages: z.array(usualPackage),
          })
          .nullable()
          .openapi('LastBooking'),
      }),
    ),
  },
});

export const getBookingAccount = route('getBookingAccount', 'get', '/booking/accounts/{account_id}', {
  graphql: { query: 'bookingAccount', nullable: true },
  summary: 'Defaults of a booking person',
  description: 'Name, phone and email of an account of the caller’s organisation, to start a booking with.',
  request: { params: z.object({ account_id: id('The account.') }) },
  responses: {
    200: answer(
      'The account.',
      namedObject('BookingAccount', {
        account_id: id('The account.'),
        contact_person: z.string().nullable().openapi({ example: 'Priya Raman' }),
        phone: z.string().nullable().openapi({ example: '08 5550 1420' }),
        email: inGraphql(z.string(), { type: 'EmailAddress' })
          .nullable()
          .openapi({ example: 'priya.raman@redgum.example' }),
        company: inGraphql(
          z.object({
            id: id('Its company.'),
            name: z.string().openapi({ example: 'Redgum Mining' }),
            po_required: z.boolean().openapi({ description: 'No booking without a purchase order number.' }),
            candidates_fill_in: z.boolean().openapi({ description: 'Whether candidates fill in what is left open.' }),
            result_email: z.string().openapi({ description: 'Where its results go unless said otherwise.' }),
            invoice_email: z.string().openapi({ description: 'Where its invoices go unless said otherwise.' }),
            favourite_clinics: favouriteClinics,
          }),
          { type: 'BookableOrg' },
        ),
      }),
    ),
    404: errorResponse('No such account; another company’s answers alike.'),
  },
});
