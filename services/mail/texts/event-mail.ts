import { sql } from 'drizzle-orm';
import { fillMailText, type MailText } from '../../../machines/rules/mail/mail-text.ts';
import type { Database } from '../../database/database.ts';
import { statement, variable } from '../../database/statement.ts';
import { letter } from '../letter.ts';
import type { Letter } from '../letter-parts.ts';
import { type MailEventKind, mailEvent } from './mail-events.ts';

export interface StoredText extends Record<string, unknown> {
  readonly kind: string;
  readonly subject: string | null;
  readonly heading: string | null;
  readonly body: string | null;
}

/** The last version of the text of each kind that has one; its variable `kinds` is a JSON list. */
export const storedTexts = sql`
    select current.* from json_array_elements_text(${variable('kinds', 'json')}) as wanted (kind)
      cross join lateral (
        select kind, subject, heading, body from mail.texts where kind = wanted.kind
        order by version desc limit 1) current`;
const currentStatement = statement<StoredText, 'kinds'>('mail_current_texts', storedTexts);

/** Present texts of events: the last version, or the built-in text where there is none, or where it is that. */
export async function currentMailTexts<Kind extends MailEventKind>(
  db: Database,
  kinds: readonly Kind[],
): Promise<Readonly<Record<Kind, MailText>>> {
  return textsOf(kinds, await currentStatement(db, { kinds: JSON.stringify(kinds) }));
}

/** The same, of what is stored. */
export function textsOf<Kind extends MailEventKind>(
  kinds: readonly Kind[],
  edited: readonly StoredText[],
): Readonly<Record<Kind, MailText>> {
  const textOf = (kind: Kind): MailText => {
    const { subject = null, heading = null, body = null } = edited.find((text) => text.kind === kind) ?? {};
    return subject === null || heading === null || body === null ? mailEvent(kind).text : { subject, heading, body };
  };
  return Object.fromEntries(kinds.map((kind) => [kind, textOf(kind)])) as Record<Kind, MailText>;
}

export const currentMailText = async (db: Database, kind: MailEventKind): Promise<MailText> =>
  (await currentMailTexts(db, [kind]))[kind];

export interface EventParts extends Pick<Letter, 'facts' | 'action' | 'from'> {
  /** By the names of the event's placeholders. */
  readonly values: Readonly<Record<string, string>>;
}

/** A mail with this text: its subject, text and HTML. */
export function mailOf(text: MailText, parts: EventParts) {
  const { subject, ...filled } = fillEventText(text, parts);
  return { subject, ...letter({ ...filled, ...withoutValues(parts) }) };
}

export const fillEventText = (text: MailText, { values, from }: Pick<EventParts, 'values' | 'from'>) =>
  fillMailText(text, { provider: from.providerName, ...values });

const withoutValues = ({ values: _values, ...parts }: EventParts) => parts;

/** A mail about an event, with its text as it is now. */
export async function eventMail(db: Database, kind: MailEventKind, parts: EventParts) {
  return mailOf(await currentMailText(db, kind), parts);
}
