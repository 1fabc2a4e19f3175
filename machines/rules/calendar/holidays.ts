/** A holiday with the clinics that it closes; none where it closes all of its state. */
export interface HolidayOfSites {
  readonly day: string;
  readonly siteIds: readonly string[];
}

/** Says whether a holiday of the clinic's state closes the clinic. */
export const closesSite = ({ siteIds }: Pick<HolidayOfSites, 'siteIds'>, siteId: string) =>
  siteIds.length === 0 || siteIds.includes(siteId);
