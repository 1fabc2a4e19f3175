import { formMachine } from '../form/form.machine.ts';
import { fieldsOf } from '../form/form.types.ts';
import { type MailText, mailTextMessages, type Placeholder } from '../rules/mail/mail-text.ts';

/** `version` is the one that was read, not a field on the screen. */
export type MailTextRecord = MailText & { version: number };

/** The form of an event's mail text, the form machine with the event's placeholders. Port `save` answers the new version. */
export const mailTextForm = (placeholders: readonly Placeholder[]) =>
  formMachine<MailTextRecord, number>({
    check: (text) => mailTextMessages(text, placeholders),
    refused: (error) => ({
      text: ('reason' in error && error.reason) || 'Update error! Please try again.',
      fields: fieldsOf(error, ['subject', 'heading', 'body']),
    }),
    saved: 'Update success',
    keep: (sent, version) => ({ ...sent, version }),
  });
