/** Minutes of a slot: an appointment takes whole ones. */
export const SLOT_MINUTES = 15;

/** What an appointment of so many minutes takes: the next whole slot. */
export const appointmentMinutes = (minutes: number) => Math.ceil(minutes / SLOT_MINUTES) * SLOT_MINUTES;
