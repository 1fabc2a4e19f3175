/** Days before and after the booked day within which candidates may move their appointment; 0: they ask the company. */
export const OWN_MOVE_DAYS = [0, 7, 14, 30] as const;
export type OwnMoveDays = (typeof OWN_MOVE_DAYS)[number];
export const DEFAULT_OWN_MOVE_DAYS: OwnMoveDays = 0;

/** From then on neither the present time nor another one is the candidate's to change. */
export const OWN_MOVE_NOTICE_HOURS = 24;

export const ownMoveLabel = (days: OwnMoveDays): string => (days === 0 ? 'No, they ask' : `Up to ${days} days`);
