import { addPasskeyForm } from '../../machines/forms/passkey-forms.ts';
import { useForm } from '../app/forms/form.tsx';
import { makePasskey } from '../app/passkeys/ask-device.ts';
import { EditDialog } from '../app/records/edit-dialog.tsx';
import { useGateway } from '../app/session/session-context.tsx';
import { AddPasskeyDocument, BeginPasskeyDocument } from './account.documents.ts';
import { CurrentPassword } from './current-password.tsx';
import type { FactorDialogProps } from './enrol-dialog.tsx';

/** Adds a passkey: the password, then what the browser and the device ask. */
export default function AddPasskeyDialog({ username, onClose }: FactorDialogProps) {
  const gateway = useGateway();
  const form = useForm(
    addPasskeyForm,
    { currentPassword: '' },
    {
      save: async (values, signal) => {
        const { beginPasskey } = await gateway.request(BeginPasskeyDocument, values, { signal });
        const credential = await makePasskey(beginPasskey, signal);
        return (await gateway.request(AddPasskeyDocument, { credential }, { signal })).addPasskey;
      },
      onSaved: () => onClose(true),
    },
  );
  return (
    <EditDialog
      form={form}
      title="Add a passkey"
      text="After your password, your browser asks where the passkey is kept: on this device, on your phone, or on a security key."
      submit="Continue"
      busy="Follow your browser…"
      onClose={() => onClose(false)}
    >
      <CurrentPassword username={username} form={form} />
    </EditDialog>
  );
}
