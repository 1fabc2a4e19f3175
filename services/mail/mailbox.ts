import { desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { escaped } from './letter-html.ts';
import { type MailContent, outbox } from './mail.tables.ts';
import { LOGO_ID, type Logo } from './mail-look.ts';
import { mailboxStyle } from './mailbox-style.ts';

type Mail = typeof outbox.$inferSelect & { readonly timeZone: string | null };

const shown = 200;

/**
 * The demo's mailbox at /dev/mailbox: every mail that a real portal would have sent, newest first. Plain pages, made
 * here: they must work where nothing else does. Served in the demo only, where everybody may read everything.
 */
export function mailbox(
  db: Database,
  ourZone: string,
  logo: Logo | null = null,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const [id, part] = new URL(request.url).pathname.split('/').slice(3);
    if (id === 'style.css') return new Response(mailboxStyle, { headers: { ...shared, 'content-type': 'text/css' } });
    if (!id) return page('Demo mailbox', list(await newest(db), ourZone));
    const mail = /^[\da-f-]{36}$/.test(id) ? await find(db, id) : undefined;
    if (!mail) return page('No such mail', '<p><a href="/dev/mailbox">Demo mailbox</a></p>', 404);
    if (part === 'html' && mail.content) return framed(mail.content, logo);
    return page(mail.subject, reading(mail, ourZone));
  };
}

/** A mail about an appointment is read beside the clinic's times. */
const withZone = {
  ...getTableColumns(outbox),
  timeZone: sql<string | null>`(
    select nullif(c.timezone, '') from booking.candidates c where ${outbox.entity} = 'candidate' and c.id = ${outbox.entityId})`,
};

const newest = (db: Database) => db.select(withZone).from(outbox).orderBy(desc(outbox.id)).limit(shown);

async function find(db: Database, id: string): Promise<Mail | undefined> {
  const [mail] = await db.select(withZone).from(outbox).where(eq(outbox.id, id));
  return mail;
}

function list(mails: readonly Mail[], ourZone: string): string {
  if (mails.length === 0) return '<p>No mail yet. What the portal sends arrives here.</p>';
  const rows = mails.map(
    ({ id, subject, recipient, createdAt, state, timeZone }) =>
      `<tr><td><a href="/dev/mailbox/${id}">${escaped(subject)}</a></td><td>${escaped(recipient)}</td><td>${timeIn(timeZone ?? ourZone, createdAt)}</td><td>${state}</td></tr>`,
  );
  const head = ['Subject', 'To', 'Written', 'State'].map((name) => `<th scope="col">${name}</th>`).join('');
  return `<div class="scroll" tabindex="0" role="region" aria-label="Mails"><table><thead><tr>${head}</tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`;
}

function reading(mail: Mail, ourZone: string): string {
  const { id, subject, recipient, createdAt, state, lastError, content, timeZone } = mail;
  const facts = {
    To: recipient,
    Written: timeIn(timeZone ?? ourZone, createdAt),
    State: lastError ? `${state}: ${lastError}` : state,
  };
  const attachments = (content?.attachments ?? []).map(
    ({ filename, content: text }) => `<h2>${escaped(filename)}</h2><pre>${escaped(text)}</pre>`,
  );
  return [
    '<p><a href="/dev/mailbox">All mails</a></p>',
    `<dl>${Object.entries(facts)
      .map(([name, value]) => `<dt>${name}</dt><dd>${escaped(value)}</dd>`)
      .join('')}</dl>`,
    content?.html
      ? `<iframe sandbox="allow-top-navigation-by-user-activation" src="/dev/mailbox/${id}/html" title="${escaped(subject)}"></iframe>`
      : '',
    content
      ? `<h2>${content.html ? 'As text' : 'Text'}</h2><pre>${linked(escaped(content.text))}</pre>`
      : '<p>What it said is no longer kept.</p>',
    ...attachments,
  ].join('\n');
}

const linked = (html: string) => html.replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);

/** '23/11/2026 09:15 AWST' */
function timeIn(timeZone: string, at: Date): string {
  const format = new Intl.DateTimeFormat('en-AU', {
    timeZone,
    timeZoneName: 'short',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  return format.format(at).replace(',', '');
}

/** A token in an address of ours must not be told to anybody by a Referer. */
const shared = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-content-type-options': 'nosniff' };

function page(title: string, body: string, status = 200): Response {
  const policy =
    "default-src 'none'; style-src 'self'; img-src data:; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'";
  return new Response(
    `<!doctype html>
<html lang="en-AU">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)} – Preflight</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/dev/mailbox/style.css"></head>
<body><main><h1>${escaped(title)}</h1>
${body}
</main></body>
</html>
`,
    { status, headers: { ...shared, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy } },
  );
}

/** The mail's own HTML: it may look as it likes, run nothing, load nothing, and its links open in place of the page. */
function framed({ html }: MailContent, logo: Logo | null): Response {
  const policy =
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox allow-top-navigation-by-user-activation";
  const picture = logo ? `data:${logo.contentType};base64,${logo.content.toString('base64')}` : 'data:,';
  const body = html.replace('<head>', '<head><base target="_top">').replace(`cid:${LOGO_ID}`, picture);
  return new Response(body, {
    headers: { ...shared, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  });
}
