import { letterHtml } from './letter-html.ts';
import type { Fact, Letter } from './letter-parts.ts';
import type { MailContent } from './mail.tables.ts';

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
