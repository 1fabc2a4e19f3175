import { defined } from '../../../machines/lib/assert-defined.ts';
import type { CandidateDraft, UsualPackage } from '../../../machines/lib/booking.types.ts';
import { usualPackage } from '../../../machines/rules/drafts/last-booking.ts';
import { calledName } from '../wizard-context.ts';

/** Why a candidate has a package that no person chose. */
export function suggestedBecause(
  { package: chosen, position, key }: CandidateDraft,
  candidates: readonly CandidateDraft[],
  usual: readonly UsualPackage[],
): string {
  if (usualPackage(usual, position)?.id === chosen?.id) return `Usual for ${defined(position).name}.`;
  const [first] = candidates;
  if (first && first.key !== key && first.package?.id === chosen?.id) return `The same as for ${calledName(first, 1)}.`;
  return 'Chosen because you last booked it.';
}
