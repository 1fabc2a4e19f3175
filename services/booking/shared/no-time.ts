/** The empty date of the specification: no appointment time yet. */
export const NO_TIME = '0001-01-01T00:00:00Z';
