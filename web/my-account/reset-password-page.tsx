import { Link, useLocation, useSearchParams } from 'wouter';
import { resetPasswordForm } from '../../machines/forms/account-forms.ts';
import { FormBox, RefusalLine, useForm } from '../app/forms/form.tsx';
import { useGateway } from '../app/session/session-context.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { PageHeading, PageTitle } from '../ui/page-heading.tsx';
import { ResetPasswordDocument } from './account.documents.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

const forgotten = {
  title: 'Reset password',
  what: 'Every device has to log in again with the new password.',
  otherwise: { href: '/forgot-password', label: 'Send another link' },
};
const invited = {
  title: 'Choose your password',
  what: 'Your account is ready. Choose the password that you will log in with.',
  otherwise: { href: '/login', label: 'I have chosen one already' },
};

/** /reset-password?token=…: sets a password by the mailed link; with `invited`, the first one of a new account. */
export default function ResetPasswordPage() {
  const gateway = useGateway();
  const [, navigate] = useLocation();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const words = search.has('invited') ? invited : forgotten;
  const form = useForm(
    resetPasswordForm,
    { password: '', confirm: '' },
    {
      save: async ({ password }, signal) => {
        await gateway.request(ResetPasswordDocument, { token, password }, { signal, kind: 'public' });
      },
      onSaved: () => navigate('/login'),
    },
  );
  if (token === '') return <WithoutLink />;
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <PageHeading>{words.title}</PageHeading>
      <p className="text-text-2 mt-1 mb-6 text-balance">{words.what}</p>
      <FormBox form={form}>
        <NewPasswordFields password={form.field('password')} confirm={form.field('confirm')} errors={form.errors} />
        <RefusalLine form={form} />
        <Button type="submit" look="primary" size="lg" className="mt-1 w-full" busy={form.isBusy ? 'Setting…' : null}>
          Set password
        </Button>
      </FormBox>
      <p className="mt-4">
        <Link href={words.otherwise.href} className="underline decoration-1 underline-offset-3">
          {words.otherwise.label}
        </Link>
      </p>
    </>
  );
}

/** Nothing that is typed here could be kept: the link says whose password it is. */
const WithoutLink = () => (
  <>
    <PageTitle>{forgotten.title}</PageTitle>
    <PageHeading>{forgotten.title}</PageHeading>
    <p className="text-text-2 mt-1 mb-6">This page opens from the link in our email.</p>
    <ButtonLink href="/forgot-password" look="primary" size="lg" className="w-full">
      Send a link
    </ButtonLink>
    <p className="mt-4">
      <Link href="/login" className="underline decoration-1 underline-offset-3">
        Back to log in
      </Link>
    </p>
  </>
);
