/** The text of a mail, without its facts, its button and its foot. Placeholders are in braces: {candidate}. */
export type MailText = { readonly subject: string; readonly heading: string; readonly body: string };

export interface Placeholder {
  readonly name: string;
  /** Its value in words, for the author of the text. */
  readonly meaning: string;
  /** Without it in heading or body the mail would be of no use. */
  readonly isRequired: boolean;
}

/** The longest text of each part, in characters. */
export const MAIL_TEXT_LENGTHS = { subject: 150, heading: 120, body: 4000 } as const;

const PLACEHOLDER = /\{([a-z_]+)\}/g;

const namesIn = (words: string): string[] => [...words.matchAll(PLACEHOLDER)].map(([, name = '']) => name);

/** Message of each part of a text; null passes. */
export function mailTextMessages(
  text: MailText,
  placeholders: readonly Placeholder[],
): Record<keyof MailText, string | null> {
  const known = new Set(placeholders.map(({ name }) => name));
  const used = new Set(namesIn(`${text.heading} ${text.body}`));
  const missing = placeholders.find(({ name, isRequired }) => isRequired && !used.has(name));
  const messageOf = (part: keyof MailText): string | null => {
    const words = text[part];
    if (words.trim() === '') return `Write the ${part === 'body' ? 'text' : part}.`;
    if (words.length > MAIL_TEXT_LENGTHS[part]) return `At most ${MAIL_TEXT_LENGTHS[part]} characters.`;
    if (part !== 'body' && /[\r\n]/.test(words)) return 'One line only.';
    const unknown = namesIn(words).find((name) => !known.has(name));
    if (unknown !== undefined) return `{${unknown}} is no placeholder of this mail.`;
    if (/[{}]/.test(words.replace(PLACEHOLDER, ''))) return 'A brace belongs to a placeholder, such as {provider}.';
    return null;
  };
  return {
    subject: messageOf('subject'),
    heading: messageOf('heading'),
    body: messageOf('body') ?? (missing ? `The text needs {${missing.name}}.` : null),
  };
}

/**
 * A text with values in place of its placeholders. What people typed is a value and is never looked at for placeholders.
 * A paragraph that names something there is none of, such as a reason, is left out.
 */
export function fillMailText(text: MailText, values: Readonly<Record<string, string>>) {
  const found = (name: string) => values[name] ?? '';
  const filled = (words: string) => words.replace(PLACEHOLDER, (_, name: string) => found(name));
  const paragraphs = text.body
    .split(/\r?\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '' && namesIn(paragraph).every((name) => found(name) !== ''));
  return { subject: filled(text.subject), heading: filled(text.heading), paragraphs: paragraphs.map(filled) };
}
