import { identityProviderForm, type ProviderContent } from '../../../machines/forms/company-sign-in-forms.ts';
import { FormBox, RefusalLine, useForm } from '../../app/forms/form.tsx';
import { ConflictBox } from '../../app/records/conflict-box.tsx';
import { useGateway } from '../../app/session/session-context.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { Select, TextInput } from '../../ui/fields/inputs.tsx';
import { Switch } from '../../ui/fields/switches.tsx';
import { onOff } from '../../ui/on-off.ts';
import { SaveRow } from '../../ui/save-row.tsx';
import { SaveIdentityProviderDocument } from './sign-in.documents.ts';
import type { SignInSettings } from './switch-card.tsx';
import { NONE, useSignInChoices } from './use-sign-in-choices.ts';
import { ValueToCopy } from './value-to-copy.tsx';

const labels = {
  issuer: 'Issuer',
  clientId: 'Client ID',
  allowsNewAccounts: 'Create accounts at the first sign-in',
  roleId: 'Role of new accounts',
  breakGlassAccountId: 'Sign-in by password',
};

type Provider = Omit<NonNullable<SignInSettings['provider']>, 'testedAt' | 'enabledAt'>;
const asTyped = (provider: Provider | null): ProviderContent => ({
  issuer: provider?.issuer ?? '',
  clientId: provider?.clientId ?? '',
  clientSecret: '',
  allowsNewAccounts: provider?.allowsNewAccounts ?? false,
  roleId: provider?.roleId ?? null,
  breakGlassAccountId: provider?.breakGlassAccountId ?? null,
  updatedAt: provider?.updatedAt ?? '',
});

/** The company's OpenID Connect provider, and who may still use a password. */
export function ProviderCard({ settings, onChanged }: { settings: SignInSettings; onChanged: () => void }) {
  const gateway = useGateway();
  const { roles, accounts } = useSignInChoices();
  const form = useForm(identityProviderForm, asTyped(settings.provider), {
    save: async ({ clientSecret, updatedAt, ...content }, signal) => {
      const input = { ...content, ...(clientSecret && { clientSecret }), updatedAt: updatedAt || null };
      const { saveIdentityProvider } = await gateway.request(SaveIdentityProviderDocument, { input }, { signal });
      return asTyped(saveIdentityProvider.provider);
    },
    onSaved: onChanged,
  });
  const { errors } = form;
  const text = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;
  const orNone = (name: 'roleId' | 'breakGlassAccountId') => {
    const { value, onValue, ...rest } = form.field(name);
    return { ...rest, value: value ?? NONE, onValue: (id: string) => onValue(id === NONE ? null : id) };
  };
  return (
    <Card title="Identity provider">
      <FormBox form={form} label="Identity provider" className="grid gap-4 px-4 pt-3.5 pb-4">
        <ValueToCopy
          label="Redirect address"
          hint="For your provider: where it sends people back to."
          value={settings.redirectUri}
        />
        <ValueToCopy
          label="Address after a log-out"
          hint="For your provider: where it sends people to after they have logged out."
          value={settings.loggedOutUri}
        />
        <ValueToCopy
          label="Back-channel log-out address"
          hint="For your provider, so that a log-out there ends the sessions here."
          value={settings.logoutUri}
        />
        <Field
          label={labels.issuer}
          error={errors['issuer']}
          hint="As your provider spells it, such as https://login.example.com"
        >
          <TextInput {...form.field('issuer')} {...text} maxLength={500} inputMode="url" />
        </Field>
        <Field label={labels.clientId} error={errors['clientId']}>
          <TextInput {...form.field('clientId')} {...text} maxLength={300} />
        </Field>
        <Field
          label="Client secret"
          optional={settings.provider !== null}
          error={errors['clientSecret']}
          hint={
            settings.provider
              ? 'Left empty, it stays as it is. It is stored encrypted.'
              : 'It is stored encrypted, and not shown again.'
          }
        >
          <TextInput {...form.field('clientSecret')} type="password" maxLength={1000} autoComplete="new-password" />
        </Field>
        <Switch
          {...onOff(form.field('allowsNewAccounts'))}
          hint="Otherwise a person needs an account with the same email address here first."
        >
          {labels.allowsNewAccounts}
        </Switch>
        {form.values.allowsNewAccounts ? (
          <Field label={labels.roleId} error={errors['roleId']}>
            <Select {...orNone('roleId')} choices={roles} />
          </Field>
        ) : null}
        <Field
          label={labels.breakGlassAccountId}
          error={errors['breakGlassAccountId']}
          hint="One account keeps its password, for days on which your provider is down."
        >
          <Select {...orNone('breakGlassAccountId')} choices={accounts} />
        </Field>
        {form.conflict ? (
          <ConflictBox form={form} labels={labels} />
        ) : (
          <>
            <RefusalLine form={form} />
            <SaveRow form={form} label="Save provider" />
          </>
        )}
      </FormBox>
    </Card>
  );
}
