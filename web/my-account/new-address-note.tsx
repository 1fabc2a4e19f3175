import { useState } from 'react';
import { localKeys } from '../../machines/lib/storage-keys.ts';
import { ConfirmedAction } from '../app/records/confirmed-action.tsx';
import { useGateway, usePortal } from '../app/session/session-context.tsx';
import { Button } from '../ui/button.tsx';
import { formatDayAndTime } from '../ui/date-format.ts';
import { Banner } from '../ui/feedback/states.tsx';
import { ConfirmMyEmailDocument } from './account.documents.ts';

type NoteProps = { email: string; trustedFrom: string; onConfirmed: () => void };

/** Says until when a new email address waits for one-time passwords, and lets a registered device end the wait. */
export function NewAddressNote({ email, trustedFrom, onConfirmed }: NoteProps) {
  const gateway = useGateway();
  const { timeZone } = usePortal();
  const [isAsked, setIsAsked] = useState(false);
  const deviceId = localStorage.getItem(localKeys.deviceId);
  const from = formatDayAndTime(timeZone, trustedFrom);
  return (
    <>
      <Banner tone="warn" title={`One-time passwords go to ${email} from ${from} on`}>
        Until then, results download on devices that you registered before.{' '}
        {deviceId === null ? (
          'On such a device you can confirm the address here.'
        ) : (
          <Button size="sm" onClick={() => setIsAsked(true)}>
            Confirm address
          </Button>
        )}
      </Banner>
      {isAsked ? (
        <ConfirmedAction
          question={`Confirm ${email}?`}
          consequence="One-time passwords then go to this address at once."
          findEffects={async () => []}
          act={(signal) => gateway.request(ConfirmMyEmailDocument, {}, { signal, deviceId })}
          verb="Confirm address"
          verbing="Confirming…"
          words={{ done: 'Address confirmed', failed: 'The address could not be confirmed.' }}
          onClose={({ isDone }) => {
            setIsAsked(false);
            if (isDone) onConfirmed();
          }}
        />
      ) : null}
    </>
  );
}
