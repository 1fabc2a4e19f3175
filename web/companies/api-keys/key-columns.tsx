import type { EntityColumn } from '../../app/records/entity-panel.tsx';
import { usePortal } from '../../app/session/session-context.tsx';
import type { ApiKeysQuery } from '../../generated/graphql.ts';
import { formatDayAndTime } from '../../ui/date-format.ts';

export type ApiKeyRow = ApiKeysQuery['apiKeys'][number];

/** Columns of the list of keys, with instants in the portal's zone. */
export function useKeyColumns(): readonly EntityColumn<ApiKeyRow>[] {
  const { timeZone } = usePortal();
  const at = (instant: string) => formatDayAndTime(timeZone, instant);
  return [
    {
      name: 'Key',
      width: 26,
      of: ({ name, prefix }) => (
        <>
          <b className="wrap-anywhere font-[550]">{name}</b>
          <span className="block font-mono text-text-3 text-xs">{prefix}…</span>
        </>
      ),
    },
    { name: 'Scopes', of: ({ scopes }) => scopes.join(', ') },
    { name: 'Made by', of: ({ madeBy }) => madeBy },
    { name: 'Last used', of: ({ lastUsedAt }) => (lastUsedAt ? at(lastUsedAt) : 'Not yet') },
    {
      name: 'Expires',
      of: ({ expiresAt, isWorking, previousUntil }) => (
        <>
          {isWorking ? at(expiresAt) : 'Works no more'}
          {previousUntil ? (
            <span className="block text-text-3 text-xs">Old secret until {at(previousUntil)}</span>
          ) : null}
        </>
      ),
    },
  ];
}
