import type { MenuEntry } from '../../machines/rules/access/menu.ts';

/** The first group is the work and has no name. */
const GROUPS = [
  { group: 'work', label: null },
  { group: 'manage', label: 'Manage' },
  { group: 'mine', label: 'Mine' },
  { group: 'security', label: 'Security' },
] as const;

/** The entries in their groups. Empty groups go. */
export const groupsOf = (entries: readonly MenuEntry[]) =>
  GROUPS.map(({ group, label }) => ({ label, entries: entries.filter((entry) => entry.group === group) })).filter(
    (one) => one.entries.length > 0,
  );

/** 'Helen Marsh' → 'HM', 'manager' → 'M'. */
export const initials = (name: string) => {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  return letters
    .map((word) => word?.[0] ?? '')
    .join('')
    .toUpperCase();
};
