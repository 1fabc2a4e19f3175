import { assessmentNames, bookableSiteNames, packageNames } from '../../services/booking/shared/booking.names.ts';
import { fromRest, sameNames } from '../../services/shared/http/rest-names.ts';
import type { components } from '../generated/booking.openapi.ts';
import type { Assessment, Clinic, Lookup, LookupItem, Resolvers } from '../generated/resolvers.ts';
import { omitNullish } from '../omit-nullish.ts';
import { type Translation, unwrap } from '../rest/rest-error.ts';

interface LookupArgs {
  readonly search?: string | null;
  readonly limit?: number | null;
}

/** What every lookup asks for: active entries, counted. */
const asLookup = ({ search, limit }: LookupArgs) => ({
  is_count: true,
  recent_first: true,
  status: ['active' as const],
  ...omitNullish({ search, page_size: limit }),
});

const named: Translation = { names: { page_size: 'limit' } };

/** The page under the name that the list answers with. */
const toLookup = (items: readonly LookupItem[], count: number | null): Lookup => ({
  items: items.map(({ id, name }) => ({ id, name })),
  total: count ?? items.length,
});

export const lookupsResolvers: Resolvers = {
  Query: {
    async bookableOrgs(_root, { serviceType, ...input }, { companies }) {
      const query = { ...asLookup(input), ...omitNullish({ service_type: serviceType }) };
      const { data, count } = unwrap(await companies.GET('/companies/bookable-orgs', { params: { query } }), named);
      return { items: data.map((one) => fromRest(sameNames, one)), total: count ?? data.length };
    },
    async bookableSubsidiaries(_root, { org, serviceType, ...input }, { companies }) {
      const query = { org, ...asLookup(input), ...omitNullish({ service_type: serviceType }) };
      const answer = await companies.GET('/companies/bookable-subsidiaries', { params: { query } });
      const { sites, count } = unwrap(answer, named);
      return toLookup(sites, count);
    },
    async positions(_root, { org, ...input }, { companies }) {
      const query = { org, ...asLookup(input) };
      const { data, count } = unwrap(await companies.GET('/companies/positions', { params: { query } }), named);
      return toLookup(data, count);
    },
    async projects(_root, { org, ...input }, { companies }) {
      const query = { org, disable: false, ...asLookup(input) };
      const { projects, count } = unwrap(await companies.GET('/companies/projects', { params: { query } }), named);
      return toLookup(projects, count);
    },
    async projectIdentifications(_root, { org, ...input }, { companies }) {
      const query = { org, ...asLookup(input) };
      const { pi, count } = unwrap(await companies.GET('/companies/pi', { params: { query } }), named);
      return toLookup(pi, count);
    },
    async purchaseOrders(_root, { org, ...input }, { companies }) {
      const query = { org, ...asLookup(input) };
      const { po, count } = unwrap(await companies.GET('/companies/po', { params: { query } }), named);
      return toLookup(po, count);
    },
    async paperworks(_root, { org, search, limit }, { companies }) {
      const query = {
        org,
        company_id: org,
        company_paperworks: true,
        ...asLookup({ limit }),
        ...omitNullish({ paper_work: search }),
      };
      const answer = await companies.GET('/companies/paperworks', { params: { query } });
      const { paper_works, count } = unwrap(answer, named);
      return toLookup(paper_works, count);
    },
    async bookablePackages(_root, { org, serviceType, sid, ...input }, { booking }) {
      const query = { org, service_type: serviceType, ...asLookup(input), ...omitNullish({ sid }) };
      const { data, count } = unwrap(await booking.GET('/booking/bookable-packages', { params: { query } }), named);
      return { items: data.map(toPackage), total: count ?? data.length };
    },
    async bookableLocations(_root, { serviceType }, { booking }) {
      const query = { service_type: serviceType };
      const { data } = unwrap(await booking.GET('/booking/bookable-locations', { params: { query } }));
      return data.map(({ state, sites }) => ({ state, clinics: sites }));
    },
    async bookableClinics(_root, { state, serviceType, ...input }, { booking }) {
      const query = { ...asLookup(input), ...omitNullish({ state, service_type: serviceType }) };
      const { sites } = unwrap(await booking.GET('/booking/bookable-clinic-sites', { params: { query } }), named);
      return sites.map(toClinic);
    },
    async services(_root, _args, { booking }) {
      const { data } = unwrap(await booking.GET('/booking/services'));
      return data.map((one) => fromRest(sameNames, one));
    },
    async countries(_root, { search }, { countries }) {
      return unwrap(await countries.GET('/countries/countries', { params: { query: omitNullish({ search }) } })).data;
    },
    async bookingAccount(_root, { accountId }, { booking }) {
      const path = { account_id: accountId };
      const account = unwrap(await booking.GET('/booking/accounts/{account_id}', { params: { path } }));
      return { ...fromRest(sameNames, account), company: fromRest(sameNames, account.company) };
    },
    async lastBooking(_root, { serviceType }, { booking }) {
      const query = { service_type: serviceType };
      const { last } = unwrap(await booking.GET('/booking/last-booking', { params: { query } }));
      if (!last) return null;
      const { place, usual_packages, ...found } = last;
      return {
        subsidiary: found.subsidiary,
        resultEmail: found.result_email,
        invoiceEmail: found.invoice_email,
        poNumber: found.po_number,
        place: place && { state: place.state, siteIds: place.site_ids },
        package: found.package && toChosen(found.package),
        usualPackages: usual_packages.map((usual) => ({ ...usual, package: toChosen(usual.package) })),
      };
    },
    async bookingAddresses(_root, { org }, { booking }) {
      const found = unwrap(await booking.GET('/booking/booking-addresses', { params: { query: { org } } }));
      return { resultEmail: found.result_email, invoiceEmail: found.invoice_email };
    },
  },
};

export const toPackage = (found: components['schemas']['Package']) => ({
  ...fromRest(packageNames, found),
  assessments: found.assessments.map(toAssessment),
});

const toChosen = ({ package_id: id, name, minutes }: { package_id: string; name: string; minutes: number }) => ({
  id,
  name,
  minutes,
});

const toClinic = (site: components['schemas']['ClinicSite']): Clinic => fromRest(bookableSiteNames, site);

export const toAssessment = (assessment: components['schemas']['Assessment']): Assessment =>
  fromRest(assessmentNames, assessment);
