import { Link, useLocation } from 'wouter';
import { newCompanyForm } from '../../machines/forms/company-forms.ts';
import { FormBox, RefusalLine, useForm } from '../app/forms/form.tsx';
import { useGateway } from '../app/session/session-context.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Field } from '../ui/fields/field.tsx';
import { TextInput } from '../ui/fields/inputs.tsx';
import { Switch } from '../ui/fields/switches.tsx';
import { onOff } from '../ui/on-off.ts';
import { PageHead } from '../ui/page-head.tsx';
import { AddCompanyDocument } from './companies.documents.ts';

/** /companies/add */
export default function CompanyAddPage() {
  const gateway = useGateway();
  const [, navigate] = useLocation();
  const blank = { companyName: '', fitTest: false, otp: false, seedPositions: true };
  const form = useForm(newCompanyForm, blank, {
    save: async (input, signal) => {
      const { addCompany: id } = await gateway.request(AddCompanyDocument, { input }, { signal });
      return { id };
    },
    onSaved: ({ id }) => navigate(`/companies/${id}/billing`),
  });
  return (
    <>
      <PageHead
        title="Add company"
        subtitle={
          <>
            <Link href="/companies">Companies</Link> · billing comes next, then its people get accounts
          </>
        }
      />
      <div className="max-w-[688px] px-4 pb-6 sm:px-6">
        <FormBox form={form} label="Company" className="grid gap-5">
          <Field label="Company name" error={form.errors['companyName']}>
            <TextInput {...form.field('companyName')} maxLength={200} autoComplete="off" />
          </Field>
          <Switch {...onOff(form.field('fitTest'))} hint="Fit tests can be booked as well as medicals.">
            Fit test
          </Switch>
          <Switch {...onOff(form.field('otp'))} hint="Results open with a one-time password sent by email.">
            One-time password
          </Switch>
          <Switch {...onOff(form.field('seedPositions'))} hint="Each can be renamed or deleted afterwards.">
            Start with the usual positions
          </Switch>
          <RefusalLine form={form} />
          <div className="flex items-center gap-2 flex-wrap">
            <Button type="submit" look="primary" size="lg" busy={form.isBusy ? 'Adding…' : null}>
              Add company
            </Button>
            <ButtonLink href="/companies" look="quiet" size="lg">
              Cancel
            </ButtonLink>
          </div>
        </FormBox>
      </div>
    </>
  );
}
