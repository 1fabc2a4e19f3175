import type { ComponentProps } from 'react';
import { Field } from '../ui/fields/field.tsx';
import { PasswordInput } from '../ui/fields/inputs.tsx';

interface CurrentPasswordProps {
  username: string;
  form: {
    errors: Readonly<Record<string, string>>;
    field: (name: 'currentPassword') => ComponentProps<typeof PasswordInput>;
  };
}

/** The password that an account's owner has to know for a change. */
export function CurrentPassword({ username, form }: CurrentPasswordProps) {
  return (
    <>
      {/* Password managers look for whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <Field label="Current password" error={form.errors['currentPassword']}>
        <PasswordInput {...form.field('currentPassword')} autoComplete="current-password" />
      </Field>
    </>
  );
}
