import { letterHtml } from './letter-html.ts';
import type { MailContent } from './mail.tables.ts';
import type { MailLook } from './mail-look.ts';

/** One thing that a mail is about: its name and value, and where a press on the value leads. */
export type Fact = readonly [name: string, value: string, href?: string];

/** The parts of a letter; the same ones give its text and its HTML. */
export interface Letter {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** The subject's facts, a line each, after the first paragraph. */
  readonly facts?: readonly Fact[];
  /** The one thing to do, after the first paragraph and the facts. */
  readonly action?: { readonly label: string; readonly href: string };
  /** The sender, and the look of their mails. */
  readonly from: { readonly providerName: string; readonly mailLook: MailLook };
}

/** A mail that reads well without its HTML, and with it in light and dark, as narrow as a phone. */
export function letter(parts: Letter): Pick<MailContent, 'text' | 'html'> {
  return { text: letterText(parts), html: letterHtml(parts) };
}

function letterText({ heading, paragraphs, facts = [], action, from }: Letter): string {
  const [first = '', ...rest] = paragraphs;
  const link = action ? [`${action.label}:\n${action.href}`] : [];
  const lines = facts.length === 0 ? [] : [facts.map(factLine).join('\n')];
  const { phone, openingHours } = from.mailLook;
  const contact = [...(phone ? [`Phone: ${phone}`] : []), ...(openingHours ? [openingHours] : [])];
  const foot = [`-- \n${from.providerName}`, ...contact].join('\n');
  return `${[heading, first, ...lines, ...link, ...rest, foot].join('\n\n')}\n`;
}

/** A phone number is its own link; any other address is written out, since text has nothing to press. */
const factLine = ([name, value, href]: Fact) =>
  href?.startsWith('https:') ? `${name}: ${value}\n${href}` : `${name}: ${value}`;
