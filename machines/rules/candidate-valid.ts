import type { Message } from './required.ts';

/** Messages by field name; a field that passes is absent or null. */
export type FieldErrors = Readonly<Record<string, Message>>;

/** The one error a candidate may carry and still pass: its time is asked for at the step for times. */
export const RESERVE_FIELD = 'reserveId';

/** Names of the fields in error. */
export const fieldsInError = (errors: FieldErrors): readonly string[] =>
  Object.entries(errors).flatMap(([field, message]) => (message ? [field] : []));

/** A candidate passes when nothing is wrong, other than possibly its reserve id. */
export const candidatePasses = (errors: FieldErrors): boolean =>
  fieldsInError(errors).every((field) => field === RESERVE_FIELD);

/** Touching a candidate marks the fields in error, beside those touched before. */
export const touchErrors = (touched: readonly string[], errors: FieldErrors): readonly string[] => [
  ...new Set([...touched, ...fieldsInError(errors)]),
];

/** What shows: errors of fields that were touched. */
export const shownErrors = (errors: FieldErrors, touched: readonly string[]): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([field, message]) => message && touched.includes(field)));
