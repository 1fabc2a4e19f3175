import type { components } from '../generated/booking.openapi.ts';
import type { BookingNumbers, Resolvers } from '../generated/resolvers.ts';
import { omitNullish } from '../omit-nullish.ts';
import { unwrap } from '../rest/rest-error.ts';

export const overviewResolvers: Resolvers = {
  Query: {
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
