import { useState } from 'react';
import { localKeys } from '../../machines/lib/storage-keys.ts';
import { deviceName } from '../../machines/rules/text/device-name.ts';
import { ConfirmedAction } from '../app/records/confirmed-action.tsx';
import { RecordFailure } from '../app/records/record-failure.tsx';
import { useRecord } from '../app/records/use-record.ts';
import { useGateway, usePortal } from '../app/session/session-context.tsx';
import type { DevicesQuery } from '../generated/graphql.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { formatDayAndTime } from '../ui/date-format.ts';
import { SkeletonLine } from '../ui/feedback/skeleton.tsx';
import { hintClass } from '../ui/fields/control-classes.ts';
import { DevicesDocument, RevokeDeviceDocument } from './account.documents.ts';

type Device = DevicesQuery['devices'][number];

/** Devices that proved a one-time password; each can be made to prove another one. */
export function DevicesCard() {
  const gateway = useGateway();
  const { timeZone } = usePortal();
  const [revoked, setRevoked] = useState<Device | null>(null);
  const { data, failure, retry, refresh } = useRecord('devices', async (signal) => {
    const deviceId = localStorage.getItem(localKeys.deviceId);
    return (await gateway.request(DevicesDocument, {}, { signal, deviceId })).devices;
  });
  const close = ({ isDone }: { isDone: boolean }) => {
    setRevoked(null);
    if (isDone) refresh();
  };
  return (
    <Card title="Devices">
      <div className="px-4 pt-3.5 pb-4 grid gap-3">
        <p className={hintClass}>On these, results download without a one-time password.</p>
        {failure ? <RecordFailure failure={failure} what="devices" onRetry={retry} /> : null}
        {data === null && !failure ? <SkeletonLine width={60} /> : null}
        {data?.length === 0 ? (
          <p className="text-text-2">None yet. A device is added when it proves a one-time password.</p>
        ) : null}
        {data && data.length > 0 ? (
          <ul className="grid gap-3" aria-label="Devices">
            {data.map((device) => (
              <li key={device.id} className="flex items-center gap-2">
                <span className="min-w-0">
                  <span className="font-strong">{deviceName(device.userAgent)}</span>
                  {device.isCurrent ? <span className="text-text-3"> · this device</span> : null}
                  <span className="text-xs text-text-3 block">
                    Last used {formatDayAndTime(timeZone, device.usedAt)}
                  </span>
                </span>
                <Button size="sm" look="danger-quiet" className="ml-auto" onClick={() => setRevoked(device)}>
                  Revoke<span className="sr-only"> {deviceName(device.userAgent)}</span>
                </Button>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      {revoked ? (
        <ConfirmedAction
          question={`Revoke ${deviceName(revoked.userAgent)}?`}
          consequence="Before its next download it has to prove a one-time password again."
          findEffects={async () => []}
          act={(signal) => gateway.request(RevokeDeviceDocument, { id: revoked.id }, { signal })}
          verb="Revoke"
          verbing="Revoking…"
          words={{ done: 'Device revoked successfully', failed: 'Error when revoking device' }}
          danger
          onClose={close}
        />
      ) : null}
    </Card>
  );
}
