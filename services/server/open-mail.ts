import type { OpenDatabase } from '../database/database.ts';
import type { Config } from './config.ts';
import type { Answering } from './http-server.ts';
import type { Log } from './log.ts';

/** Who sends what the services wrote; in the demo without a mail server it lies in a mailbox instead. */
export interface Mail {
  readonly senders: readonly { stop(): Promise<void> }[];
  readonly mailbox: Answering | null;
}

const senderOf = ({ mailFrom }: Pick<Config, 'mailFrom'>) => mailFrom ?? 'preflight@localhost';

/** 'a@b.example' of 'Name <a@b.example>'. */
export function mailAddress(config: Pick<Config, 'mailFrom'>): string {
  const sender = senderOf(config);
  return /<([^<>]+)>/.exec(sender)?.[1] ?? sender;
}

/**
 * Mail goes to the mail server and SMS to their address, or in the demo to the mailbox, where all of it can be looked at. With
 * neither mail waits until a server is configured, or until it is of no use any more; SMS are not even written.
 */
export async function openMail(
  { smtpUrl, mailFrom, smsUrl, smsSecret, demo, timeZone }: Config,
  { db, listen }: OpenDatabase,
  log: Log,
): Promise<Mail> {
  const [{ startSender }, { demoMailbox, demoPhone }] = await Promise.all([
    import('../mail/sender.ts'),
    import('../mail/transport.ts'),
  ]);
  const from = senderOf({ mailFrom });
  const smtp = smtpUrl === null ? null : (await import('../mail/smtp.ts')).smtpTransport({ url: smtpUrl, from });
  const now = () => new Date();
  const http =
    smsUrl && smsSecret ? (await import('../mail/sms.ts')).httpSms({ url: smsUrl, secret: smsSecret, now }) : null;
  const transports = [smtp ?? (demo ? demoMailbox : null), http ?? (demo ? demoPhone : null)];
  if (!transports[0]) log.note('SMTP_URL is not set: mail waits and is not sent.');
  return {
    senders: await Promise.all(
      transports.flatMap((transport) => (transport ? [startSender({ db, listen, log, now }, transport)] : [])),
    ),
    mailbox: demo ? (await import('../mail/mailbox.ts')).mailbox(db, timeZone) : null,
  };
}
