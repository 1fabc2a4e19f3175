import type { MailLook } from './mail-look.ts';

/** One thing that a mail is about: its name and value, and where a press on the value leads. */
export type Fact = readonly [name: string, value: string, href?: string];

/** The parts of a letter; the same ones give its text and its HTML. */
export interface Letter {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** The subject's facts, a line each, after the first paragraph. */
  readonly facts?: readonly Fact[];
  /** The one thing to do, after the first paragraph and the facts. */
  readonly action?: { readonly label: string; readonly href: string };
  /** The sender, and the look of their mails. */
  readonly from: { readonly providerName: string; readonly mailLook: MailLook };
}
