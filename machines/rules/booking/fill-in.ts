import { NO_DAY } from '../calendar/dates.ts';
import { mobileAddress } from '../contact/phone.ts';
import type { FieldMessage } from '../text/required.ts';

/** Details that a candidate fills in on the own page, where the company allows it and left them blank. */
export const FILL_IN_FIELDS = ['dob', 'gender', 'email', 'position'] as const;
export type FillInField = (typeof FILL_IN_FIELDS)[number];

const FILL_IN_LABELS: Readonly<Record<FillInField, string>> = {
  dob: 'Date of birth',
  gender: 'Assigned Sex at Birth',
  email: 'Email',
  position: 'Position',
};

type Details = Readonly<Record<FillInField, string | null | undefined>>;

/** Missing details, in the form's order. */
export const missingDetails = (details: Details): FillInField[] =>
  FILL_IN_FIELDS.filter((field) => {
    const value = details[field]?.trim() ?? '';
    return value === '' || (field === 'dob' && value === NO_DAY);
  });

export const MOBILE_NEEDED = 'Must be a mobile: the candidate’s link is sent there.';

/** A candidate with missing details gets the link by SMS. */
export const fillInPhoneMessage = (phone: string, details: Details): FieldMessage =>
  missingDetails(details).length > 0 && mobileAddress(phone) === null ? MOBILE_NEEDED : null;

/** 'date of birth, email', as a line has them. */
export const missingFieldsLabel = (fields: readonly string[]): string =>
  FILL_IN_FIELDS.filter((field) => fields.includes(field))
    .map((field) => FILL_IN_LABELS[field].toLowerCase())
    .join(', ');
