import type { Database } from '../../database/database.ts';
import { letter } from '../../mail/letter.ts';
import { type NewMail, writeMail } from '../../mail/outbox.ts';
import type { PortalFacts } from '../../shared/http/service.ts';
import { shownTime } from '../sessions/address-trust.ts';
import type { Holder } from '../sessions/sessions.ts';

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
    from: portal,
  });
  const mail = { ...about(to, 'account.password-forgotten'), subject: 'Reset your password', ...parts };
  return writeMail(tx, { ...mail, sendBefore: expiresAt }, now);
}

/** The link that sets the password of an account that somebody made for its holder. */
export function invitationOf(
  portal: PortalFacts,
  to: Addressee,
  { href, expiresAt }: { href: string; expiresAt: Date },
): NewMail {
  const parts = letter({
    heading: 'Your account is ready',
    paragraphs: [
      `Hello ${to.name}, an account was made for you in the booking portal of ${portal.providerName}. Your username is “${to.username}”. Choose your password with this link; it works once, within the next week.`,
      'If the week is over, ask whoever made the account for another invitation.',
    ],
    action: { label: 'Choose password', href },
    from: portal,
  });
  return { ...about(to, 'account.invited'), subject: 'Your account is ready', ...parts, sendBefore: expiresAt };
}

/** Tells the holder what was changed, in case it was somebody else. */
export function writeChangeNotice(tx: Database, portal: PortalFacts, to: Addressee, now: Date): Promise<string> {
  const parts = letter({
    heading: 'Your password was changed',
    paragraphs: [
      `Hello ${to.name}, the password of your account “${to.username}” was changed.`,
      'If this was not you, reset your password at once and tell us.',
    ],
    action: { label: 'Reset password', href: `${portal.publicUrl}/forgot-password` },
    from: portal,
  });
  const mail = { ...about(to, 'account.password-changed'), subject: 'Your password was changed', ...parts };
  return writeMail(tx, mail, now);
}

/**
 * Tells the old address that another one took its place, until when that can be seen to, and how.
 * @param trusted from when on one-time passwords go to the new one; null: at once
 */
export function writeAddressNotice(
  tx: Database,
  portal: PortalFacts,
  to: Addressee,
  { trusted, now }: { trusted: Date | null; now: Date },
): Promise<string> {
  const wait =
    trusted === null
      ? 'The change was confirmed on a device that you had registered.'
      : `One-time passwords go to the new address from ${shownTime(trusted, portal)} on, or as soon as it is confirmed on a device that was registered before.`;
  const parts = letter({
    heading: 'Your email address was changed',
    paragraphs: [
      `Hello ${to.name}, the email address of your account “${to.username}” was changed on ${shownTime(now, portal)}. From now on our mail goes to the new one. ${wait}`,
      `If this was not you, log in at once, set your address back and choose a new password. If you cannot log in, tell whoever manages your company’s accounts, or ${portal.providerName}.`,
    ],
    action: { label: 'Open My Account', href: `${portal.publicUrl}/my/account` },
    from: portal,
  });
  const mail = { ...about(to, 'account.email-changed'), subject: 'Your email address was changed', ...parts };
  return writeMail(tx, mail, now);
}

const about = (to: Addressee, kind: string) => ({
  ...{ kind, entity: 'account', entityId: to.accountId, orgId: to.orgId, to: to.email },
});
