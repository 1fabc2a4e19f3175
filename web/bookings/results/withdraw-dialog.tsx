import { REASON_LENGTH, withdrawForm } from '../../../machines/forms/booking-forms.ts';
import { FormBox, RefusalLine, useForm } from '../../app/forms/form.tsx';
import { useGateway } from '../../app/session/session-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { TextArea } from '../../ui/fields/inputs.tsx';
import { Checkbox } from '../../ui/fields/switches.tsx';
import { WithdrawConsultFileDocument } from '../detail/booking-changes.documents.ts';
import type { ConsultFile } from '../detail/booking-detail.ts';

type DialogProps = { file: ConsultFile; onClose: () => void; onChanged: () => void };

/** Takes a wrong file back, with a reason, and tells those who downloaded it where that is wished. */
export default function WithdrawDialog({ file, onClose, onChanged }: DialogProps) {
  const gateway = useGateway();
  const readers = file.readers ?? [];
  const form = useForm(
    withdrawForm,
    { reason: '', tellReaders: readers.length > 0 },
    {
      save: async (values, signal) => {
        const variables = { fileId: file.fileId, ...values, reason: values.reason.trim() };
        return (await gateway.request(WithdrawConsultFileDocument, variables, { signal })).withdrawConsultFile;
      },
      draftKey: `withdraw ${file.fileId}`,
      onSaved: () => {
        onChanged();
        onClose();
      },
    },
  );
  const { reason, tellReaders } = form.values;
  return (
    <Dialog
      open
      onClose={() => form.leaveFor(onClose)}
      title={`Withdraw ${file.fileName}?`}
      text="Nobody can download it any more. It stays stored, and the booking says who withdrew it, when and why. This cannot be undone."
      actions={null}
    >
      <FormBox form={form} label="Withdraw file" className="grid mt-4 gap-4">
        <Field
          label="Reason"
          hint="Whoever may see the booking reads it."
          error={form.errors['reason']}
          counter={{ text: reason, most: REASON_LENGTH }}
        >
          <TextArea {...form.field('reason')} rows={3} maxLength={REASON_LENGTH} autoFocus />
        </Field>
        {readers.length === 0 ? (
          <p className="text-xs text-text-3">Nobody has downloaded it.</p>
        ) : (
          <Checkbox checked={tellReaders} onValue={form.field('tellReaders').onValue}>
            Tell those who downloaded it by mail
            <span className="text-xs text-text-3 block">{readers.map(({ name }) => name).join(', ')}</span>
          </Checkbox>
        )}
        <RefusalLine form={form} />
        <div className="flex items-center gap-2 flex-wrap justify-end">
          <Button look="quiet" onClick={() => form.leaveFor(onClose)}>
            Keep file
          </Button>
          <Button type="submit" look="danger" busy={form.isBusy ? 'Withdrawing…' : null}>
            Withdraw file
          </Button>
        </div>
      </FormBox>
    </Dialog>
  );
}
