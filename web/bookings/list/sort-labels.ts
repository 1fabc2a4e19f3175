import type { BookingSort } from '../../generated/graphql.ts';

/** By what a list is sorted, within a sentence. */
export const sortLabels: Readonly<Record<BookingSort, string>> = {
  name: 'name',
  email: 'email',
  contact_person: 'contact person',
  appointment_time: 'appointment time',
  created_at: 'time of booking',
};
