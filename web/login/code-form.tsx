import { type FormEvent, useEffect, useRef } from 'react';
import type { EventFromLogic, SnapshotFrom } from 'xstate';
import type { signInMachine } from '../../machines/sign-in/sign-in.machine.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/fields/field.tsx';
import { TextInput } from '../ui/fields/inputs.tsx';
import { PageTitle } from '../ui/page-heading.tsx';

interface CodeFormProps {
  snapshot: SnapshotFrom<typeof signInMachine>;
  send: (event: EventFromLogic<typeof signInMachine>) => void;
}

/** The second factor of a sign-in: a code of the app, or a recovery code. */
export default function CodeForm({ snapshot, send }: CodeFormProps) {
  const { code, codeError } = snapshot.context;
  const isRecovery = snapshot.matches({ form: 'recoveryCode' });
  const isBusy = snapshot.hasTag('busy');
  const input = useRef<HTMLInputElement>(null);
  const isRefused =
    snapshot.matches({ form: { code: 'refused' } }) || snapshot.matches({ form: { recoveryCode: 'refused' } });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field has the focus at first, for another kind of code and after a refusal
  useEffect(() => input.current?.focus(), [isRecovery, isRefused]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'form.submitted' });
  };
  return (
    <>
      <PageTitle>Log in</PageTitle>
      <h1>{isRecovery ? 'Use a recovery code' : 'Enter your code'}</h1>
      <p className="text-text-2 mt-1 mb-6 text-balance">
        {isRecovery
          ? 'One of the ten codes that you kept when you turned the second factor on.'
          : 'Your password is right. Your authenticator app has the code.'}
      </p>
      <form className="grid gap-4" noValidate onSubmit={submit}>
        <Field
          label={isRecovery ? 'Recovery code' : 'Code'}
          hint={isRecovery ? 'Each works once.' : 'Six digits.'}
          error={codeError}
        >
          <TextInput
            ref={input}
            name="code"
            className={isRecovery ? 'px-2.5' : 'w-[11em] px-2.5 text-[20px]! tracking-[0.3em] tabular-nums'}
            value={code}
            onValue={(typed) => send({ type: 'code.changed', code: typed })}
            readOnly={isBusy}
            inputMode={isRecovery ? 'text' : 'numeric'}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
          />
        </Field>
        <Button type="submit" look="primary" size="lg" className="mt-1 w-full" busy={isBusy ? 'Checking…' : null}>
          Log in
        </Button>
        <div className="flex items-center gap-2 flex-wrap">
          <Button look="quiet" onClick={() => send({ type: isRecovery ? 'app.chosen' : 'recovery.chosen' })}>
            {isRecovery ? 'Use the code of the app' : 'Use a recovery code'}
          </Button>
          <Button look="quiet" onClick={() => send({ type: 'back.pressed' })}>
            Back
          </Button>
        </div>
      </form>
    </>
  );
}
