import { permissionLabel } from './permission-groups.ts';
import type { Permission } from './permissions.ts';

/** Permissions gained and lost from `before` to `after`, in words: 'Gains Positions. Loses Packages.' */
export function permissionChanges(before: readonly Permission[], after: readonly Permission[]): string {
  const gained = after.filter((flag) => !before.includes(flag)).map(permissionLabel);
  const lost = before.filter((flag) => !after.includes(flag)).map(permissionLabel);
  if (gained.length + lost.length === 0) return 'No permission changes.';
  return [...sentence('Gains', gained), ...sentence('Loses', lost)].join(' ');
}

const sentence = (verb: string, labels: readonly string[]) =>
  labels.length === 0 ? [] : [`${verb} ${labels.join(', ')}.`];
