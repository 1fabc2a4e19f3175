import type { MailText } from '../../../machines/rules/mail/mail-text.ts';
import type { Database } from '../../database/database.ts';
import { type NewMail, writeMail } from '../../mail/outbox.ts';
import { eventMail, mailOf } from '../../mail/texts/event-mail.ts';
import type { PortalFacts } from '../../shared/http/service-deps.ts';
import { shownTime } from '../sessions/address-trust.ts';
import type { Holder } from '../sessions/sessions.ts';

/** The account a mail is for; `email` is where it goes. */
export interface Addressee extends Holder {
  readonly username: string;
  readonly email: string;
}

/** The link that sets a new password. It begins with the configured address: a request has no say in where it leads. */
export async function writeResetMail(
  tx: Database,
  portal: PortalFacts,
  to: Addressee,
  { token, expiresAt, now }: { token: string; expiresAt: Date; now: Date },
): Promise<string> {
  const action = { label: 'Reset password', href: `${portal.publicUrl}/reset-password?token=${token}` };
  const mail = await eventMail(tx, 'account.password-forgotten', { values: valuesOf(to), action, from: portal });
  return writeMail(tx, { ...about(to, 'account.password-forgotten'), ...mail, sendBefore: expiresAt }, now);
}

/** The link that sets the password of an account made by another person. `text` is the event's current one. */
export function invitationOf(
  portal: PortalFacts,
  to: Addressee,
  { href, expiresAt, text }: { href: string; expiresAt: Date; text: MailText },
): NewMail {
  const mail = mailOf(text, { values: valuesOf(to), action: { label: 'Choose password', href }, from: portal });
  return { ...about(to, 'account.invited'), ...mail, sendBefore: expiresAt };
}

/** Mails the holder what was changed, in case another person did it. */
export async function writeChangeNotice(tx: Database, portal: PortalFacts, to: Addressee, now: Date): Promise<string> {
  const action = { label: 'Reset password', href: `${portal.publicUrl}/forgot-password` };
  const mail = await eventMail(tx, 'account.password-changed', { values: valuesOf(to), action, from: portal });
  return writeMail(tx, { ...about(to, 'account.password-changed'), ...mail }, now);
}

/** @param deed such as 'turned on' */
export async function writeSecondFactorNotice(
  tx: Database,
  portal: PortalFacts,
  to: Addressee,
  deed: string,
  now: Date,
): Promise<string> {
  const values = { ...valuesOf(to), changed_at: shownTime(now, portal), switched: deed };
  const action = { label: 'Open My Account', href: `${portal.publicUrl}/my/account` };
  const mail = await eventMail(tx, 'account.second-factor', { values, action, from: portal });
  return writeMail(tx, { ...about(to, 'account.second-factor'), ...mail }, now);
}

/** Tells the holder that a passkey was added or removed. */
export async function writePasskeyNotice(
  tx: Database,
  portal: PortalFacts,
  to: Addressee,
  { passkey, added, now }: { passkey: string; added: 'added' | 'removed'; now: Date },
): Promise<string> {
  const values = { ...valuesOf(to), changed_at: shownTime(now, portal), passkey, added };
  const action = { label: 'Open My Account', href: `${portal.publicUrl}/my/account` };
  const mail = await eventMail(tx, 'account.passkey', { values, action, from: portal });
  return writeMail(tx, { ...about(to, 'account.passkey'), ...mail }, now);
}

/**
 * Tells the old address that another one took its place, until when that can be seen to, and how.
 * @param trusted from when on one-time passwords go to the new one; null: at once
 */
export async function writeAddressNotice(
  tx: Database,
  portal: PortalFacts,
  to: Addressee,
  { trusted, now }: { trusted: Date | null; now: Date },
): Promise<string> {
  const wait =
    trusted === null
      ? 'The change was confirmed on a device that you had registered.'
      : `One-time passwords go to the new address from ${shownTime(trusted, portal)} on, or as soon as it is confirmed on a device that was registered before.`;
  const values = { ...valuesOf(to), changed_at: shownTime(now, portal), wait };
  const action = { label: 'Open My Account', href: `${portal.publicUrl}/my/account` };
  const mail = await eventMail(tx, 'account.email-changed', { values, action, from: portal });
  return writeMail(tx, { ...about(to, 'account.email-changed'), ...mail }, now);
}

const valuesOf = ({ name, username }: Addressee) => ({ name, username });

const about = (to: Addressee, kind: string) => ({
  kind,
  entity: 'account',
  entityId: to.accountId,
  orgId: to.orgId,
  to: to.email,
});
