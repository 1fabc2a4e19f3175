import type { components } from '../generated/booking.openapi.ts';
import type { ClinicSite, Resolvers } from '../generated/resolvers.ts';
import { omitNullish } from '../omit-nullish.ts';
import { unwrap } from '../rest-error.ts';

const toSite = (record: components['schemas']['SiteRecord']): ClinicSite => ({
  id: record.uuid,
  number: record.id,
  name: record.name,
  address: record.address,
  suburb: record.suburb,
  postcode: record.postcode,
  state: record.state,
  timezone: record.timezone,
  phone: record.phone,
  fax: record.fax,
  email: record.email,
  serviceTypes: record.service_types,
  isActive: record.is_active,
  isExternal: record.is_external,
  bookingFree: record.booking_free,
  updatedAt: record.updated_at,
});

const texts = ['name', 'address', 'suburb', 'postcode', 'state', 'timezone', 'phone', 'fax', 'email'] as const;
const fields = [...texts, 'service_types', 'is_external', 'booking_free'] as const;

export const sitesResolvers: Resolvers = {
  Query: {
    async clinicSites(_root, { search, active, state, page }, { booking }) {
      const status = typeof active === 'boolean' ? [active ? ('active' as const) : ('inactive' as const)] : null;
      const query = { is_count: true, ...omitNullish({ search, state, page, status }) };
      const answer = unwrap(await booking.GET('/booking/sites', { params: { query } }));
      return { sites: answer.sites.map(toSite), page: answer.page, pages: answer.pages, total: answer.count };
    },
    async clinicSite(_root, { id }, { booking }) {
      return toSite(unwrap(await booking.GET('/booking/sites/{site_id}', { params: { path: { site_id: id } } })));
    },
    async clinicSiteEffects(_root, { id }, { booking }) {
      const params = { path: { site_id: id } };
      const effects = unwrap(await booking.GET('/booking/sites/{site_id}/effects', { params }));
      const { first_booking: firstBooking, last_booking: lastBooking, ...counts } = effects;
      return { ...counts, firstBooking, lastBooking };
    },
  },
  Mutation: {
    async addClinicSite(_root, { input }, { booking }) {
      const { serviceTypes, isExternal, bookingFree, ...rest } = input;
      const more = { service_types: serviceTypes, is_external: isExternal, booking_free: bookingFree };
      return toSite(unwrap(await booking.PUT('/booking/sites', { body: { ...rest, ...more } })));
    },
    async changeClinicSite(_root, { id, input }, { booking }) {
      const { serviceTypes, isExternal, bookingFree, updatedAt, ...rest } = input;
      const more = { service_types: serviceTypes, is_external: isExternal, booking_free: bookingFree };
      const wanted = omitNullish({ ...rest, ...more });
      const body = { ...wanted, update_mask: fields.filter((field) => field in wanted), updated_at: updatedAt };
      return toSite(unwrap(await booking.POST('/booking/sites', { params: { query: { site_id: id } }, body })));
    },
    async switchClinicSite(_root, { id, on }, { booking }) {
      const params = { path: { site_id: id } };
      const answer = on
        ? await booking.PUT('/booking/sites/{site_id}/activate', { params })
        : await booking.PUT('/booking/sites/{site_id}/disable', { params });
      return toSite(unwrap(answer));
    },
  },
};
