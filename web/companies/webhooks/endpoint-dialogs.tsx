import { editWebhookForm, newWebhookForm } from '../../../machines/forms/webhook-forms.ts';
import { WEBHOOK_EVENTS, type WebhookEvent, webhookEvents } from '../../../machines/rules/webhooks/webhook-events.ts';
import { useForm } from '../../app/forms/form.tsx';
import { EditDialog } from '../../app/records/edit-dialog.tsx';
import { ShownOnce } from '../../app/secrets/shown-once.tsx';
import { useGateway } from '../../app/session/session-context.tsx';
import type { WebhooksQuery } from '../../generated/graphql.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Field, useGroupControl } from '../../ui/fields/field.tsx';
import { TextInput } from '../../ui/fields/inputs.tsx';
import { Checkbox } from '../../ui/fields/switches.tsx';
import { AddWebhookDocument, ChangeWebhookDocument } from './webhooks.documents.ts';

export type EndpointRow = WebhooksQuery['webhookEndpoints'][number];
/** An endpoint whose secret was just made. */
export type MadeSecret = { url: string; secret: string };
export type Closing = { onClose: (isChanged: boolean, made?: MadeSecret) => void };

const labels = { url: 'Address', events: 'Events' };

export function AddEndpoint({ onClose }: Closing) {
  const gateway = useGateway();
  const form = useForm(
    newWebhookForm,
    { url: '', events: [...webhookEvents], updatedAt: '' },
    {
      save: async ({ url, events }, signal) => {
        const input = { url, events: [...events] };
        const { addWebhookEndpoint } = await gateway.request(AddWebhookDocument, { input }, { signal });
        return { url, secret: addWebhookEndpoint.secret };
      },
      onSaved: (made) => onClose(true, made),
    },
  );
  return (
    <EditDialog form={form} title="Add webhook endpoint" submit="Add" busy="Adding…" onClose={() => onClose(false)}>
      <AddressField error={form.errors['url']} field={form.field('url')} />
      <EventsField error={form.errors['events']} field={form.field('events')} />
    </EditDialog>
  );
}

export function EditEndpoint({ row, onClose }: Closing & { row: EndpointRow }) {
  const gateway = useGateway();
  const { id, url, updatedAt } = row;
  const form = useForm(
    editWebhookForm,
    { url, events: webhookEvents.filter((event) => row.events.includes(event)), updatedAt },
    {
      save: async (values, signal) => {
        const input = { ...values, events: [...values.events] };
        await gateway.request(ChangeWebhookDocument, { id, input }, { signal });
      },
      onSaved: () => onClose(true),
    },
  );
  return (
    <EditDialog form={form} title="Edit webhook endpoint" labels={labels} onClose={() => onClose(false)}>
      <AddressField error={form.errors['url']} field={form.field('url')} />
      <EventsField error={form.errors['events']} field={form.field('events')} />
    </EditDialog>
  );
}

type Input<Value> = {
  error: string | undefined;
  field: { name: string; value: Value; onValue: (value: Value) => void; onBlur: () => void };
};

const AddressField = ({ error, field }: Input<string>) => (
  <Field label="Address" error={error} hint="https, and reachable from the internet.">
    <TextInput {...field} autoFocus maxLength={500} autoComplete="off" inputMode="url" spellCheck={false} />
  </Field>
);

const EventsField = ({ error, field }: Input<readonly WebhookEvent[]>) => (
  <Field label="Events" group error={error}>
    <EventBoxes {...field} />
  </Field>
);

function EventBoxes({ name, value, onValue, onBlur }: Input<readonly WebhookEvent[]>['field']) {
  const { id, 'aria-labelledby': labelled, 'aria-describedby': described } = useGroupControl();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a field's label names it, where a fieldset would need a legend of its own
    <div id={id} role="group" aria-labelledby={labelled} aria-describedby={described} className="grid gap-2">
      {webhookEvents.map((event, at) => (
        <Checkbox
          key={event}
          checked={value.includes(event)}
          onBlur={onBlur}
          onValue={(isOn) => onValue(webhookEvents.filter((one) => (one === event ? isOn : value.includes(one))))}
          {...(at === 0 ? { name } : {})}
        >
          {WEBHOOK_EVENTS[event]} <span className="font-mono text-text-3 text-xs">{event}</span>
        </Checkbox>
      ))}
    </div>
  );
}

export const SecretDialog = ({ made: { url, secret }, onClose }: { made: MadeSecret; onClose: () => void }) => (
  <Dialog
    open
    onClose={onClose}
    title="Copy the secret now"
    text="Your program verifies each delivery with it, by the Standard Webhooks specification."
    actions={<Button onClick={onClose}>Close</Button>}
  >
    <ShownOnce heading={`Secret of ${url}`} label="Secret" value={secret} />
  </Dialog>
);
