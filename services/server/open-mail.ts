import { readFileSync } from 'node:fs';
import type { Log } from '../base/log.ts';
import type { OpenDatabase } from '../database/database.ts';
import { FILE_KINDS, plainKind } from '../files/file-kind.ts';
import type { Logo, MailLook } from '../mail/mail-look.ts';
import { type Config, ConfigFaults } from './config.ts';
import type { Answering } from './http-server.ts';

/** The senders of the outbox, one for mails and one for SMS. In the demo without a mail server, mails stay in a mailbox. */
export interface Mail {
  readonly senders: readonly { stop(): Promise<void> }[];
  readonly mailbox: Answering | null;
}

const senderOf = ({ mailFrom }: Pick<Config, 'mailFrom'>) => mailFrom ?? 'preflight@localhost';

/** 'a@b.example' from 'Name <a@b.example>'. */
export function mailAddress(config: Pick<Config, 'mailFrom'>): string {
  const sender = senderOf(config);
  return /<([^<>]+)>/.exec(sender)?.[1] ?? sender;
}

/** Without the parts that the provider sets. */
export function mailLook(
  config: Pick<Config, 'providerColour' | 'providerLogo'>,
): Omit<MailLook, 'phone' | 'openingHours'> {
  const { providerColour: colour, providerLogo } = config;
  return { colour, logo: providerLogo === null ? null : readLogo(providerLogo) };
}

const MAX_LOGO_BYTES = 100 * 1024;

/** @throws ConfigFaults where there is no such file, or no picture that every mail program shows */
function readLogo(path: string): Logo {
  const content = readIfThere(path);
  const kind = content && content.length <= MAX_LOGO_BYTES ? plainKind(content) : null;
  if (content === null || (kind !== 'png' && kind !== 'jpg')) {
    throw new ConfigFaults(['PROVIDER_LOGO must be a PNG or JPEG file of at most 100 KB.']);
  }
  return { content, contentType: FILE_KINDS[kind].contentType };
}

function readIfThere(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch {
    return null;
  }
}

/**
 * Mails go to the mail server and SMS to their address, or in the demo to the mailbox page. Without either, mails wait until a
 * server is configured or until they expire; SMS are not written.
 */
export async function openMail(config: Config, { db, listen }: OpenDatabase, log: Log): Promise<Mail> {
  const { smtpUrl, mailFrom, smsUrl, smsSecret, demo, timeZone } = config;
  const { logo } = mailLook(config);
  const [{ startSender }, { demoMailbox, demoPhone }] = await Promise.all([
    import('../mail/sender.ts'),
    import('../mail/transport.ts'),
  ]);
  const from = senderOf({ mailFrom });
  const smtp = smtpUrl === null ? null : (await import('../mail/smtp.ts')).smtpTransport({ url: smtpUrl, from, logo });
  const now = () => new Date();
  const http =
    smsUrl && smsSecret ? (await import('../mail/sms.ts')).httpSms({ url: smsUrl, secret: smsSecret, now }) : null;
  const transports = [smtp ?? (demo ? demoMailbox : null), http ?? (demo ? demoPhone : null)];
  if (!transports[0]) log.note('SMTP_URL is not set: mail waits and is not sent.');
  return {
    senders: transports.flatMap((transport) => (transport ? [startSender({ db, listen, log, now }, transport)] : [])),
    mailbox: demo ? (await import('../mail/mailbox.ts')).mailbox(db, timeZone, logo) : null,
  };
}
