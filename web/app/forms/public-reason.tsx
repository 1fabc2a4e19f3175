import { Field } from '../../ui/fields/field.tsx';
import { TextInput } from '../../ui/fields/inputs.tsx';

type PublicReasonProps = { value: string; onValue: (value: string) => void };

/** Text for candidates and companies about closed days; only the provider reads the reason itself. */
export function PublicReason({ value, onValue }: PublicReasonProps) {
  return (
    <Field
      label="Words for candidates and companies"
      hint="In the emails and the bookings’ history. Empty: “The doctor is not available.”"
      optional
    >
      <TextInput value={value} maxLength={100} onValue={onValue} />
    </Field>
  );
}
