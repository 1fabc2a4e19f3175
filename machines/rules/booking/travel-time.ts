import { wholeNumber } from '../text/whole-number.ts';

/** The longest travel time between two clinics that rosters know. */
export const MOST_TRAVEL_MINUTES = 480;

export const travelMinutesMessage = (typed: string): string | null =>
  wholeNumber(typed, MOST_TRAVEL_MINUTES) === null ? `Enter whole minutes from 0 to ${MOST_TRAVEL_MINUTES}` : null;
