import { useState } from 'react';
import { localKeys } from '../../machines/lib/storage-keys.ts';
import { ConfirmedAction } from '../app/records/confirmed-action.tsx';
import { RecordFailure } from '../app/records/record-failure.tsx';
import { useRecord } from '../app/records/use-record.ts';
import { useGateway, usePortal } from '../app/session/session-context.tsx';
import type { DevicesQuery } from '../generated/graphql.ts';
import { Button } from '../ui/button.tsx';
import { formatDayAndTime } from '../ui/date-format.ts';
import { SkeletonLine } from '../ui/feedback/states.tsx';
import { DevicesDocument, RevokeDeviceDocument } from './account.documents.ts';
import { deviceName } from './device-name.ts';

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
    <section className="card" aria-labelledby="devices">
      <div className="card-head">
        <h2 id="devices">Devices</h2>
      </div>
      <div className="card-body stack">
        <p className="hint">On these, results download without a one-time password.</p>
        {failure ? <RecordFailure failure={failure} what="devices" onRetry={retry} /> : null}
        {data === null && !failure ? <SkeletonLine width={60} /> : null}
        {data?.length === 0 ? (
          <p className="muted">None yet. A device is added when it proves a one-time password.</p>
        ) : null}
        {data && data.length > 0 ? (
          <ul className="stack" aria-label="Devices">
            {data.map((device) => (
              <li key={device.id} className="row">
                <span className="min-w-0">
                  <span className="strong">{deviceName(device.userAgent)}</span>
                  {device.isCurrent ? <span className="quiet"> · this device</span> : null}
                  <span className="small quiet block">Last used {formatDayAndTime(timeZone, device.usedAt)}</span>
                </span>
                <Button size="sm" look="danger-quiet" className="push" onClick={() => setRevoked(device)}>
                  Revoke<span className="sr"> {deviceName(device.userAgent)}</span>
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
    </section>
  );
}
