import { type SQL, sql } from 'drizzle-orm';

/** If the time of a claim id, a hold's or a candidate's, is a visit route of several stops. */
export const isVisitRoute = (claimId: SQL): SQL => sql`exists (
  select from booking.claims stop_claim where stop_claim.claim_id = ${claimId} and stop_claim.stop is not null)`;
