import { Link, useLocation, useSearchParams } from 'wouter';
import { resetPasswordForm } from '../../machines/account-forms.ts';
import { useGateway } from '../session/session-context.tsx';
import { Button } from '../ui/button.tsx';
import { FormBox, RefusalLine, useForm } from '../ui/form.tsx';
import { PageHeading, PageTitle } from '../ui/page-head.tsx';
import { ResetPasswordDocument } from './account.documents.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

/** /reset-password?token=…: sets a new password by the mailed link. */
export default function ResetPasswordPage() {
  const gateway = useGateway();
  const [, navigate] = useLocation();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const form = useForm(
    resetPasswordForm,
    { password: '', confirm: '' },
    {
      save: async ({ password }, signal) => {
        await gateway.request(ResetPasswordDocument, { token, password }, { signal, kind: 'public' });
      },
      goOn: () => navigate('/login'),
    },
  );
  return (
    <>
      <PageTitle>Reset password</PageTitle>
      <PageHeading>Reset password</PageHeading>
      <p className="muted mt-1 mb-6 text-balance">Your devices have to log in again with it.</p>
      <FormBox form={form}>
        <NewPasswordFields password={form.field('password')} confirm={form.field('confirm')} errors={form.errors} />
        <RefusalLine form={form} />
        <Button type="submit" look="primary" size="lg" className="mt-1 w-full" busy={form.isBusy ? 'Setting…' : null}>
          Set password
        </Button>
      </FormBox>
      <p className="mt-4">
        <Link href="/forgot-password" className="link">
          Send another link
        </Link>
      </p>
    </>
  );
}
