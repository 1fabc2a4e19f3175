/** The longest travel time between two clinics that rosters know. */
export const MOST_TRAVEL_MINUTES = 480;

/** '45' → 45, nothing → 0; null where it is no number of minutes. */
export function parseTravelMinutes(typed: string): number | null {
  const minutes = Number(typed.trim());
  return Number.isInteger(minutes) && minutes >= 0 && minutes <= MOST_TRAVEL_MINUTES ? minutes : null;
}

export const travelMinutesMessage = (typed: string): string | null =>
  parseTravelMinutes(typed) === null ? `Enter whole minutes from 0 to ${MOST_TRAVEL_MINUTES}` : null;
