import { newSubsidiaryForm, type SubsidiaryRecord, subsidiaryForm } from '../../machines/forms/company-forms.ts';
import { useForm } from '../app/forms/form.tsx';
import { EditDialog } from '../app/records/edit-dialog.tsx';
import { useGateway } from '../app/session/session-context.tsx';
import { Field } from '../ui/fields/field.tsx';
import { TextInput } from '../ui/fields/inputs.tsx';
import { Switch } from '../ui/fields/switches.tsx';
import { onOff } from '../ui/on-off.ts';
import { AddSubsidiaryDocument, ChangeSubsidiaryDocument } from './companies.documents.ts';

type Closing = { orgId: string; onClose: (isChanged: boolean) => void };

export function AddSubsidiary({ orgId, onClose }: Closing) {
  const gateway = useGateway();
  const form = useForm(
    newSubsidiaryForm,
    { siteName: '', fitTest: false },
    {
      save: async (input, signal) => {
        await gateway.request(AddSubsidiaryDocument, { org: orgId, input }, { signal });
      },
      onSaved: () => onClose(true),
    },
  );
  return (
    <EditDialog
      form={form}
      title="Add subsidiary"
      submit="Add subsidiary"
      busy="Adding…"
      onClose={() => onClose(false)}
    >
      <Field label="Name" error={form.errors['siteName']}>
        <TextInput {...form.field('siteName')} maxLength={200} autoComplete="off" />
      </Field>
      <Switch {...onOff(form.field('fitTest'))} hint="Fit tests can be booked as well as medicals.">
        Fit test
      </Switch>
    </EditDialog>
  );
}

const labels = { siteName: 'Name', alias: 'Alias', fitTest: 'Fit test' };

export function EditSubsidiary({
  orgId,
  subsidiary: { id: siteId, siteName, alias, fitTest, updatedAt },
  onClose,
}: Closing & { subsidiary: SubsidiaryRecord & { id: string } }) {
  const gateway = useGateway();
  const form = useForm(
    subsidiaryForm,
    { siteName, alias, fitTest, updatedAt },
    {
      save: async (input, signal) => {
        const variables = { org: orgId, siteId, input };
        return (await gateway.request(ChangeSubsidiaryDocument, variables, { signal })).changeSubsidiary;
      },
      onSaved: () => onClose(true),
    },
  );
  return (
    <EditDialog form={form} title={`Edit ${siteName}`} labels={labels} onClose={() => onClose(false)}>
      <Field label="Name" error={form.errors['siteName']}>
        <TextInput {...form.field('siteName')} maxLength={200} autoComplete="off" />
      </Field>
      <Field label="Alias" error={form.errors['alias']} hint="What it is called for short.">
        <TextInput {...form.field('alias')} maxLength={200} autoComplete="off" />
      </Field>
      <Switch {...onOff(form.field('fitTest'))} hint="Fit tests can be booked as well as medicals.">
        Fit test
      </Switch>
    </EditDialog>
  );
}
