import type { components } from '../generated/booking.openapi.ts';
import type { BookingNumbers, Resolvers } from '../generated/resolvers.ts';
import { omitNullish } from '../omit-nullish.ts';
import { unwrap } from '../rest/rest-error.ts';

export const overviewResolvers: Resolvers = {
  Query: {
    async capacity(_root, { fromDay, dayCount, siteId }, { booking }) {
      const query = { days: dayCount, ...omitNullish({ from_date: fromDay, site_id: siteId }) };
      const capacity = unwrap(await booking.GET('/booking/overview/capacity', { params: { query } }));
      return {
        fromDay: capacity.from_date,
        dayCount: capacity.days,
        clinics: capacity.clinics.map((clinic) => ({
          ...siteOf(clinic),
          timeZone: clinic.timezone,
          days: clinic.days,
        })),
      };
    },
    async nextFreeTimes(_root, { siteId }, { booking }) {
      const query = omitNullish({ site_id: siteId });
      const found = unwrap(await booking.GET('/booking/overview/free-times', { params: { query } }));
      return {
        lookAheadDays: found.look_ahead_days,
        packages: found.packages.map(({ package_id: id, name, service_type: serviceType, minutes }) => ({
          id,
          name,
          serviceType,
          minutes,
        })),
        clinics: found.clinics.map((clinic) => ({
          ...siteOf(clinic),
          timeZone: clinic.timezone,
          serviceTypes: clinic.service_types,
          free: clinic.free,
        })),
      };
    },
    async overviewNumbers(_root, { dayCount, timeZone, siteId }, { booking }) {
      const query = { days: dayCount, ...omitNullish({ time_zone: timeZone, site_id: siteId }) };
      const { today, all, clinics } = unwrap(await booking.GET('/booking/overview/numbers', { params: { query } }));
      return {
        today,
        all: toNumbers(all),
        clinics: clinics.map((clinic) => ({ ...siteOf(clinic), numbers: toNumbers(clinic) })),
      };
    },
  },
};

const siteOf = ({ site_id: siteId, site_name: siteName }: { site_id: string; site_name: string }) => ({
  siteId,
  siteName,
});

const toNumbers = ({
  pending,
  missed,
  expected,
  completed,
  median_hours: medianHours,
  of_90_hours: of90Hours,
}: components['schemas']['OverviewNumbers']): BookingNumbers => ({
  pending,
  missed,
  expected,
  completed,
  medianHours,
  of90Hours,
});
