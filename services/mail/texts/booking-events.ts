import type { MailEvent } from './mail-event.ts';
import { type PlaceholderName, placeholdersOf } from './placeholders.ts';

const ABOUT: readonly PlaceholderName[] = ['candidate', 'company', 'contact', 'reference', 'package'];
const AT: readonly PlaceholderName[] = [...ABOUT, 'when', 'clinic', 'clinic_contact'];
const PLAIN = placeholdersOf([...ABOUT, 'how_to_change']);
const TIMED = placeholdersOf([...AT, 'how_to_change']);
const CANCELLED = placeholdersOf(AT);
const CANDIDATE = 'Candidate';
const CONTACT = 'Booking person';

const BRING = 'Bring photo ID, such as a driver licence.\n\n{how_to_change}';

/** The booking person's copy of what a candidate was told. */
const copy = (name: string, what: string): MailEvent => ({
  name: `${name}: copy`,
  recipient: CONTACT,
  placeholders: placeholdersOf(AT, ['candidate']),
  text: {
    subject: `{reference}: the appointment of {candidate} ${what}`,
    heading: `The appointment of {candidate} ${what}`,
    body: 'Hello {contact}, this is your copy of the email to {candidate} about booking {reference}.',
  },
});

export const bookingEvents = {
  'booking.confirmed': {
    name: 'Appointment booked',
    recipient: CANDIDATE,
    placeholders: TIMED,
    text: {
      subject: 'Your appointment is booked: {when}',
      heading: 'Your appointment is booked',
      body: `Hello {candidate}, {company} booked an appointment for you.\n\n${BRING}`,
    },
  },
  'booking.confirmed.copy': copy('Appointment booked', 'is booked'),
  'booking.summary': {
    name: 'Booking sent: summary',
    recipient: CONTACT,
    placeholders: placeholdersOf(['company', 'contact', 'reference', 'candidates'], ['reference']),
    text: {
      subject: '{reference}: {candidates} booked',
      heading: '{candidates} booked',
      body: 'Hello {contact}, this is booking {reference} of {company}.\n\nCandidates with a time get it by email. For the others the clinics offer a time on the days asked for.',
    },
  },
  'booking.arranging': {
    name: 'Appointment being arranged',
    recipient: CANDIDATE,
    placeholders: PLAIN,
    text: {
      subject: 'Your appointment is being arranged',
      heading: 'Your appointment is being arranged',
      body: `Hello {candidate}, {company} asked for an appointment for you. The clinic will offer a time on one of these days.\n\n${BRING}`,
    },
  },
  'booking.arranging.copy': {
    ...copy('Appointment being arranged', 'is being arranged'),
    placeholders: placeholdersOf(ABOUT, ['candidate']),
  },
  'booking.rescheduled': {
    name: 'Appointment rescheduled',
    recipient: CANDIDATE,
    placeholders: TIMED,
    text: {
      subject: 'Your appointment has a new time: {when}',
      heading: 'Your appointment has a new time',
      body: `Hello {candidate}, your appointment was moved. The earlier time is no longer booked.\n\n${BRING}`,
    },
  },
  'booking.rescheduled.copy': copy('Appointment rescheduled', 'has a new time'),
  'booking.moved': {
    name: 'Appointment moved by the clinic',
    recipient: CANDIDATE,
    placeholders: TIMED,
    text: {
      subject: 'Your appointment has moved: {when}',
      heading: 'Your appointment has moved',
      body: 'Hello {candidate}, the clinic moved your appointment. The earlier time is no longer booked.\n\nBring photo ID, such as a driver licence. If you cannot come at the new time, call {clinic_contact}.\n\n{how_to_change}',
    },
  },
  'booking.moved.copy': copy('Appointment moved by the clinic', 'has moved'),
  'booking.cancelled': {
    name: 'Appointment cancelled',
    recipient: CANDIDATE,
    placeholders: CANCELLED,
    text: {
      subject: 'Your appointment is cancelled: {when}',
      heading: 'Your appointment is cancelled',
      body: 'Hello {candidate}, this appointment will not take place. There is nothing you need to do.',
    },
  },
  'candidate.email-corrected': {
    name: 'Email address corrected',
    recipient: 'Candidate, at the old address',
    placeholders: placeholdersOf([]),
    text: {
      subject: 'Our earlier mail is withdrawn',
      heading: 'Our earlier mail is withdrawn',
      body: 'Mail about an appointment now goes to another address than yours. The link in our earlier mail no longer works, and the attached file takes the entry out of your calendar.\n\nThere is nothing you need to do. Please delete the earlier mail.',
    },
  },
  'booking.cancelled.copy': {
    name: 'Booking cancelled: copy',
    recipient: CONTACT,
    placeholders: placeholdersOf([...ABOUT, 'by', 'reason'], ['candidate']),
    text: {
      subject: '{reference}: the booking of {candidate} is cancelled',
      heading: 'The booking of {candidate} is cancelled',
      body: 'Hello {contact}, {by} cancelled {candidate} in booking {reference}.\n\nReason given: {reason}',
    },
  },
  'bookings.changed': {
    name: 'Several bookings changed together',
    recipient: CONTACT,
    placeholders: placeholdersOf(['contact', 'by', 'reason', 'bookings', 'deed'], ['bookings', 'deed']),
    text: {
      subject: '{bookings} {deed}',
      heading: '{bookings} {deed}',
      body: 'Hello {contact}, {by} changed bookings that you are the booking person of. The candidates have been told.\n\nReason given: {reason}',
    },
  },
  'booking.reminder': {
    name: 'Appointment reminder',
    recipient: CANDIDATE,
    placeholders: TIMED,
    text: {
      subject: 'Reminder: your appointment, {when}',
      heading: 'Your appointment is coming up',
      body: `Hello {candidate}, this is a reminder of your appointment. Please say whether you will come.\n\n${BRING}`,
    },
  },
  'candidate.change-asked': {
    name: 'Candidate asks for another time',
    recipient: CONTACT,
    placeholders: placeholdersOf([...AT, 'message', 'candidate_phone'], ['candidate', 'message']),
    text: {
      subject: '{reference}: {candidate} asks for another time',
      heading: '{candidate} asks for another time',
      body: 'Hello {contact}, {candidate} cannot come to the appointment of booking {reference}. It stays booked until you move or cancel it.\n\n{candidate} wrote: {message}\n\nPhone: {candidate_phone}',
    },
  },
  'candidate.moved': {
    name: 'Candidate moved the appointment',
    recipient: 'Clinic',
    placeholders: placeholdersOf(AT, ['candidate']),
    text: {
      subject: '{reference}: {candidate} moved to {when}',
      heading: '{candidate} moved the appointment',
      body: '{candidate} of {company} moved the appointment of booking {reference} to {when}, within what the company allows.',
    },
  },
  'results.ready': {
    name: 'Results are ready',
    recipient: 'Results addresses',
    placeholders: placeholdersOf(['reference', 'files', 'these_files']),
    text: {
      subject: 'Results are ready, {reference}',
      heading: 'Results are ready',
      body: '{provider} has {files} for you.\n\nThe files themselves are never mailed. Sign in to download them.',
    },
  },
  'results.reminder': {
    name: 'Results wait to be opened',
    recipient: 'Results addresses',
    placeholders: placeholdersOf(['reference', 'files', 'these_files']),
    text: {
      subject: 'Results wait to be opened, {reference}',
      heading: 'Results wait to be opened',
      body: 'Nobody has opened {these_files} of {reference} yet.\n\nThe files themselves are never mailed. Sign in to download them.',
    },
  },
  'consult-file.withdrawn': {
    name: 'A downloaded file was withdrawn',
    recipient: 'Whoever downloaded it',
    placeholders: placeholdersOf(['name', 'reference'], ['reference']),
    text: {
      subject: 'A downloaded file was withdrawn, {reference}',
      heading: 'A file that you downloaded was withdrawn',
      body: 'Hello {name}, a file of booking {reference} that you downloaded was wrong and has been withdrawn. Do not use it, and delete your copies.\n\nThe booking’s page says why, and shows the right file once it is there.',
    },
  },
} as const satisfies Record<string, MailEvent>;
