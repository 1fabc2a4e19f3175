import { useRef, useState } from 'react';
import { type NewApiKey, newApiKeyForm } from '../../../machines/forms/api-key-forms.ts';
import { API_SCOPES } from '../../../machines/rules/access/api-scopes.ts';
import { useForm } from '../../app/forms/form.tsx';
import { underOneId } from '../../app/forms/one-id.ts';
import { ConfirmedAction } from '../../app/records/confirmed-action.tsx';
import { EditDialog } from '../../app/records/edit-dialog.tsx';
import { useGateway } from '../../app/session/session-context.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { Select, TextInput } from '../../ui/fields/inputs.tsx';
import { MakeApiKeyDocument, RevokeApiKeyDocument, RotateApiKeyDocument } from './api-keys.documents.ts';
import type { ApiKeyRow } from './key-columns.tsx';
import { ScopeSwitches } from './scope-switches.tsx';

/** A key whose secret was just made. */
export type MadeKey = { name: string; secret: string };
type Closing = { onClose: (isChanged: boolean, made?: MadeKey) => void };

const lifetimes = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '180', label: '180 days' },
  { value: '365', label: 'A year' },
];

export function NewKey({ onClose }: Closing) {
  const gateway = useGateway();
  const [save] = useState(() =>
    underOneId(async (keyId, { name, scopes, validDays }: NewApiKey, signal) => {
      const input = { name, scopes: [...scopes], validDays: Number(validDays) };
      const { makeApiKey } = await gateway.request(MakeApiKeyDocument, { keyId, input }, { signal });
      return { name, secret: makeApiKey.secret };
    }),
  );
  const form = useForm(
    newApiKeyForm,
    { name: '', scopes: [API_SCOPES[0]], validDays: '90' },
    { save, onSaved: (made) => onClose(true, made) },
  );
  return (
    <EditDialog
      form={form}
      title="New key"
      text="A program that has the key acts as you, within the scopes you choose."
      submit="Make key"
      busy="Making…"
      onClose={() => onClose(false)}
    >
      <Field label="Name" error={form.errors['name']} hint="What it is for, such as the program that has it.">
        <TextInput {...form.field('name')} autoFocus maxLength={60} autoComplete="off" />
      </Field>
      <ScopeSwitches {...form.field('scopes')} error={form.errors['scopes']} />
      <Field label="Works for">
        <Select {...form.field('validDays')} choices={lifetimes} />
      </Field>
    </EditDialog>
  );
}

type RowProps = Closing & { row: ApiKeyRow };
const none = async () => [];

export function RotateKey({ row: { id, name, prefix }, onClose }: RowProps) {
  const gateway = useGateway();
  const made = useRef<MadeKey>(undefined);
  return (
    <ConfirmedAction
      question={`Rotate ${name}?`}
      consequence="It gets a new secret. The present one works for 24 hours more; one that was replaced before ends at once."
      findEffects={none}
      act={async (signal) => {
        const { rotateApiKey } = await gateway.request(RotateApiKeyDocument, { id, prefix }, { signal });
        made.current = { name, secret: rotateApiKey.secret };
      }}
      verb="Rotate"
      verbing="Rotating…"
      words={{ done: 'API key rotated.', failed: 'The key could not be rotated. Try again.' }}
      onClose={({ isDone }) => onClose(isDone, made.current)}
    />
  );
}

export function RevokeKey({ row: { id, name }, onClose }: RowProps) {
  const gateway = useGateway();
  return (
    <ConfirmedAction
      question={`Revoke ${name}?`}
      consequence="Programs that have it are refused at once. It cannot be brought back."
      findEffects={none}
      act={(signal) => gateway.request(RevokeApiKeyDocument, { id }, { signal })}
      verb="Revoke"
      verbing="Revoking…"
      words={{ done: 'API key revoked.', failed: 'The key could not be revoked. Try again.' }}
      danger
      onClose={({ isDone }) => onClose(isDone)}
    />
  );
}
