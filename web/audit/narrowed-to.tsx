import { useSearchParams } from 'wouter';
import { Chip, chipRowClass } from '../ui/chips.tsx';
import type { AuditList } from './audit-list.ts';

/** The address of the same search for one candidate or one account alone. */
export function addressWith(params: URLSearchParams, name: 'candidate' | 'account', id: string): string {
  const narrowed = new URLSearchParams(params);
  narrowed.set(name, id);
  return `/audit?${narrowed}`;
}

/** The one candidate and the one account that the list shows, each to be taken away again. */
export function NarrowedTo({ list: { snapshot } }: { list: AuditList }) {
  const [params, setParams] = useSearchParams();
  const { rows, counts } = snapshot.context;
  const isBusy = snapshot.hasTag('busy');
  const names = {
    candidate: counts?.people[0]?.name,
    account: rows[0]?.accountName,
  };
  const without = (name: string) =>
    setParams((now) => {
      now.delete(name);
      return now;
    });
  const narrowed = (['candidate', 'account'] as const).filter((name) => params.has(name));
  if (narrowed.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's controls
    <div className={chipRowClass} role="group" aria-label="Active filters">
      {narrowed.map((name) => (
        <Chip
          key={name}
          label={name === 'candidate' ? 'Only data of' : 'Only done by'}
          value={isBusy ? '…' : (names[name] ?? 'somebody')}
          onRemove={() => without(name)}
        />
      ))}
    </div>
  );
}
