import { useEffect, useRef, useState } from 'react';
import { ConfirmedAction } from '../app/records/confirmed-action.tsx';
import { RecordFailure } from '../app/records/record-failure.tsx';
import { useAnswer } from '../app/records/use-answer.ts';
import { useGateway } from '../app/session/session-context.tsx';
import type { UninvitedAccountsQuery } from '../generated/graphql.ts';
import { Button } from '../ui/button.tsx';
import { formatDayAndTime, ownZone, pluralize } from '../ui/date-format.ts';
import { SkeletonRows } from '../ui/feedback/skeleton.tsx';
import { Checkbox } from '../ui/fields/switches.tsx';
import { InviteAccountsDocument, UninvitedAccountsDocument } from './imports.documents.ts';

type Account = UninvitedAccountsQuery['uninvitedAccounts'][number];

const kinds: Readonly<Record<Account['kind'], string>> = {
  admin: 'Administrator',
  client: 'Client',
  booking: 'Booking',
};

/** Accounts that were imported and wait for their invitations, by import; chosen ones or all are invited at a press. Read again after an import and its undoing. */
export function UninvitedPanel({ after }: { after: 'imported' | 'undone' | undefined }) {
  const gateway = useGateway();
  const { data, failure, retry, refresh } = useAnswer(
    'uninvited accounts',
    UninvitedAccountsDocument,
    {},
    'uninvitedAccounts',
  );
  const refreshed = useRef(refresh);
  useEffect(() => {
    refreshed.current = refresh;
  });
  // The choice is kept when more accounts have come.
  useEffect(() => {
    if (after) refreshed.current();
  }, [after]);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isAsked, setAsked] = useState(false);
  if (failure) return <RecordFailure failure={failure} what="the accounts that wait" onRetry={retry} />;
  if (!data) return <SkeletonRows rows={3} label="Accounts not invited yet" />;
  if (data.length === 0) return null;
  const there = data.filter(({ id }) => chosen.has(id));
  const toggle = (ids: readonly string[], isOn: boolean) =>
    setChosen(new Set(isOn ? [...chosen, ...ids] : [...chosen].filter((id) => !ids.includes(id))));
  const groups = [...Map.groupBy(data, ({ importedAt }) => importedAt)];
  const label = `Send ${pluralize(there.length, 'invitation')}`;
  return (
    <section aria-labelledby="uninvited-heading" className="mt-2 border-border border-t">
      <div className="flex flex-wrap items-center gap-3 px-4 py-3 sm:px-6">
        <h2 id="uninvited-heading" className="font-semibold text-lg">
          Not invited yet
        </h2>
        <Button
          className="ml-auto"
          look="primary"
          off={there.length === 0 ? 'Choose whom to invite.' : null}
          onClick={() => setAsked(true)}
        >
          {there.length === 0 ? 'Send invitations' : label}
        </Button>
      </div>
      {groups.map(([importedAt, accounts]) => (
        <Group key={importedAt} importedAt={importedAt} accounts={accounts} chosen={chosen} onToggle={toggle} />
      ))}
      {isAsked ? (
        <ConfirmedAction
          question={`${label}?`}
          consequence="Each gets a link to choose a password, which is good for a week."
          findEffects={async () => []}
          act={(signal) =>
            gateway.request(InviteAccountsDocument, { accountIds: there.map(({ id }) => id) }, { signal })
          }
          verb="Send"
          verbing="Sending…"
          words={{ done: 'Invitations sent', failed: 'The invitations could not be sent. Try again.' }}
          onClose={({ isDone }) => {
            setAsked(false);
            if (isDone) refresh();
          }}
        />
      ) : null}
    </section>
  );
}

type GroupProps = {
  importedAt: string;
  accounts: readonly Account[];
  chosen: ReadonlySet<string>;
  onToggle: (ids: readonly string[], isOn: boolean) => void;
};

function Group({ importedAt, accounts, chosen, onToggle }: GroupProps) {
  const ids = accounts.map(({ id }) => id);
  const count = ids.filter((id) => chosen.has(id)).length;
  return (
    <fieldset className="px-4 pb-4 sm:px-6">
      <legend className="sr-only">Imported {formatDayAndTime(ownZone(), importedAt)}</legend>
      <Checkbox
        className="font-strong"
        checked={count === ids.length}
        partly={count > 0 && count < ids.length}
        onValue={(isOn) => onToggle(ids, isOn)}
      >
        All {ids.length} imported {formatDayAndTime(ownZone(), importedAt)}
      </Checkbox>
      <ul className="mt-1 border-border border-t">
        {accounts.map(({ id, name, username, orgName, kind, email }) => (
          <li key={id} className="border-border border-b py-2">
            <Checkbox checked={chosen.has(id)} onValue={(isOn) => onToggle([id], isOn)}>
              <b className="font-strong">{name}</b>{' '}
              <span className="text-text-2">
                {username} · {orgName} · {kinds[kind]}
              </span>
              <span className="block text-sm text-text-2">{email}</span>
            </Checkbox>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
