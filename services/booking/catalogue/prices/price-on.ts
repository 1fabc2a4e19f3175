import { type SQL, sql } from 'drizzle-orm';

/** The price of a package for a company on a day, in cents; its own goes before the one for every company. */
export const priceOn = ({ packageId, org, day }: { packageId: SQL; org: SQL; day: SQL }) => sql`(
  select pr.cents from booking.package_prices pr
   where pr.package_id = ${packageId} and (pr.org_id is null or pr.org_id = ${org}) and pr.from_day <= ${day}
   order by pr.org_id nulls last, pr.from_day desc limit 1)`;
