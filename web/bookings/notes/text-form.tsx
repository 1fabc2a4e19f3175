import { type EditForm, FormBox, RefusalLine } from '../../app/forms/form.tsx';
import { ConflictBox } from '../../app/records/conflict-box.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { TextArea } from '../../ui/fields/inputs.tsx';

type TextFormProps = {
  form: EditForm;
  /** 'Note'. */
  label: string;
  control: { name: string; value: string; onValue: (text: string) => void; onBlur: () => void };
  most: number;
  onClose: () => void;
};

/** A form in place for one long text, with its buttons. */
export function TextForm({ form, label, control, most, onClose }: TextFormProps) {
  const error = form.errors[control.name];
  return (
    <FormBox form={form} label={label} className="grid gap-3">
      <Field label={label} optional error={error} counter={{ text: control.value, most }}>
        <TextArea {...control} rows={4} maxLength={most} autoFocus />
      </Field>
      {form.conflict ? <ConflictBox form={form} labels={{ [control.name]: label }} /> : <RefusalLine form={form} />}
      <div className="flex items-center gap-2 flex-wrap">
        {form.conflict ? null : (
          <Button type="submit" look="primary" busy={form.isBusy ? 'Saving…' : null}>
            Save {label.toLowerCase()}
          </Button>
        )}
        {form.isBusy ? null : (
          <Button look="quiet" onClick={() => form.leaveFor(onClose)}>
            Cancel
          </Button>
        )}
      </div>
    </FormBox>
  );
}
