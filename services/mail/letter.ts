import type { MailContent } from './mail.tables.ts';

/** What a letter is made of; the same parts give its text and its HTML. */
export interface Letter {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** What it is about, a line each, after the first paragraph. */
  readonly facts?: readonly (readonly [name: string, value: string])[];
  /** The one thing to do, after the first paragraph and the facts. */
  readonly action?: { readonly label: string; readonly href: string };
  /** Who writes, such as the provider's name. */
  readonly from: string;
}

/** A mail that reads well without its HTML. Everything is escaped: names and notes are typed by people. */
export function letter({ heading, paragraphs, facts = [], action, from }: Letter): Pick<MailContent, 'text' | 'html'> {
  const [first = '', ...rest] = paragraphs;
  const link = action ? [`${action.label}:\n${action.href}`] : [];
  const button = action
    ? [
        `<p style="margin:24px 0"><a href="${escaped(action.href)}" style="display:inline-block;padding:10px 18px;border-radius:6px;background:#1a5cd8;color:#ffffff;font-weight:600;text-decoration:none">${escaped(action.label)}</a></p>`,
        `<p style="margin:0 0 16px;font-size:12px;line-height:16px;color:#5c6677;word-break:break-all">${escaped(action.href)}</p>`,
      ]
    : [];
  const lines = facts.length === 0 ? [] : [facts.map(([name, value]) => `${name}: ${value}`).join('\n')];
  const rows = facts.map(
    ([name, value]) =>
      `<tr><td style="padding:4px 16px 4px 0;color:#5c6677;vertical-align:top">${escaped(name)}</td><td style="padding:4px 0;font-weight:600">${escaped(value)}</td></tr>`,
  );
  const table =
    rows.length === 0
      ? []
      : [`<table role="presentation" style="margin:0 0 16px;border-collapse:collapse">${rows.join('')}</table>`];
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escaped(text)}</p>`;
  const html = `<!doctype html>
<html lang="en-AU">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(heading)}</title></head>
<body style="margin:0;padding:24px;background:#f3f5f8;color:#141920;font:14px/20px -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:24px;border:1px solid #e1e5eb;border-radius:10px;background:#ffffff">
<h1 style="margin:0 0 16px;font-size:20px;line-height:28px">${escaped(heading)}</h1>
${[paragraph(first), ...table, ...button, ...rest.map(paragraph)].join('\n')}
<p style="margin:24px 0 0;font-size:12px;line-height:16px;color:#5c6677">${escaped(from)}</p>
</div>
</body>
</html>
`;
  return { text: `${[heading, first, ...lines, ...link, ...rest, `-- \n${from}`].join('\n\n')}\n`, html };
}

/** Text as HTML shows it, in elements and in attributes in double quotes. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
