import { renamePasskeyForm } from '../../machines/forms/passkey-forms.ts';
import { useForm } from '../app/forms/form.tsx';
import { EditDialog } from '../app/records/edit-dialog.tsx';
import { useGateway } from '../app/session/session-context.tsx';
import type { PasskeysQuery } from '../generated/graphql.ts';
import { Field } from '../ui/fields/field.tsx';
import { TextInput } from '../ui/fields/inputs.tsx';
import { RenamePasskeyDocument } from './account.documents.ts';

export type Passkey = PasskeysQuery['passkeys'][number];

type RenamePasskeyProps = { passkey: Passkey; onClose: (isChanged: boolean) => void };

export default function RenamePasskeyDialog({ passkey: { id, name }, onClose }: RenamePasskeyProps) {
  const gateway = useGateway();
  const form = useForm(
    renamePasskeyForm,
    { name },
    {
      save: (values, signal) => gateway.request(RenamePasskeyDocument, { id, name: values.name.trim() }, { signal }),
      onSaved: () => onClose(true),
      draftKey: `rename passkey ${id}`,
    },
  );
  return (
    <EditDialog form={form} title={`Rename ‘${name}’`} submit="Rename" busy="Renaming…" onClose={() => onClose(false)}>
      <Field label="Name" error={form.errors['name']}>
        <TextInput {...form.field('name')} maxLength={60} autoComplete="off" autoFocus />
      </Field>
    </EditDialog>
  );
}
