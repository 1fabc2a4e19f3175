import type { MailChannel } from './mail.tables.ts';
import type { ClaimedMail } from './outbox.ts';

/** Hands one mail over. @throws DeliveryFailure where it was not taken */
export interface Transport {
  /** The channel of the mails that it takes. */
  readonly channel: MailChannel;
  readonly deliver: (mail: ClaimedMail) => Promise<void>;
  /** True if a mail's content stays readable after it was handed over. */
  readonly keepsContent: boolean;
  close(): void;
}

/** A mail that was not taken. `isFinal`: trying again is useless, such as for a mailbox that does not exist. */
export class DeliveryFailure extends Error {
  override readonly name = 'DeliveryFailure';
  readonly isFinal: boolean;

  constructor(message: string, isFinal: boolean) {
    super(message);
    this.isFinal = isFinal;
  }
}

/** The demo's mailbox is the outbox itself: a mail that is marked as sent lies there, readable at /dev/mailbox. */
export const demoMailbox: Transport = {
  channel: 'mail',
  deliver: async () => {},
  keepsContent: true,
  close: () => {},
};

/** The demo's phone: its SMS lie there as well. */
export const demoPhone: Transport = { ...demoMailbox, channel: 'sms' };
