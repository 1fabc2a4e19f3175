import { createTransport } from 'nodemailer';
import type { MailAttachment } from './mail.tables.ts';
import { LOGO_ID, type Logo } from './mail-look.ts';
import { DeliveryFailure, type Transport } from './transport.ts';

/**
 * Mail through a real server. `url`: smtp://user:password@host:port (STARTTLS where offered) or smtps://…
 * `from`: an address, or 'Name <address>'.
 */
export function smtpTransport({
  url,
  from,
  logo = null,
}: {
  url: string;
  from: string;
  logo?: Logo | null;
}): Transport {
  const mailer = createTransport(
    {
      url,
      pool: true,
      maxConnections: 2,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'preflight.invalid';
  return {
    channel: 'mail',
    keepsContent: false,
    async deliver({ id, recipient, subject, content, createdAt }) {
      const { text, html, replyTo, attachments = [] } = content;
      const invitations = attachments.filter(({ isInvitation }) => isInvitation);
      try {
        await mailer.sendMail({
          messageId: `<${id}@${domain}>`,
          // As an object it is one mailbox: nothing in it is read as a list or a header.
          to: { name: '', address: recipient },
          ...(replyTo && { replyTo: { name: '', address: replyTo } }),
          subject,
          text,
          html,
          date: createdAt,
          alternatives: invitations.map(({ contentType, content: entry }) => ({ contentType, content: entry })),
          // The file too, for programs that know no such form.
          attachments: [...logoOf(html, logo), ...attachments.map(asFile)],
          headers: { 'auto-submitted': 'auto-generated' },
        });
      } catch (error) {
        throw new DeliveryFailure(error instanceof Error ? error.message : String(error), isFinal(error));
      }
    },
    close: () => mailer.close(),
  };
}

const asFile = ({ filename, contentType, content }: MailAttachment) => ({ filename, contentType, content });

/** Part of the mail itself, so that it shows without a request, which would reveal that the mail was read. */
const logoOf = (html: string, logo: Logo | null) =>
  logo && html.includes(`cid:${LOGO_ID}`)
    ? [{ cid: LOGO_ID, filename: 'logo', contentDisposition: 'inline' as const, ...logo }]
    : [];

/** 5xx about the recipient or the message will be said again; 5xx about our login is ours to repair, and worth a retry. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return false;
  const isRefused = typeof error.responseCode === 'number' && error.responseCode >= 500;
  return isRefused && (error.code === 'EENVELOPE' || error.code === 'EMESSAGE');
}
