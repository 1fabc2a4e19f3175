import { useState } from 'react';
import { companyForm } from '../../machines/forms/company-forms.ts';
import { FormBox, RefusalLine, useForm } from '../app/forms/form.tsx';
import { ConflictBox } from '../app/records/conflict-box.tsx';
import { ActivePill } from '../app/records/entity-table.tsx';
import { useGateway, useIsProvider } from '../app/session/session-context.tsx';
import type { CompanyQuery } from '../generated/graphql.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { hintClass } from '../ui/fields/control-classes.ts';
import { Field } from '../ui/fields/field.tsx';
import { TextInput } from '../ui/fields/inputs.tsx';
import { Switch } from '../ui/fields/switches.tsx';
import { onOff } from '../ui/on-off.ts';
import { SaveRow } from '../ui/save-row.tsx';
import { BookingDefaultsCard } from './booking-defaults-card.tsx';
import { ChangeCompanyDocument } from './companies.documents.ts';
import { RemindersCard } from './reminders-card.tsx';
import { SwitchCompany } from './switch-company.tsx';

type Company = CompanyQuery['company'];
type PanelProps = {
  company: Company;
  /** Absent in 'my company' mode: people cannot switch their own company off. */
  canSwitch: boolean;
  onChanged: () => void;
};

const labels = { companyName: 'Company name', fitTest: 'Fit test', otp: 'One-time password', sandbox: 'Sandbox' };

/** A company's names, the kinds of booking it may make, and its state. */
export function GeneralPanel({ company, canSwitch, onChanged }: PanelProps) {
  const isProvider = useIsProvider();
  return (
    <div className="grid max-w-[688px] gap-5 px-4 pb-6 sm:px-6">
      <CompanyCard company={company} isProvidersOwn={isProvider && !canSwitch} onChanged={onChanged} />
      {/* The provider has them in the tab Billing. */}
      {isProvider ? null : <BookingDefaultsCard orgId={company.id} />}
      {/* The provider's own organisation has no candidates. */}
      {canSwitch || !isProvider ? <RemindersCard orgId={company.id} /> : null}
      {canSwitch ? <StatusCard company={company} onChanged={onChanged} /> : null}
    </div>
  );
}

function CompanyCard({
  company,
  isProvidersOwn,
  onChanged,
}: Omit<PanelProps, 'canSwitch'> & { isProvidersOwn: boolean }) {
  const gateway = useGateway();
  const isProvider = useIsProvider();
  const { id: orgId, companyName, fitTest, otp, sandbox, updatedAt } = company;
  const form = useForm(
    companyForm,
    { companyName, fitTest, otp, sandbox, updatedAt },
    {
      save: async (values, signal) => {
        const { otp, sandbox, ...input } = values;
        const variables = { orgId, input: { ...input, ...(isProvider ? { otp, sandbox } : {}) } };
        return (await gateway.request(ChangeCompanyDocument, variables, { signal })).changeCompany;
      },
      onSaved: onChanged,
    },
  );
  return (
    <Card title="Company">
      <div className="px-4 pt-3.5 pb-4">
        <FormBox form={form} label="Company">
          <Field label="Company name" error={form.errors['companyName']}>
            <TextInput {...form.field('companyName')} maxLength={200} autoComplete="off" />
          </Field>
          {/* The provider has no candidates of its own. */}
          {isProvidersOwn ? null : (
            <Switch {...onOff(form.field('fitTest'))} hint="Fit tests can be booked as well as medicals.">
              Fit test
            </Switch>
          )}
          {isProvider && !isProvidersOwn ? (
            <>
              <Switch {...onOff(form.field('otp'))} hint="Results open with a one-time password sent by email.">
                One-time password
              </Switch>
              <Switch
                {...onOff(form.field('sandbox'))}
                error={form.errors['sandbox']}
                hint="For tests of its programs. It books at sandbox clinics alone; no mail or SMS of its bookings is sent, and nothing is invoiced."
              >
                Sandbox
              </Switch>
            </>
          ) : null}
          {form.conflict ? (
            <ConflictBox form={form} labels={labels} />
          ) : (
            <>
              <RefusalLine form={form} />
              <SaveRow form={form} />
            </>
          )}
        </FormBox>
      </div>
    </Card>
  );
}

function StatusCard({ company, onChanged }: Omit<PanelProps, 'canSwitch'>) {
  const [isAsked, setAsked] = useState(false);
  return (
    <Card title="Status">
      <div className="px-4 pt-3.5 pb-4 flex items-center gap-2 flex-wrap">
        <ActivePill active={company.active} />
        <span className={hintClass}>
          {company.active ? 'Its people can sign in and book.' : 'Nobody in it can sign in. Its bookings are kept.'}
        </span>
        <span className="ml-auto">
          <Button look={company.enable ? 'danger-quiet' : 'default'} onClick={() => setAsked(true)}>
            {company.enable ? 'Deactivate' : 'Activate'}
          </Button>
        </span>
      </div>
      {isAsked ? (
        <SwitchCompany
          company={company}
          onClose={({ isDone }) => {
            setAsked(false);
            if (isDone) onChanged();
          }}
        />
      ) : null}
    </Card>
  );
}
