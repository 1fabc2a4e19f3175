import type { MenuEntry } from '../../machines/rules/access/menu.ts';

/** The first group is the work and has no name. */
const GROUPS = [
  {
    label: null,
    names: ['Bookings', 'Home', 'Make Booking', 'Scheduler', 'Today', 'Overview', 'Results', 'Closings', 'Due again'],
  },
  {
    label: 'Manage',
    names: [
      'Packages',
      'Assessments',
      'Positions',
      'Companies',
      'Month end',
      'Booking Account',
      'Roles',
      'Mail texts',
      'Settings',
      'Import',
      'Sites',
      'Resources',
      'Paperwork',
      'Projects',
      'Subsidiaries',
    ],
  },
  { label: 'Mine', names: null },
  { label: 'Security', names: ['Audit'] },
] as const;
const named: readonly string[] = GROUPS.flatMap(({ names }) => names ?? []);

/** The entries in their groups; what belongs to no other is Mine. Empty groups go. */
export const groupsOf = (entries: readonly MenuEntry[]) =>
  GROUPS.map(({ label, names }) => {
    const wanted: readonly string[] | null = names;
    return { label, entries: entries.filter(({ name }) => (wanted ? wanted.includes(name) : !named.includes(name))) };
  }).filter((group) => group.entries.length > 0);

/** 'Helen Marsh' → 'HM', 'manager' → 'M'. */
export const initials = (name: string) => {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  return letters
    .map((word) => word?.[0] ?? '')
    .join('')
    .toUpperCase();
};
