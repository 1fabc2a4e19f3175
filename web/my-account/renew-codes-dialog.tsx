import { useState } from 'react';
import { renewRecoveryCodesForm } from '../../machines/forms/second-factor-forms.ts';
import { useForm } from '../app/forms/form.tsx';
import { EditDialog } from '../app/records/edit-dialog.tsx';
import { useGateway } from '../app/session/session-context.tsx';
import { RenewRecoveryCodesDocument } from './account.documents.ts';
import { CurrentPassword } from './current-password.tsx';
import type { FactorDialogProps } from './enrol-dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Makes new recovery codes, by the password, and shows them. */
export default function RenewCodesDialog({ username, onClose }: FactorDialogProps) {
  const gateway = useGateway();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const form = useForm(
    renewRecoveryCodesForm,
    { currentPassword: '' },
    {
      save: async (values, signal) =>
        (await gateway.request(RenewRecoveryCodesDocument, values, { signal })).renewRecoveryCodes,
      onSaved: setCodes,
    },
  );
  if (codes) return <RecoveryCodes codes={codes} onClose={() => onClose(true)} />;
  return (
    <EditDialog
      form={form}
      title="Make new recovery codes?"
      text="You get ten new codes. The codes from before open nothing any more."
      submit="Make new codes"
      busy="Making codes…"
      onClose={() => onClose(false)}
    >
      <CurrentPassword username={username} form={form} />
    </EditDialog>
  );
}
