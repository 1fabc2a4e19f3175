import { formMachine } from '../form/form.machine.ts';
import { fieldsOf } from '../form/form.types.ts';
import { failedWords } from '../lib/unanswered.ts';
import { requiredMessage } from '../rules/text/required.ts';
import type { WebhookEvent } from '../rules/webhooks/webhook-events.ts';

/** `updatedAt` is what the editor has seen; empty of a new one. */
export type WebhookContent = { url: string; events: readonly WebhookEvent[]; updatedAt: string };

const addressMessage = (url: string) =>
  requiredMessage(url) ??
  (/^https?:\/\/\S+$/.test(url.trim()) ? null : 'Type an address such as https://example.com/hook.');

/** An endpoint, added or changed. Port: `save`. @param saved the notice */
const webhookForm = <Answer>(saved: string) =>
  formMachine<WebhookContent, Answer>({
    check: ({ url, events }) => ({
      url: addressMessage(url),
      events: events.length === 0 ? 'Choose at least one event.' : null,
    }),
    refused: (error) => {
      const fields = fieldsOf(error, ['url', 'events']);
      // The service says 'must …' of the field.
      const url = fields['url']?.replace(/^(must|has) /, 'The address $1 ');
      const text =
        ('reason' in error && error.reason) || failedWords(error, 'The endpoint could not be saved. Try again.');
      return {
        text: url ? 'Nothing was saved: the address cannot be used.' : text,
        fields: { ...fields, ...(url && { url }) },
      };
    },
    saved,
    afterSave: () => 'ends',
  });

/** Answers the secret, and the address that it belongs to. */
export const newWebhookForm = webhookForm<{ url: string; secret: string }>('Webhook endpoint added.');
export const editWebhookForm = webhookForm<void>('Webhook endpoint saved.');
