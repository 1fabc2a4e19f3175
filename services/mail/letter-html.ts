import { textOn } from '../../machines/rules/text/contrast.ts';
import { telHref } from './hrefs.ts';
import type { Fact, Letter } from './letter-parts.ts';
import { LOGO_ID, type MailLook } from './mail-look.ts';

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/**
 * The HTML of a mail. The light look is inline, as mail programs that drop a style sheet need it; the sheet has what cannot
 * be inline: the dark look, and facts below each other on a phone. Everything is escaped: names and notes are typed by people.
 */
export function letterHtml({ heading, paragraphs, facts = [], action, from }: Letter): string {
  const { providerName, mailLook } = from;
  const [first = '', ...rest] = paragraphs;
  const body = [
    `<h1 class="text" style="margin:0 0 16px;font-size:20px;line-height:28px;color:#141920">${escaped(heading)}</h1>`,
    paragraph(first),
    ...(facts.length === 0 ? [] : [factTable(facts)]),
    ...(action ? [button(action, mailLook)] : []),
    ...rest.map(paragraph),
  ];
  return `<!doctype html>
<html lang="en-AU">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escaped(heading)}</title>
<style>${sheet}</style></head>
<body class="canvas" style="margin:0;padding:0;background:#f3f5f8;${FONT}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="canvas" style="background:#f3f5f8"><tr><td align="center" class="edge" style="padding:24px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="surface" style="max-width:560px;border:1px solid #e1e5eb;border-radius:10px;border-collapse:separate;overflow:hidden;background:#ffffff;text-align:left">
<tr><td style="padding:16px 24px;background:${mailLook.colour};color:${textOn(mailLook.colour)};font-size:16px;line-height:24px;font-weight:700">${head(providerName, mailLook)}</td></tr>
<tr><td class="text" style="padding:24px;color:#141920;font-size:15px;line-height:22px;overflow-wrap:anywhere;word-break:break-word">
${body.join('\n')}
</td></tr>
<tr><td class="soft line" style="padding:16px 24px;border-top:1px solid #e1e5eb;font-size:13px;line-height:18px;color:#5c6677">${foot(providerName, mailLook)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

/** Outlook and Gmail know no relative colours and no variables; `!important` is what beats what is inline. */
const sheet = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){.canvas{background:#0c0f14!important}.surface{background:#13171e!important;border-color:#252c37!important}.text{color:#e9ecf1!important}.soft{color:#b2bac7!important}.line{border-color:#252c37!important}}
@media (max-width:480px){.edge{padding:0!important}.fact td{display:block!important;width:auto!important;padding-right:0!important}.fact .soft{padding-bottom:0!important}}`;

const paragraph = (text: string) => `<p style="margin:0 0 16px">${escaped(text).replaceAll('\n', '<br>')}</p>`;

const factTable = (facts: readonly Fact[]) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;font-size:15px;line-height:22px">${facts.map(factRow).join('')}</table>`;

const factRow = ([name, value, href]: Fact) =>
  `<tr class="fact"><td class="soft" style="width:112px;padding:4px 16px 4px 0;color:#5c6677;vertical-align:top">${escaped(name)}</td><td class="text" style="padding:4px 0;font-weight:600;color:#141920;vertical-align:top">${href ? link(href, value) : escaped(value)}</td></tr>`;

const link = (href: string, words: string) =>
  `<a class="text" href="${escaped(href)}" style="color:#141920;text-decoration:underline">${escaped(words)}</a>`;

function button({ label, href }: NonNullable<Letter['action']>, { colour }: MailLook): string {
  return `<p style="margin:24px 0 12px"><a href="${escaped(href)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:${colour};color:${textOn(colour)};font-weight:600;text-decoration:none">${escaped(label)}</a></p>
<p class="soft" style="margin:0 0 16px;font-size:12px;line-height:16px;color:#5c6677;word-break:break-all">${escaped(href)}</p>`;
}

/** The logo is on white, whatever the colour around it: it may be dark on nothing. */
const head = (providerName: string, { logo }: MailLook) =>
  logo
    ? `<img src="cid:${LOGO_ID}" alt="${escaped(providerName)}" height="40" style="display:block;height:40px;width:auto;max-width:100%;padding:4px 8px;border-radius:6px;background:#ffffff">`
    : escaped(providerName);

const foot = (providerName: string, { phone, openingHours }: MailLook) =>
  [
    escaped(providerName),
    ...(phone ? [`<a class="soft" href="${telHref(phone)}" style="color:#5c6677">${escaped(phone)}</a>`] : []),
    ...(openingHours ? [escaped(openingHours)] : []),
  ].join(' · ');

/** Text as HTML shows it, in elements and in attributes in double quotes. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
