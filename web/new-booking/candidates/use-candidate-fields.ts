import type { CandidateField, CandidatePath, FieldChange } from '../../../machines/lib/booking.types.ts';
import { useCandidate, useFields, useWizard } from '../wizard-context.ts';

/** Value, error and events of the fields of the candidate in view. */
export function useCandidateFields() {
  const { send } = useWizard();
  const { candidate } = useCandidate();
  const { errorAt, leave } = useFields();
  const at = <Name extends CandidateField>(name: Name): `candidates.${string}.${Name}` =>
    `candidates.${candidate.key}.${name}`;
  return {
    candidate,
    change: (change: Extract<FieldChange, { path: CandidatePath }>) => send({ type: 'field.changed', ...change }),
    at,
    error: (name: CandidateField) => errorAt(at(name)),
    leave: (name: CandidateField) => leave(at(name)),
  };
}
