import { Field } from '../ui/fields/field.tsx';
import { PasswordInput } from '../ui/fields/inputs.tsx';

type Control = { name: string; value: string; onValue: (value: string) => void; onBlur: () => void };

/** A new password, and once more. */
export function NewPasswordFields({
  password,
  confirm,
  errors,
}: {
  password: Control;
  confirm: Control;
  errors: Readonly<Record<string, string>>;
}) {
  return (
    <>
      <Field
        label="New password"
        error={errors['password']}
        hint="8 to 128 characters, with a lowercase and an uppercase letter, a number and a special letter. Common words and your own names are refused."
      >
        <PasswordInput {...password} autoComplete="new-password" />
      </Field>
      <Field label="Confirm password" error={errors['confirm']}>
        <PasswordInput {...confirm} autoComplete="new-password" />
      </Field>
    </>
  );
}
