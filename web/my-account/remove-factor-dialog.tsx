import { removeSecondFactorForm } from '../../machines/forms/second-factor-forms.ts';
import { useForm } from '../app/forms/form.tsx';
import { EditDialog } from '../app/records/edit-dialog.tsx';
import { useGateway } from '../app/session/session-context.tsx';
import { RemoveSecondFactorDocument } from './account.documents.ts';
import { CurrentPassword } from './current-password.tsx';
import type { FactorDialogProps } from './enrol-dialog.tsx';

/** Turns the second factor off, by the password. */
export default function RemoveFactorDialog({ username, onClose }: FactorDialogProps) {
  const gateway = useGateway();
  const form = useForm(
    removeSecondFactorForm,
    { currentPassword: '' },
    {
      save: async (values, signal) => {
        await gateway.request(RemoveSecondFactorDocument, values, { signal });
        return true as const;
      },
      onSaved: () => onClose(true),
    },
  );
  return (
    <EditDialog
      form={form}
      title="Turn off the second factor?"
      text="Your password alone opens your account then. Your recovery codes are void."
      submit="Turn off"
      busy="Turning off…"
      onClose={() => onClose(false)}
    >
      <CurrentPassword username={username} form={form} />
    </EditDialog>
  );
}
