import { Field } from '../../ui/fields/field.tsx';
import { TextInput } from '../../ui/fields/inputs.tsx';

type PublicReasonProps = { value: string; onValue: (value: string) => void };

/** What candidates and companies read of closed days; the reason itself stays with the provider. */
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
