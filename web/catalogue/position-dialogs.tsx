import { newPositionForm, type PositionRecord, positionForm } from '../../machines/forms/catalogue-forms.ts';
import { useForm } from '../app/forms/form.tsx';
import { EditDialog } from '../app/records/edit-dialog.tsx';
import { useGateway } from '../app/session/session-context.tsx';
import { Field } from '../ui/fields/field.tsx';
import { TextInput } from '../ui/fields/inputs.tsx';
import { AddPositionDocument, RenamePositionDocument } from './named-entries.documents.ts';

type Closing = { onClose: (isChanged: boolean) => void };

export function AddPosition({ orgId: org, onClose }: Closing & { orgId: string }) {
  const gateway = useGateway();
  const form = useForm(
    newPositionForm,
    { name: '' },
    {
      save: async ({ name }, signal) => void (await gateway.request(AddPositionDocument, { org, name }, { signal })),
      onSaved: () => onClose(true),
    },
  );
  return (
    <EditDialog form={form} title="Add position" submit="Add position" busy="Adding…" onClose={() => onClose(false)}>
      <Field label="Name" error={form.errors['name']}>
        <TextInput {...form.field('name')} autoFocus maxLength={200} autoComplete="off" />
      </Field>
    </EditDialog>
  );
}

export function EditPosition({ position, onClose }: Closing & { position: PositionRecord & { id: string } }) {
  const { id, name, updatedAt } = position;
  const gateway = useGateway();
  const form = useForm(
    positionForm,
    { name, updatedAt },
    {
      save: async (values, signal) =>
        void (await gateway.request(RenamePositionDocument, { id, ...values }, { signal })),
      onSaved: () => onClose(true),
    },
  );
  return (
    <EditDialog form={form} title={`Edit ${name}`} labels={{ name: 'Name' }} onClose={() => onClose(false)}>
      <Field label="Name" error={form.errors['name']} hint="Bookings that have it keep the name they were made with.">
        <TextInput {...form.field('name')} autoFocus maxLength={200} autoComplete="off" />
      </Field>
    </EditDialog>
  );
}
