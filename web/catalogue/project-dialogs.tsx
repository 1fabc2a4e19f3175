import { newProjectForm, type ProjectRecord, projectForm } from '../../machines/forms/catalogue-forms.ts';
import { useForm } from '../app/forms/form.tsx';
import { EditDialog } from '../app/records/edit-dialog.tsx';
import { useGateway } from '../app/session/session-context.tsx';
import { Field } from '../ui/fields/field.tsx';
import { TextInput } from '../ui/fields/inputs.tsx';
import { Switch } from '../ui/fields/switches.tsx';
import { onOff } from '../ui/on-off.ts';
import { AddProjectDocument, ChangeProjectDocument } from './named-entries.documents.ts';

type Closing = { onClose: (isChanged: boolean) => void };

export function AddProject({ orgId: org, onClose }: Closing & { orgId: string }) {
  const gateway = useGateway();
  const form = useForm(
    newProjectForm,
    { name: '' },
    {
      save: async ({ name }, signal) => void (await gateway.request(AddProjectDocument, { org, name }, { signal })),
      onSaved: () => onClose(true),
    },
  );
  return (
    <EditDialog form={form} title="Add project" submit="Add project" busy="Adding…" onClose={() => onClose(false)}>
      <Field label="Name" error={form.errors['name']}>
        <TextInput {...form.field('name')} autoFocus maxLength={200} autoComplete="off" />
      </Field>
    </EditDialog>
  );
}

const labels = { name: 'Name', disable: 'Closed' };

export function EditProject({ project, onClose }: Closing & { project: ProjectRecord & { id: string } }) {
  const { id, name, disable, updatedAt } = project;
  const gateway = useGateway();
  const form = useForm(
    projectForm,
    { name, disable, updatedAt },
    {
      save: async (input, signal) => void (await gateway.request(ChangeProjectDocument, { id, input }, { signal })),
      onSaved: () => onClose(true),
    },
  );
  return (
    <EditDialog form={form} title={`Edit ${name}`} labels={labels} onClose={() => onClose(false)}>
      <Field label="Name" error={form.errors['name']} hint="Bookings that have it keep the name they were made with.">
        <TextInput {...form.field('name')} autoFocus maxLength={200} autoComplete="off" />
      </Field>
      <Switch {...onOff(form.field('disable'))} hint="Bookings no longer choose it.">
        Closed
      </Switch>
    </EditDialog>
  );
}
