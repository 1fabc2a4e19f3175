import { changePasswordForm } from '../../machines/forms/account-forms.ts';
import { FormBox, RefusalLine, useForm } from '../app/forms/form.tsx';
import { useGateway } from '../app/session/session-context.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { hintClass } from '../ui/fields/control-classes.ts';
import { Field } from '../ui/fields/field.tsx';
import { PasswordInput } from '../ui/fields/inputs.tsx';
import { ChangePasswordDocument } from './account.documents.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

/** Changes the password; the other devices have to sign in again. */
export function PasswordCard({ username }: { username: string }) {
  const gateway = useGateway();
  const form = useForm(
    changePasswordForm,
    { currentPassword: '', password: '', confirm: '' },
    {
      save: async ({ currentPassword, password }, signal) => {
        await gateway.request(ChangePasswordDocument, { currentPassword, password }, { signal });
      },
    },
  );
  return (
    <Card title="Change password">
      <div className="px-4 pt-3.5 pb-4">
        <FormBox form={form} label="Change password">
          {/* Password managers look for whose password this is. */}
          <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
          <Field label="Current password" error={form.errors['currentPassword']}>
            <PasswordInput {...form.field('currentPassword')} autoComplete="current-password" />
          </Field>
          <NewPasswordFields password={form.field('password')} confirm={form.field('confirm')} errors={form.errors} />
          <RefusalLine form={form} />
          <div className="flex items-center gap-2 flex-wrap">
            <Button type="submit" look="primary" size="lg" busy={form.isBusy ? 'Changing…' : null}>
              Change password
            </Button>
            <span className={hintClass}>Your other devices have to log in again.</span>
          </div>
        </FormBox>
      </div>
    </Card>
  );
}
