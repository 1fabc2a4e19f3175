/** A holiday with the clinics that it closes; none where it closes all of its state but the clinics that are open on it. */
export interface HolidayOfSites {
  readonly day: string;
  readonly siteIds: readonly string[];
  readonly openSiteIds: readonly string[];
}

type Sites = Pick<HolidayOfSites, 'siteIds' | 'openSiteIds'>;

/** Says whether a holiday of the clinic's state closes the clinic. */
export const closesSite = ({ siteIds, openSiteIds }: Sites, siteId: string) =>
  siteIds.length === 0 ? !openSiteIds.includes(siteId) : siteIds.includes(siteId);
