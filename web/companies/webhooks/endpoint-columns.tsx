import { hiringSystemOf } from '../../../machines/rules/webhooks/dialects.ts';
import { WEBHOOK_EVENTS, webhookEvents } from '../../../machines/rules/webhooks/webhook-events.ts';
import type { EntityColumn } from '../../app/records/entity-panel.tsx';
import { StatePill } from '../../app/records/entity-table.tsx';
import { usePortal } from '../../app/session/session-context.tsx';
import { formatDayAndTime } from '../../ui/date-format.ts';
import type { EndpointRow } from './endpoint-dialogs.tsx';

export function useEndpointColumns(): readonly EntityColumn<EndpointRow>[] {
  const { timeZone } = usePortal();
  return [
    {
      name: 'Endpoint',
      width: 40,
      of: ({ url }) => <b className="wrap-anywhere font-[550]">{url}</b>,
    },
    { name: 'Events', of: eventsOf },
    {
      name: 'State',
      of: ({ pausedAt, pausedBecause, lastError, lastErrorAt }) => (
        <>
          <StatePill on={pausedAt === null}>{pausedAt === null ? 'Active' : 'Paused'}</StatePill>
          {pausedAt === null ? null : (
            <span className="block text-text-3 text-xs">
              Since {formatDayAndTime(timeZone, pausedAt)}. {pausedBecause}
            </span>
          )}
          {lastErrorAt === null ? null : (
            <span className="wrap-anywhere block text-warning text-xs">
              Could not read an answer of the portal on {formatDayAndTime(timeZone, lastErrorAt)}: {lastError}
            </span>
          )}
        </>
      ),
    },
  ];
}

function eventsOf({ dialect, events }: EndpointRow): string {
  const system = hiringSystemOf[dialect];
  if (system) return `Complete orders of ${system}`;
  if (events.length === webhookEvents.length) return 'All events';
  return webhookEvents
    .filter((event) => events.includes(event))
    .map((event) => WEBHOOK_EVENTS[event])
    .join(', ');
}
