import type { FieldChange, HeaderPath } from '../../../machines/lib/booking.types.ts';
import { useFields, useWizard } from '../wizard-context.ts';

/** What a new booking's header holds, and how its fields change it. */
export function useHeader() {
  const { draft, send } = useWizard();
  const { errorAt, leave } = useFields();
  const change = (change: Extract<FieldChange, { path: HeaderPath }>) => send({ type: 'field.changed', ...change });
  /** What a look-up needs to keep words that are no entry yet. */
  const unchosen = (path: HeaderPath) => ({
    unchosen: draft.unchosen[path],
    onUnchosen: (value: string) => send({ type: 'field.changed', path: `unchosen.${path}`, value }),
  });
  return { header: draft.header, change, errorAt, leave, unchosen };
}
