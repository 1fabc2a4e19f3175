import type { FormEvent, RefObject } from 'react';
import type { EventFrom, SnapshotFrom } from 'xstate';
import type { consultDownloadMachine } from '../../machines/consult-download/consult-download.machine.ts';
import { OTP_DIGITS } from '../../machines/rules/account/otp.ts';
import { messageFor } from '../app/messages.ts';
import { Button } from '../ui/button.tsx';
import { announced } from '../ui/feedback/announced.ts';
import { Banner } from '../ui/feedback/states.tsx';
import { Field } from '../ui/fields/field.tsx';
import { TextInput } from '../ui/fields/inputs.tsx';

export interface DownloadProps {
  readonly snapshot: SnapshotFrom<typeof consultDownloadMachine>;
  readonly send: (event: EventFrom<typeof consultDownloadMachine>) => void;
  readonly otp: RefObject<HTMLInputElement | null>;
  readonly email: string;
  /** Offers one of them beside the one-time password. */
  readonly hasPasskey: boolean;
}

/** The one-time password that proves this device, and another one where it did not come or is no longer good. */
export function OtpForm({ snapshot, send, otp, email, hasPasskey }: DownloadProps) {
  const { otp: typed, mistake, refusal, failure } = snapshot.context;
  const isOver = snapshot.matches({ password: 'expired' }) || snapshot.matches({ password: 'locked' });
  const isVerifying = snapshot.matches({ password: 'verifying' });
  const isResending = snapshot.matches({ password: 'resending' });
  const isProving = snapshot.matches({ password: 'proving' });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'otp.submitted' });
  };
  return (
    <>
      <p className="text-text-2" role="status">
        {snapshot.matches({ password: 'resent' }) ? 'Another' : 'A'} one-time password is on its way to <b>{email}</b>.
        It works once, within 10 minutes. If it does not arrive, look in the spam folder.
      </p>
      <form className="grid gap-4" noValidate onSubmit={submit}>
        {isOver ? null : (
          <Field
            label="One-time password"
            hint="Six digits. We remember this device, so you will not be asked again."
            error={mistake ?? (refusal && messageFor(refusal))}
          >
            <TextInput
              ref={otp}
              autoFocus
              name="otp"
              className="w-[11em] px-2.5 text-[20px]! tracking-[0.3em] tabular-nums"
              value={typed}
              onValue={(text) => send({ type: 'otp.typed', text })}
              readOnly={isVerifying || isResending || isProving}
              inputMode="numeric"
              autoComplete="one-time-code"
              // Pasted with words around them, the digits are found all the same.
              maxLength={200}
              placeholder={'0'.repeat(OTP_DIGITS)}
            />
          </Field>
        )}
        {refusal && !isOver ? (
          <span hidden ref={announced}>
            {messageFor(refusal)}
          </span>
        ) : null}
        {isOver && refusal ? <Banner tone="warn" title={messageFor(refusal)} /> : null}
        {failure ? <Banner tone="bad" title={messageFor(failure)} /> : null}
        <div className="flex items-center gap-2 flex-wrap">
          {isOver ? null : (
            <Button type="submit" look="primary" size="lg" busy={isVerifying ? 'Checking…' : null}>
              Continue
            </Button>
          )}
          <Button
            size="lg"
            look={isOver ? 'primary' : 'quiet'}
            busy={isResending ? 'Sending…' : null}
            onClick={() => send({ type: 'resend.pressed' })}
          >
            Send another one
          </Button>
          {hasPasskey ? (
            <Button
              size="lg"
              look="quiet"
              busy={isProving ? 'Follow your browser…' : null}
              onClick={() => send({ type: 'passkey.pressed' })}
            >
              Use a passkey
            </Button>
          ) : null}
        </div>
      </form>
    </>
  );
}
