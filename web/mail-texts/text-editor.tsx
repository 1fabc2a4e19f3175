import { useState } from 'react';
import { mailTextForm } from '../../machines/forms/mail-text-form.ts';
import { MAIL_TEXT_LENGTHS, type MailText } from '../../machines/rules/mail/mail-text.ts';
import { FormBox, RefusalLine, useForm } from '../app/forms/form.tsx';
import { ConfirmedAction } from '../app/records/confirmed-action.tsx';
import { ConflictBox } from '../app/records/conflict-box.tsx';
import { useGateway } from '../app/session/session-context.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/fields/field.tsx';
import { TextArea, TextInput } from '../ui/fields/inputs.tsx';
import { SaveRow } from '../ui/save-row.tsx';
import { MailPreview, type PreviewDraft } from './mail-preview.tsx';
import { SaveMailTextDocument, SendTestMailDocument } from './mail-texts.documents.ts';
import type { MailTextDetail } from './text-versions.tsx';
import { TextVersions } from './text-versions.tsx';

const labels = { subject: 'Subject', heading: 'Heading', body: 'Text' };

/** A mail's text, its placeholders, a preview with a booking, and its versions. */
export function TextEditor({ mail, onSaved }: { mail: MailTextDetail; onSaved: () => void }) {
  const gateway = useGateway();
  const { kind, placeholders, version, text } = mail;
  const [machine] = useState(() => mailTextForm(placeholders));
  const [reference, setReference] = useState('');
  const [draft, setDraft] = useState<PreviewDraft>({ ...text, reference: '' });
  const [isTesting, setTesting] = useState(false);
  const form = useForm(
    machine,
    { ...text, version },
    {
      save: async (values, signal) =>
        (await gateway.request(SaveMailTextDocument, { kind, input: values }, { signal })).saveMailText,
      onSaved,
      draftKey: `mail-text-${kind}`,
    },
  );
  const { subject, heading, body } = form.values;
  const typed = { subject, heading, body };
  const put = (words: MailText) => {
    for (const part of ['subject', 'heading', 'body'] as const) form.field(part).onValue(words[part]);
  };
  const insert = (name: string) => {
    const area = form.element.current?.elements.namedItem('body');
    if (!(area instanceof HTMLTextAreaElement)) return;
    const { selectionStart: from, selectionEnd: to, value } = area;
    form.field('body').onValue(`${value.slice(0, from)}{${name}}${value.slice(to)}`);
    area.focus();
  };
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="grid content-start gap-6">
        <FormBox form={form} label="Mail text">
          <Field label="Subject" error={form.errors['subject']}>
            <TextInput {...form.field('subject')} maxLength={MAIL_TEXT_LENGTHS.subject} autoComplete="off" />
          </Field>
          <Field label="Heading" error={form.errors['heading']}>
            <TextInput {...form.field('heading')} maxLength={MAIL_TEXT_LENGTHS.heading} autoComplete="off" />
          </Field>
          <Field
            label="Text"
            error={form.errors['body']}
            hint="An empty line begins a paragraph. Facts and button follow the first one by themselves."
            keepHint
            counter={{ text: body, most: MAIL_TEXT_LENGTHS.body }}
          >
            <TextArea {...form.field('body')} rows={9} maxLength={MAIL_TEXT_LENGTHS.body} />
          </Field>
          {form.conflict ? (
            <ConflictBox form={form} labels={labels} level={2} />
          ) : (
            <>
              <RefusalLine form={form} />
              <SaveRow form={form} />
            </>
          )}
        </FormBox>
        <Placeholders placeholders={placeholders} onInsert={insert} />
        <TextVersions mail={mail} onUse={put} />
      </div>
      <section aria-labelledby="preview" className="grid content-start gap-3">
        <h2 id="preview" className="font-semibold text-[16px]">
          Preview
        </h2>
        <div className="flex flex-wrap items-end gap-2">
          {kind.startsWith('account.') ? null : (
            <Field label="Reference of a booking" optional>
              <TextInput
                name="reference"
                value={reference}
                onValue={setReference}
                maxLength={20}
                placeholder="The last one"
                autoComplete="off"
              />
            </Field>
          )}
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => setDraft({ ...typed, reference })}>Preview</Button>
            <Button onClick={() => setTesting(true)}>Send a test to me</Button>
          </div>
        </div>
        <MailPreview key={JSON.stringify(draft)} kind={kind} draft={draft} />
      </section>
      {isTesting ? (
        <ConfirmedAction
          question="Send a test to your own address?"
          consequence="The mail is as typed here, marked as a test. Its button leads to the portal."
          findEffects={async () => []}
          act={(signal) => gateway.request(SendTestMailDocument, { kind, input: { ...typed, reference } }, { signal })}
          verb="Send test"
          verbing="Sending…"
          words={{ done: 'Test sent', failed: 'The test could not be sent. Try again.' }}
          onClose={() => setTesting(false)}
        />
      ) : null}
    </div>
  );
}

function Placeholders({
  placeholders,
  onInsert,
}: Pick<MailTextDetail, 'placeholders'> & { onInsert: (name: string) => void }) {
  return (
    <section aria-labelledby="placeholders" className="grid gap-2">
      <h2 id="placeholders" className="font-semibold text-[16px]">
        Placeholders
      </h2>
      <ul className="grid gap-1.5">
        {placeholders.map(({ name, meaning, isRequired }) => (
          <li key={name} className="flex items-center gap-3">
            <Button size="sm" className="flex-none" onClick={() => onInsert(name)}>
              <span className="sr-only">Insert </span>
              {`{${name}}`}
            </Button>
            <span className="text-text-2">
              {meaning}
              {isRequired ? ' (needed)' : ''}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
