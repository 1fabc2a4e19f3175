import { useState } from 'react';
import { RecordFailure } from '../app/records/record-failure.tsx';
import { useRecord } from '../app/records/use-record.ts';
import { useGateway } from '../app/session/session-context.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { SkeletonLine } from '../ui/feedback/skeleton.tsx';
import { hintClass } from '../ui/fields/control-classes.ts';
import { lazyPart } from '../ui/loading/lazy-part.tsx';
import { SecondFactorDocument } from './account.documents.ts';

const EnrolDialog = lazyPart(() => import('./enrol-dialog.tsx'));
const RenewDialog = lazyPart(() => import('./renew-codes-dialog.tsx'));
const RemoveDialog = lazyPart(() => import('./remove-factor-dialog.tsx'));

/** Codes of an authenticator app at sign-in: on or off. */
export function SecondFactorCard({ username, onChanged }: { username: string; onChanged?: () => void }) {
  const gateway = useGateway();
  const [open, setOpen] = useState<'enrol' | 'renew' | 'remove' | null>(null);
  const { data, failure, retry, refresh } = useRecord(
    'second factor',
    async (signal) => (await gateway.request(SecondFactorDocument, {}, { signal })).secondFactor,
  );
  const close = (isChanged: boolean) => {
    setOpen(null);
    if (!isChanged) return;
    refresh();
    onChanged?.();
  };
  return (
    <Card title="Second factor">
      <div className="px-4 pt-3.5 pb-4 grid gap-3">
        <p className={hintClass}>
          With it, logging in asks for a code of your authenticator app after your password. A stolen password alone
          opens nothing.
        </p>
        {failure ? <RecordFailure failure={failure} what="second factor" onRetry={retry} /> : null}
        {data === null && !failure ? <SkeletonLine width={40} /> : null}
        {data ? (
          <div className="flex items-center gap-2 flex-wrap">
            <span className="font-strong">{data.enabled ? 'On' : 'Off'}</span>
            {data.enabled ? (
              <span className="text-text-2">
                {data.recoveryCodesLeft === 1
                  ? '1 recovery code is left.'
                  : `${data.recoveryCodesLeft} recovery codes are left.`}
              </span>
            ) : null}
            <span className="ml-auto flex flex-wrap gap-2">
              {data.enabled ? (
                <Button size="sm" onClick={() => setOpen('renew')}>
                  New recovery codes
                </Button>
              ) : null}
              <Button
                size="sm"
                look={data.enabled ? 'danger-quiet' : 'default'}
                onClick={() => setOpen(data.enabled ? 'remove' : 'enrol')}
              >
                {data.enabled ? 'Turn off' : 'Turn on'}
                <span className="sr-only"> the second factor</span>
              </Button>
            </span>
          </div>
        ) : null}
      </div>
      {open === 'enrol' ? <EnrolDialog username={username} onClose={close} /> : null}
      {open === 'renew' ? <RenewDialog username={username} onClose={close} /> : null}
      {open === 'remove' ? <RemoveDialog username={username} onClose={close} /> : null}
    </Card>
  );
}
