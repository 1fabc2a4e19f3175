import type { Database } from '../database/database.ts';
import { letter } from '../mail/letter.ts';
import { writeMail } from '../mail/outbox.ts';
import type { PortalFacts } from '../service.ts';
import type { Holder } from './sessions.ts';

/** The account a mail is for; `email` is where it goes. */
export interface Addressee extends Holder {
  readonly username: string;
  readonly email: string;
}

/** The link that sets a new password. It begins with the configured address: a request has no say in where it leads. */
export function writeResetMail(
  tx: Database,
  portal: PortalFacts,
  to: Addressee,
  { token, expiresAt, now }: { token: string; expiresAt: Date; now: Date },
): Promise<string> {
  const parts = letter({
    heading: 'Reset your password',
    paragraphs: [
      `Hello ${to.name}, somebody asked for a new password for your account “${to.username}”. The link works once, within the next hour.`,
      'If this was not you, there is nothing to do: your password stays as it is.',
    ],
    action: { label: 'Reset password', href: `${portal.publicUrl}/reset-password?token=${token}` },
    from: portal.providerName,
  });
  const mail = { ...about(to, 'account.password-forgotten'), subject: 'Reset your password', ...parts };
  return writeMail(tx, { ...mail, sendBefore: expiresAt }, now);
}

/** The link that sets the password of an account that somebody made for its holder. */
export function writeInvitation(
  tx: Database,
  portal: PortalFacts,
  to: Addressee,
  { href, expiresAt, now }: { href: string; expiresAt: Date; now: Date },
): Promise<string> {
  const parts = letter({
    heading: 'Your account is ready',
    paragraphs: [
      `Hello ${to.name}, an account was made for you in the booking portal of ${portal.providerName}. Your username is “${to.username}”. Choose your password with this link; it works once, within the next week.`,
      'If the week is over, ask whoever made the account for another invitation.',
    ],
    action: { label: 'Choose password', href },
    from: portal.providerName,
  });
  const mail = { ...about(to, 'account.invited'), subject: 'Your account is ready', ...parts };
  return writeMail(tx, { ...mail, sendBefore: expiresAt }, now);
}

/** Tells the holder what was changed, in case it was somebody else. */
export function writeChangeNotice(
  tx: Database,
  portal: PortalFacts,
  to: Addressee,
  what: 'password' | 'email address',
  now: Date,
): Promise<string> {
  const parts = letter({
    heading: `Your ${what} was changed`,
    paragraphs: [
      `Hello ${to.name}, the ${what} of your account “${to.username}” was changed.`,
      'If this was not you, reset your password at once and tell us.',
    ],
    action: { label: 'Reset password', href: `${portal.publicUrl}/forgot-password` },
    from: portal.providerName,
  });
  const kind = what === 'password' ? 'account.password-changed' : 'account.email-changed';
  return writeMail(tx, { ...about(to, kind), subject: `Your ${what} was changed`, ...parts }, now);
}

const about = (to: Addressee, kind: string) => ({
  ...{ kind, entity: 'account', entityId: to.accountId, orgId: to.orgId, to: to.email },
});
