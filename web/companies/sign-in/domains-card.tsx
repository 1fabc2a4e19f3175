import { useState } from 'react';
import { checkDomainForm, signInDomainForm } from '../../../machines/forms/company-sign-in-forms.ts';
import { FormBox, RefusalLine, useForm } from '../../app/forms/form.tsx';
import { ConfirmedAction } from '../../app/records/confirmed-action.tsx';
import { StatePill } from '../../app/records/entity-table.tsx';
import { useGateway } from '../../app/session/session-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { hintClass } from '../../ui/fields/control-classes.ts';
import { Field } from '../../ui/fields/field.tsx';
import { TextInput } from '../../ui/fields/inputs.tsx';
import { AddSignInDomainDocument, CheckSignInDomainDocument, DeleteSignInDomainDocument } from './sign-in.documents.ts';
import { StepButton } from './step-button.tsx';
import type { SignInSettings } from './switch-card.tsx';
import { ValueToCopy } from './value-to-copy.tsx';

type Domain = SignInSettings['domains'][number];
type DomainsProps = { domains: readonly Domain[]; onChanged: () => void };

/** Email domains whose people the provider speaks for, each with the TXT record that proves it. */
export function DomainsCard({ domains, onChanged }: DomainsProps) {
  const gateway = useGateway();
  const [deleted, setDeleted] = useState<Domain | null>(null);
  const form = useForm(
    signInDomainForm,
    { domain: '' },
    {
      save: async ({ domain }, signal) => void (await gateway.request(AddSignInDomainDocument, { domain }, { signal })),
      onSaved: onChanged,
    },
  );
  return (
    <Card title="Email domains">
      <div className="grid gap-4 px-4 pt-3.5 pb-4">
        <p className={hintClass}>
          A domain counts once its TXT record is found. A new record can take hours to be seen.
        </p>
        {domains.length > 0 ? (
          <ul className="grid gap-4" aria-label="Email domains">
            {domains.map((one) => (
              <li key={one.id} className="grid gap-2 border-border border-b pb-4">
                <span className="flex flex-wrap items-center gap-3">
                  <b className="wrap-anywhere font-strong">{one.domain}</b>
                  <StatePill on={one.verifiedAt !== null}>{one.verifiedAt ? 'Verified' : 'Not verified'}</StatePill>
                  <Button size="sm" look="danger-quiet" className="ml-auto" onClick={() => setDeleted(one)}>
                    Delete<span className="sr-only"> {one.domain}</span>
                  </Button>
                </span>
                {one.verifiedAt === null ? (
                  <>
                    <ValueToCopy
                      label={`TXT record of ${one.domain}`}
                      hint="Add it at the domain’s name servers, to the letter."
                      value={one.txtRecord}
                    />
                    <StepButton
                      machine={checkDomainForm}
                      verb="Check"
                      verbing="Looking…"
                      of={one.domain}
                      act={(signal) => gateway.request(CheckSignInDomainDocument, { id: one.id }, { signal })}
                      onDone={onChanged}
                    />
                  </>
                ) : null}
              </li>
            ))}
          </ul>
        ) : null}
        <FormBox form={form} label="Add an email domain" className="grid gap-2">
          <Field label="Domain" error={form.errors['domain']} hint="Such as example.com">
            <TextInput
              {...form.field('domain')}
              maxLength={253}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          </Field>
          <RefusalLine form={form} />
          <div>
            <Button type="submit" busy={form.isBusy ? 'Adding…' : null}>
              Add domain
            </Button>
          </div>
        </FormBox>
      </div>
      {deleted ? (
        <ConfirmedAction
          question={`Delete ${deleted.domain}?`}
          consequence="People with such an email address are not offered your company’s sign-in any more."
          findEffects={async () => []}
          act={(signal) => gateway.request(DeleteSignInDomainDocument, { id: deleted.id }, { signal })}
          verb="Delete"
          verbing="Deleting…"
          words={{ done: 'Domain deleted.', failed: 'The domain could not be deleted.' }}
          danger
          onClose={({ isDone }) => {
            setDeleted(null);
            if (isDone) onChanged();
          }}
        />
      ) : null}
    </Card>
  );
}
