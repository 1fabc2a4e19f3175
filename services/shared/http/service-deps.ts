import type { Caller } from '../../access/caller.ts';
import type { TokenKeys } from '../../access/tokens.ts';
import type { Log } from '../../base/log.ts';
import type { Database, OpenDatabase } from '../../database/database.ts';
import type { FileStore } from '../../files/file-store.ts';
import type { MailLook } from '../../mail/mail-look.ts';
import type { LiveProvider } from '../live-provider.ts';
import type { TxtRecords } from '../txt-records.ts';
import type { WebhookTargets } from '../webhook-targets.ts';

/** Dependencies of every service. `now` is the only clock. */
export interface ServiceDeps {
  readonly db: Database;
  readonly read: Database;
  readonly copiers: OpenDatabase['copiers'];
  readonly replica: OpenDatabase['replica'];
  readonly listen: OpenDatabase['listen'];
  readonly now: () => Date;
  readonly provider: LiveProvider;
  /** Number of weeks ahead for which rosters are made from weekly hours. */
  readonly rosterWeeks: number;
  /** Time in which a move on the board can be undone. Its mails wait as long. */
  readonly undoSeconds: number;
  /** Upload limit of an account per day. */
  readonly uploadMegabytes: number;
  readonly keys: TokenKeys;
  readonly files: FileStore;
  readonly log: Log;
  readonly portal: PortalFacts;
  /** The addresses that webhooks and identity providers of companies may lead to. */
  readonly webhooks: WebhookTargets;
  readonly txtRecords: TxtRecords;
  /** Signs SMS both ways; null where none come in. */
  readonly smsSecret: string | null;
}

/**
 * Facts about the portal for mails and answers. They come from configuration and the provider's settings, never from a
 * request.
 */
export interface PortalFacts {
  /** Public address of the portal without a trailing slash. Links in mails start with it. */
  readonly publicUrl: string;
  readonly providerName: string;
  readonly mailLook: MailLook;
  /** Sender of mails, and organiser of appointments in calendar files. */
  readonly mailAddress: string;
  /** Settings for answers by mail; without them they are written in the portal alone. */
  readonly inboundMail?: InboundMail | null;
  /** Time zone for times that belong to no clinic, such as when a mail was sent. */
  readonly timeZone: string;
  /** True if 'forgot password' gives the same answer for unknown addresses. */
  readonly neutralForgotPassword: boolean;
  /** Days after which unread results are mailed again; 0 means never. */
  readonly resultReminderDays: number;
  /** True if SMS can be sent. */
  readonly hasSms: boolean;
}

export interface InboundMail {
  /** The domain whose addresses the mail provider parses. */
  readonly domain: string;
  /** Signs reply addresses, and what the mail provider posts. */
  readonly key: string;
}

/** Database of a caller's lists: the replica, once it has replayed the account's last write. */
export const readsOf = ({ db, read, copiers, replica }: ServiceDeps, { writtenUpTo }: Caller) =>
  replica === null || replica.hasReplayed(writtenUpTo)
    ? { read, copier: copiers.read }
    : { read: db, copier: copiers.db };
