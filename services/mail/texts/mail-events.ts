import { accountEvents } from './account-events.ts';
import { bookingEvents } from './booking-events.ts';
import type { MailEvent } from './mail-event.ts';
import { questionEvents } from './question-events.ts';

/** Every event of the portal, in the order in which the provider's page lists them. */
export const mailEvents = { ...bookingEvents, ...questionEvents, ...accountEvents } satisfies Record<string, MailEvent>;

export type MailEventKind = keyof typeof mailEvents;

export const mailEventKinds = Object.keys(mailEvents) as MailEventKind[];

export const mailEvent = (kind: MailEventKind): MailEvent => mailEvents[kind];
