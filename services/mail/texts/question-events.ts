import type { MailEvent } from './mail-event.ts';
import { type PlaceholderName, placeholdersOf } from './placeholders.ts';

const ABOUT: readonly PlaceholderName[] = ['candidate', 'company', 'contact', 'reference', 'package', 'by', 'message'];

const written = (name: string, recipient: string, hello: string): MailEvent => ({
  name,
  recipient,
  placeholders: placeholdersOf(ABOUT, ['message']),
  text: {
    subject: '{reference}: {by} writes about {candidate}',
    heading: '{by} writes about {candidate}',
    body: `${hello}{by} wrote about booking {reference}:\n\n{message}`,
  },
});

export const questionEvents = {
  'question.to-company': written('Message from the clinic', 'Booking person', 'Hello {contact}, '),
  'question.to-clinic': written('Message from a company', 'Clinic', ''),
} as const satisfies Record<string, MailEvent>;
