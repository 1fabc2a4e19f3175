import { Link } from 'wouter';
import { adminSecondFactorForm } from '../../../machines/forms/company-sign-in-forms.ts';
import { FormBox, RefusalLine, useForm } from '../../app/forms/form.tsx';
import { useGateway } from '../../app/session/session-context.tsx';
import { Card } from '../../ui/card.tsx';
import { Switch } from '../../ui/fields/switches.tsx';
import { onOff } from '../../ui/on-off.ts';
import { SaveRow } from '../../ui/save-row.tsx';
import { ChangeAdminSecondFactorDocument } from './sign-in.documents.ts';

/** The switch that requires a second factor of the company's administrators. */
export function AdminsCard({ adminSecondFactor }: { adminSecondFactor: boolean }) {
  const gateway = useGateway();
  const form = useForm(
    adminSecondFactorForm,
    { adminSecondFactor },
    {
      save: async (values, signal) => void (await gateway.request(ChangeAdminSecondFactorDocument, values, { signal })),
    },
  );
  return (
    <Card title="Administrators">
      <FormBox form={form} label="Administrators" className="grid gap-4 px-4 pt-3.5 pb-4">
        <Switch
          {...onOff(form.field('adminSecondFactor'))}
          hint={
            <>
              A code of an app, or a passkey, set up under{' '}
              <Link className="underline" href="/my/account">
                My Account
              </Link>
              . Administrators without one are led there after they log in, before anything else opens.
            </>
          }
          error={form.errors['adminSecondFactor']}
        >
          Administrators need a second factor
        </Switch>
        <RefusalLine form={form} />
        <SaveRow form={form} />
      </FormBox>
    </Card>
  );
}
