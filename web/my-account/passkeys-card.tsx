import { useState } from 'react';
import { canUsePasskeys } from '../app/passkeys/can-use-passkeys.ts';
import { ConfirmedAction } from '../app/records/confirmed-action.tsx';
import { RecordFailure } from '../app/records/record-failure.tsx';
import { useRecord } from '../app/records/use-record.ts';
import { useGateway, usePortal } from '../app/session/session-context.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { formatDayAndTime } from '../ui/date-format.ts';
import { SkeletonLine } from '../ui/feedback/skeleton.tsx';
import { hintClass } from '../ui/fields/control-classes.ts';
import { lazyPart } from '../ui/loading/lazy-part.tsx';
import { PasskeysDocument, RemovePasskeyDocument } from './account.documents.ts';
import type { Passkey } from './rename-passkey-dialog.tsx';

const AddDialog = lazyPart(() => import('./add-passkey-dialog.tsx'));
const RenameDialog = lazyPart(() => import('./rename-passkey-dialog.tsx'));

type Open = { what: 'add' } | { what: 'rename' | 'remove'; passkey: Passkey };

/** Passkeys of the account: they sign in without name, password and code. */
export function PasskeysCard({ username, onChanged }: { username: string; onChanged?: () => void }) {
  const gateway = useGateway();
  const [open, setOpen] = useState<Open | null>(null);
  const { data, failure, retry, refresh } = useRecord(
    'passkeys',
    async (signal) => (await gateway.request(PasskeysDocument, {}, { signal })).passkeys,
  );
  const close = (isChanged: boolean) => {
    setOpen(null);
    if (!isChanged) return;
    refresh();
    onChanged?.();
  };
  return (
    <Card title="Passkeys">
      <div className="px-4 pt-3.5 pb-4 grid gap-3">
        <p className={hintClass}>
          Log in with your fingerprint, face or PIN, without typing a password or a code. A passkey works at this
          portal’s address alone: a copied page cannot use it.
        </p>
        {failure ? <RecordFailure failure={failure} what="passkeys" onRetry={retry} /> : null}
        {data === null && !failure ? <SkeletonLine width={60} /> : null}
        {data?.length === 0 ? <p className="text-text-2">No passkey yet.</p> : null}
        {data && data.length > 0 ? (
          <ul className="grid gap-3" aria-label="Passkeys">
            {data.map((passkey) => (
              <PasskeyLine key={passkey.id} passkey={passkey} onOpen={(what) => setOpen({ what, passkey })} />
            ))}
          </ul>
        ) : null}
        {data && canUsePasskeys() ? (
          <div>
            <Button size="sm" onClick={() => setOpen({ what: 'add' })}>
              Add a passkey
            </Button>
          </div>
        ) : null}
        {canUsePasskeys() ? null : <p className="text-text-2">This browser cannot use passkeys.</p>}
      </div>
      {open?.what === 'add' ? <AddDialog username={username} onClose={close} /> : null}
      {open?.what === 'rename' ? <RenameDialog passkey={open.passkey} onClose={close} /> : null}
      {open?.what === 'remove' ? (
        <ConfirmedAction
          question={`Remove the passkey ‘${open.passkey.name}’?`}
          consequence="It logs you in no more. Your device may go on offering it until you delete it there too."
          findEffects={async () => []}
          act={(signal) => gateway.request(RemovePasskeyDocument, { id: open.passkey.id }, { signal })}
          verb="Remove"
          verbing="Removing…"
          words={{ done: 'Passkey removed successfully', failed: 'Error when removing passkey' }}
          danger
          onClose={({ isDone }) => close(isDone)}
        />
      ) : null}
    </Card>
  );
}

function PasskeyLine({ passkey, onOpen }: { passkey: Passkey; onOpen: (what: 'rename' | 'remove') => void }) {
  const { timeZone } = usePortal();
  const shown = (instant: string) => formatDayAndTime(timeZone, instant);
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <li className="flex items-center gap-2 flex-wrap">
      <span className="min-w-0">
        <span className="font-strong wrap-anywhere">{name}</span>
        <span className="text-xs text-text-3 block">
          Added {shown(createdAt)} · {lastUsedAt ? `Last used ${shown(lastUsedAt)}` : 'Not used yet'}
        </span>
      </span>
      <span className="ml-auto flex gap-2">
        <Button size="sm" onClick={() => onOpen('rename')}>
          Rename<span className="sr-only"> {name}</span>
        </Button>
        <Button size="sm" look="danger-quiet" onClick={() => onOpen('remove')}>
          Remove<span className="sr-only"> {name}</span>
        </Button>
      </span>
    </li>
  );
}
