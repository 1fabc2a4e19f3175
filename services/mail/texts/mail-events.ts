import type { MailText, Placeholder } from '../../../machines/rules/mail/mail-text.ts';
import { accountEvents } from './account-events.ts';
import { bookingEvents } from './booking-events.ts';
import { questionEvents } from './question-events.ts';

/** An event that the portal mails about, with its built-in text. */
export interface MailEvent {
  readonly name: string;
  /** The recipient, in words. */
  readonly recipient: string;
  readonly placeholders: readonly Placeholder[];
  readonly text: MailText;
}

/** Every event of the portal, in the order in which the provider's page lists them. */
export const mailEvents = { ...bookingEvents, ...questionEvents, ...accountEvents } satisfies Record<string, MailEvent>;

export type MailEventKind = keyof typeof mailEvents;

export const mailEventKinds = Object.keys(mailEvents) as MailEventKind[];

export const mailEvent = (kind: MailEventKind): MailEvent => mailEvents[kind];
