import type { MailText, Placeholder } from '../../../machines/rules/mail/mail-text.ts';

/** An event that the portal mails about, with its built-in text. */
export interface MailEvent {
  readonly name: string;
  /** The recipient, in words. */
  readonly recipient: string;
  readonly placeholders: readonly Placeholder[];
  readonly text: MailText;
}
