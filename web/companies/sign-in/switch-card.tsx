import { useState } from 'react';
import { testConnectionForm, turnOnForm } from '../../../machines/forms/company-sign-in-forms.ts';
import { ConfirmedAction } from '../../app/records/confirmed-action.tsx';
import { StatePill } from '../../app/records/entity-table.tsx';
import { useGateway, usePortal } from '../../app/session/session-context.tsx';
import type { SignInSettingsQuery } from '../../generated/graphql.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { formatDayAndTime } from '../../ui/date-format.ts';
import { hintClass } from '../../ui/fields/control-classes.ts';
import {
  DisableIdentityProviderDocument,
  EnableIdentityProviderDocument,
  TestIdentityProviderDocument,
} from './sign-in.documents.ts';
import { StepButton } from './step-button.tsx';

export type SignInSettings = SignInSettingsQuery['signInSettings'];
type CardProps = { settings: SignInSettings; onChanged: () => void };

/** Says what is missing until the sign-in is on; tests it and turns it on and off. */
export function SwitchCard({ settings: { provider, domains }, onChanged }: CardProps) {
  const gateway = useGateway();
  const { timeZone } = usePortal();
  const [isAsked, setAsked] = useState(false);
  const isOn = provider?.enabledAt != null;
  const isTested = provider?.testedAt != null;
  const isVerified = domains.some(({ verifiedAt }) => verifiedAt !== null);
  const steps = [
    { isDone: provider !== null, label: 'Enter your identity provider, and save it.' },
    { isDone: isVerified, label: 'Add an email domain, and verify it by its TXT record.' },
    { isDone: isTested, label: 'Test the connection.' },
  ];
  return (
    <Card title="State" aside={<StatePill on={isOn}>{isOn ? 'On' : 'Off'}</StatePill>}>
      <div className="grid gap-3 px-4 pt-3.5 pb-4">
        {isOn ? (
          <p className="text-text-2">
            On since {formatDayAndTime(timeZone, provider.enabledAt ?? '')}. People with an email address of a verified
            domain are offered it when they log in.
          </p>
        ) : (
          <ol className="grid gap-1.5" aria-label="Until it can be turned on">
            {steps.map(({ isDone, label }) => (
              <li key={label} className="flex items-baseline gap-2">
                <StatePill on={isDone}>{isDone ? 'Done' : 'To do'}</StatePill>
                <span>{label}</span>
              </li>
            ))}
          </ol>
        )}
        {provider?.testedAt ? (
          <p className={hintClass}>The connection worked {formatDayAndTime(timeZone, provider.testedAt)}.</p>
        ) : null}
        {provider ? (
          <div className="flex flex-wrap items-start gap-2">
            <StepButton
              machine={testConnectionForm}
              verb="Test the connection"
              verbing="Testing…"
              act={(signal) => gateway.request(TestIdentityProviderDocument, {}, { signal })}
              onDone={onChanged}
            />
            {isTested && isVerified && !isOn ? (
              <StepButton
                machine={turnOnForm}
                verb="Turn it on"
                verbing="Turning it on…"
                look="primary"
                act={(signal) => gateway.request(EnableIdentityProviderDocument, {}, { signal })}
                onDone={onChanged}
              />
            ) : null}
            {isOn ? (
              <Button look="danger-quiet" onClick={() => setAsked(true)}>
                Turn it off
              </Button>
            ) : null}
          </div>
        ) : null}
      </div>
      {isAsked ? (
        <ConfirmedAction
          question="Turn the sign-in off?"
          consequence="Your people log in with their passwords again. Those without one choose ‘Forgot password?’ first."
          findEffects={async () => []}
          act={(signal) => gateway.request(DisableIdentityProviderDocument, {}, { signal })}
          verb="Turn off"
          verbing="Turning off…"
          words={{ done: 'Your company’s sign-in is off.', failed: 'The sign-in could not be turned off.' }}
          danger
          onClose={({ isDone }) => {
            setAsked(false);
            if (isDone) onChanged();
          }}
        />
      ) : null}
    </Card>
  );
}
