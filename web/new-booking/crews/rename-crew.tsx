import { useState } from 'react';
import { renameCrewForm } from '../../../machines/forms/crew-forms.ts';
import { MAX_CREW_NAME } from '../../../machines/rules/booking/crew.ts';
import { useForm } from '../../app/forms/form.tsx';
import { messageFor } from '../../app/messages.ts';
import { EditDialog } from '../../app/records/edit-dialog.tsx';
import { useGateway } from '../../app/session/session-context.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { TextInput } from '../../ui/fields/inputs.tsx';
import { RenameCrewDocument } from './crews.documents.ts';

type RenameCrewProps = {
  crew: { id: string; name: string; updatedAt: string };
  onSaved: () => void;
  onClose: () => void;
};

const labels = { name: 'Name' };

export function RenameCrew({ crew, onSaved, onClose }: RenameCrewProps) {
  const gateway = useGateway();
  const [machine] = useState(() => renameCrewForm(messageFor));
  const form = useForm(
    machine,
    { name: crew.name, updatedAt: crew.updatedAt },
    {
      save: ({ name, updatedAt }) =>
        gateway.request(RenameCrewDocument, { id: crew.id, input: { name: name.trim(), updatedAt } }),
      onSaved: () => {
        onSaved();
        onClose();
      },
      draftKey: `rename crew ${crew.id}`,
    },
  );
  return (
    <EditDialog
      form={form}
      title={`Rename ‘${crew.name}’`}
      submit="Rename"
      busy="Renaming…"
      labels={labels}
      onClose={onClose}
    >
      <Field label="Name" error={form.errors['name']}>
        <TextInput {...form.field('name')} maxLength={MAX_CREW_NAME} autoComplete="off" autoFocus />
      </Field>
    </EditDialog>
  );
}
