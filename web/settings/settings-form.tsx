import { providerSettingsForm } from '../../machines/forms/provider-forms.ts';
import {
  providerSettingLengths as lengths,
  type ProviderSettings,
  type ProviderText,
} from '../../machines/rules/account/provider-settings.ts';
import { PHONE_HINT } from '../../machines/rules/contact/phone.ts';
import { FormBox, RefusalLine, useForm } from '../app/forms/form.tsx';
import { ConflictBox } from '../app/records/conflict-box.tsx';
import { useGateway } from '../app/session/session-context.tsx';
import type { SettingsOfProviderFragment } from '../generated/graphql.ts';
import { Card } from '../ui/card.tsx';
import { Field } from '../ui/fields/field.tsx';
import { TextInput } from '../ui/fields/inputs.tsx';
import { Switch } from '../ui/fields/switches.tsx';
import { onOff } from '../ui/on-off.ts';
import { SaveRow } from '../ui/save-row.tsx';
import { ChangeProviderSettingsDocument } from './settings.documents.ts';

const labels: Readonly<Record<keyof ProviderSettings, string>> = {
  brandName: 'Brand name',
  phone: 'Phone',
  openingHours: 'Opening hours',
  holdMinutes: 'Minutes that a time is held',
  paymentDays: 'Days to pay',
  xeroAccount: 'Xero account code',
  xeroTax: 'Xero tax rate',
  myobAccount: 'MYOB account number',
  myobTax: 'MYOB tax code',
  adminSecondFactor: 'Administrators need a second factor',
};

const asTyped = ({ defaults: _, holdMinutes, paymentDays, ...texts }: SettingsOfProviderFragment) => ({
  ...texts,
  holdMinutes: holdMinutes?.toString() ?? '',
  paymentDays: paymentDays?.toString() ?? '',
});
const numberIn = (typed: string) => (typed.trim() === '' ? null : Number(typed));

const BODY = 'grid gap-4 px-4 pt-3.5 pb-4';
const PAIR = 'grid grid-cols-2 items-start gap-x-3 gap-y-4 max-sm:grid-cols-1';

export function SettingsForm({ settings }: { settings: SettingsOfProviderFragment }) {
  const gateway = useGateway();
  const { defaults } = settings;
  const form = useForm(providerSettingsForm, asTyped(settings), {
    draftKey: 'provider-settings',
    save: async ({ holdMinutes, paymentDays, ...texts }, signal) => {
      const input = { ...texts, holdMinutes: numberIn(holdMinutes), paymentDays: numberIn(paymentDays) };
      const answer = await gateway.request(ChangeProviderSettingsDocument, { input }, { signal });
      return asTyped(answer.changeProviderSettings);
    },
  });
  /** Says which value is in use while the field is empty. */
  const inUse = (name: ProviderText, source: string, filled = '') =>
    form.values[name].trim() !== '' ? filled : `${source}: ${defaults[name] === '' ? 'none' : defaults[name]}`;
  const fromServer = (name: ProviderText, filled?: string) => inUse(name, 'From the server’s settings', filled);
  const text = (name: ProviderText, hint: string, { most, ...more }: Shown) => (
    <Field label={labels[name]} optional hint={hint} error={form.errors[name]}>
      <TextInput {...form.field(name)} maxLength={most} autoComplete="off" {...more} />
    </Field>
  );
  const number = { most: 3, inputMode: 'numeric' } as const;
  return (
    <FormBox form={form} label="Settings" className="grid gap-5">
      <Card title="Name and contact">
        <div className={BODY}>
          {text('brandName', fromServer('brandName', 'On pages, in mails and SMS.'), { most: lengths.brandName })}
          <div className={PAIR}>
            {text('phone', fromServer('phone', PHONE_HINT), { most: lengths.phone, type: 'tel' })}
            {text('openingHours', 'Beside the phone, eg. Mon to Fri, 7:00 to 17:00', { most: lengths.openingHours })}
          </div>
        </div>
      </Card>
      <Card title="Bookings">
        <div className={BODY}>
          {text(
            'holdMinutes',
            fromServer('holdMinutes', 'Can be extended twice. Times that are held now keep their end.'),
            number,
          )}
        </div>
      </Card>
      <Card title="Billing">
        <div className={BODY}>
          {text(
            'paymentDays',
            inUse('paymentDays', 'If empty', 'Companies can have other terms, in their Billing tab.'),
            number,
          )}
          <div className={PAIR}>
            {text('xeroAccount', inUse('xeroAccount', 'If empty'), { most: lengths.xeroAccount })}
            {text('xeroTax', inUse('xeroTax', 'If empty'), { most: lengths.xeroTax })}
          </div>
          <div className={PAIR}>
            {text('myobAccount', inUse('myobAccount', 'If empty'), { most: lengths.myobAccount })}
            {text('myobTax', inUse('myobTax', 'If empty'), { most: lengths.myobTax })}
          </div>
        </div>
      </Card>
      <Card title="Logging in">
        <div className={BODY}>
          <Switch
            {...onOff(form.field('adminSecondFactor'))}
            hint="A code of an app, or a passkey. Administrators without one set it up after logging in, before anything else opens."
            error={form.errors['adminSecondFactor']}
          >
            {labels.adminSecondFactor}
          </Switch>
        </div>
      </Card>
      {form.conflict ? (
        <ConflictBox form={form} labels={labels} level={2} />
      ) : (
        <>
          <RefusalLine form={form} />
          <SaveRow form={form} />
        </>
      )}
    </FormBox>
  );
}

type Shown = { most: number; type?: 'tel'; inputMode?: 'numeric' };
