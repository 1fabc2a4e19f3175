import { DELETE_WORDS, PAPERWORK_NAME_MOST, paperworkForm } from '../../../machines/forms/paperwork-forms.ts';
import { Field } from '../../ui/fields/field.tsx';
import { TextInput } from '../../ui/fields/inputs.tsx';
import { useForm } from '../forms/form.tsx';
import { ConfirmedAction } from '../records/confirmed-action.tsx';
import { EditDialog } from '../records/edit-dialog.tsx';
import { useGateway } from '../session/session-context.tsx';
import { DeletePaperworkDocument, RenamePaperworkDocument } from './paperwork.documents.ts';

type Props = {
  org: string;
  paperwork: { id: string; name: string; updatedAt: string };
  onClose: (isChanged: boolean) => void;
};

const labels = { name: 'Name' };

export function RenamePaperwork({ org, paperwork: { id, name, updatedAt }, onClose }: Props) {
  const gateway = useGateway();
  const form = useForm(
    paperworkForm,
    { name, updatedAt },
    {
      save: async (values, signal) => {
        await gateway.request(RenamePaperworkDocument, { org, id, ...values }, { signal });
      },
      onSaved: () => onClose(true),
    },
  );
  return (
    <EditDialog form={form} title="Rename paperwork" labels={labels} onClose={() => onClose(false)}>
      <Field label="Name" error={form.errors['name']}>
        <TextInput {...form.field('name')} maxLength={PAPERWORK_NAME_MOST} autoComplete="off" />
      </Field>
    </EditDialog>
  );
}

/** An open booking that uses it keeps it, and the refusal says which one. */
export function DeletePaperwork({ org, paperwork: { id, name }, onClose }: Props) {
  const gateway = useGateway();
  return (
    <ConfirmedAction
      question={`Delete ${name}?`}
      consequence="The file goes with it, for good."
      findEffects={async () => []}
      act={(signal) => gateway.request(DeletePaperworkDocument, { org, id }, { signal })}
      verb="Delete"
      verbing="Deleting…"
      words={DELETE_WORDS}
      danger
      onClose={({ isDone }) => onClose(isDone)}
    />
  );
}
