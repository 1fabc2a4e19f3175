/** The most bookings that are chosen in the list and changed together. */
export const MOST_SELECTED = 100;
