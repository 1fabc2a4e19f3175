/** Minutes of a slot: an appointment takes whole ones. */
export const SLOT_MINUTES = 15;

/** Length of an appointment: its minutes rounded up to whole slots. */
export const appointmentMinutes = (minutes: number) => Math.ceil(minutes / SLOT_MINUTES) * SLOT_MINUTES;
