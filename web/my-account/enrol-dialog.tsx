import { useState } from 'react';
import {
  type AppSecret,
  beginSecondFactorForm,
  confirmSecondFactorForm,
} from '../../machines/forms/second-factor-forms.ts';
import { useForm } from '../app/forms/form.tsx';
import { EditDialog } from '../app/records/edit-dialog.tsx';
import { useGateway } from '../app/session/session-context.tsx';
import { Field } from '../ui/fields/field.tsx';
import { TextInput } from '../ui/fields/inputs.tsx';
import { BeginSecondFactorDocument, ConfirmSecondFactorDocument } from './account.documents.ts';
import { CurrentPassword } from './current-password.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

export interface FactorDialogProps {
  username: string;
  onClose: (isChanged: boolean) => void;
}

/** Turns the second factor on: the password, then the app and its first code, then the recovery codes. */
export default function EnrolDialog({ username, onClose }: FactorDialogProps) {
  const [app, setApp] = useState<AppSecret | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} onClose={() => onClose(true)} />;
  if (app) return <AppDialog app={app} onConfirmed={setCodes} onClose={() => onClose(false)} />;
  return <PasswordDialog username={username} onBegun={setApp} onClose={() => onClose(false)} />;
}

type PasswordDialogProps = { username: string; onBegun: (app: AppSecret) => void; onClose: () => void };

function PasswordDialog({ username, onBegun, onClose }: PasswordDialogProps) {
  const gateway = useGateway();
  const form = useForm(
    beginSecondFactorForm,
    { currentPassword: '' },
    {
      save: async (values, signal) =>
        (await gateway.request(BeginSecondFactorDocument, values, { signal })).beginSecondFactor,
      onSaved: onBegun,
    },
  );
  return (
    <EditDialog
      form={form}
      title="Turn on the second factor"
      text="You need an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator or 1Password."
      submit="Continue"
      busy="Checking…"
      onClose={onClose}
    >
      <CurrentPassword username={username} form={form} />
    </EditDialog>
  );
}

type AppDialogProps = { app: AppSecret; onConfirmed: (codes: readonly string[]) => void; onClose: () => void };

function AppDialog({ app, onConfirmed, onClose }: AppDialogProps) {
  const gateway = useGateway();
  const form = useForm(
    confirmSecondFactorForm,
    { code: '' },
    {
      save: async (values, signal) =>
        (await gateway.request(ConfirmSecondFactorDocument, values, { signal })).confirmSecondFactor,
      onSaved: onConfirmed,
    },
  );
  return (
    <EditDialog
      form={form}
      title="Add Preflight to your app"
      text="Choose “Enter a setup key” in your app and type this secret. On a phone, the link opens the app."
      submit="Turn on"
      busy="Checking…"
      onClose={onClose}
    >
      <Field label="Secret" hint="Keep it to yourself. It is shown this once.">
        <TextInput
          className="px-2.5 tabular-nums"
          value={app.secret.replace(/.{4}(?=.)/g, '$& ')}
          onValue={() => {}}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
      </Field>
      <p>
        <a className="underline decoration-1 underline-offset-3" href={app.link}>
          Open in an authenticator app on this device
        </a>
      </p>
      <Field label="Code" hint="The six digits that your app shows now." error={form.errors['code']}>
        <TextInput
          {...form.field('code')}
          className="w-[11em] px-2.5 text-[20px]! tracking-[0.3em] tabular-nums"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={40}
        />
      </Field>
    </EditDialog>
  );
}
