import type { Placeholder } from '../../../machines/rules/mail/mail-text.ts';

/** Meanings of placeholders, wherever they are used. */
const MEANINGS = {
  provider: 'Your name',
  candidate: 'The candidate’s name',
  candidates: 'How many candidates there are, such as 5 candidates',
  company: 'The company that booked',
  contact: 'The booking person’s name',
  reference: 'The booking’s reference, such as PF-204817',
  package: 'What is examined',
  when: 'Day and time at the clinic',
  clinic: 'The clinic’s name',
  clinic_contact: 'The clinic with its phone number',
  how_to_change: 'How the candidate confirms or changes it, and whom to call',
  by: 'Who did it: cancelled, or wrote',
  reason: 'The reason, where one was given',
  message: 'What was written',
  candidate_phone: 'The candidate’s phone number',
  files: 'How many files there are, such as 3 files',
  these_files: 'This file, or these 3 files',
  name: 'The name of the account’s holder',
  username: 'The username',
  password: 'The one-time password',
  changed_at: 'When it was changed',
  switched: 'Turned on, turned off, or turned off by an administrator',
  passkey: 'The passkey’s name, such as Chrome on Windows',
  added: 'Added or removed',
  signed_in_at: 'When the sign-in was',
  device: 'Browser and system, such as Firefox on Windows',
  address: 'The network address of the sign-in',
  bookings: 'How many bookings, such as 3 bookings',
  deed: 'What was done to them, such as cancelled',
  url: 'The address of the webhook endpoint',
  because: 'Why it was paused',
  wait: 'From when on one-time passwords go to the new address',
} as const;

export type PlaceholderName = keyof typeof MEANINGS;

/** The placeholders of an event; every event has {provider}. */
export const placeholdersOf = (
  names: readonly PlaceholderName[],
  required: readonly PlaceholderName[] = [],
): readonly Placeholder[] =>
  [...names, 'provider' as const].map((name) => ({
    name,
    meaning: MEANINGS[name],
    isRequired: required.includes(name),
  }));
