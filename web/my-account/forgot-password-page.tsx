import { Link, useLocation } from 'wouter';
import { forgotPasswordForm } from '../../machines/forms/account-forms.ts';
import { FormBox, RefusalLine, useForm } from '../app/forms/form.tsx';
import { useGateway } from '../app/session/session-context.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/fields/field.tsx';
import { TextInput } from '../ui/fields/inputs.tsx';
import { PageHeading, PageTitle } from '../ui/page-heading.tsx';
import { ForgotPasswordDocument } from './account.documents.ts';

/** /forgot-password: asks for a link by email. */
export default function ForgotPasswordPage() {
  const gateway = useGateway();
  const [, navigate] = useLocation();
  const form = useForm(
    forgotPasswordForm,
    { email: '' },
    {
      save: async ({ email }, signal) => {
        await gateway.request(ForgotPasswordDocument, { email: email.trim() }, { signal, kind: 'public' });
      },
      onSaved: () => navigate('/email-sent'),
    },
  );
  return (
    <>
      <PageTitle>Forgot password</PageTitle>
      <PageHeading>Forgot password</PageHeading>
      <p className="text-text-2 mt-1 mb-6 text-balance">We send you a link that sets a new password.</p>
      <FormBox form={form}>
        <Field label="Email" error={form.errors['email']}>
          <TextInput
            {...form.field('email')}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        <RefusalLine form={form} />
        <Button type="submit" look="primary" size="lg" className="mt-1 w-full" busy={form.isBusy ? 'Sending…' : null}>
          Send link
        </Button>
      </FormBox>
      <p className="mt-4">
        <Link href="/login" className="underline decoration-1 underline-offset-3">
          Back to log in
        </Link>
      </p>
    </>
  );
}
