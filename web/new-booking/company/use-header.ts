import type { FieldChange, HeaderPath } from '../../../machines/lib/booking.types.ts';
import { useFields, useWizard } from '../wizard-context.ts';

/** Values of a new booking's header, and the props that change them. */
export function useHeader() {
  const { draft, send } = useWizard();
  const { errorAt, leave } = useFields();
  const change = (change: Extract<FieldChange, { path: HeaderPath }>) => send({ type: 'field.changed', ...change });
  /** Props of a look-up that keeps words that are no entry yet. */
  const unchosen = (path: HeaderPath) => ({
    unchosen: draft.unchosen[path],
    onUnchosen: (value: string) => send({ type: 'field.changed', path: `unchosen.${path}`, value }),
  });
  return { header: draft.header, change, errorAt, leave, unchosen };
}
