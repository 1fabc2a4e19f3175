import { PERMISSIONS, type Permission } from './permissions.ts';

type Named = { readonly flag: Permission; readonly label: string; readonly opens: string };

/** The flags of an account, grouped by the pages they open, in words for the administrator. */
export const PERMISSION_GROUPS: readonly { readonly label: string; readonly flags: readonly Named[] }[] = [
  {
    label: 'Bookings',
    flags: [
      { flag: 'view_bookings', label: 'View bookings', opens: 'Every booking of the company, and their details' },
      {
        flag: 'my_bookings',
        label: 'My bookings',
        opens: 'Bookings made by the account, or with it as booking person',
      },
      { flag: 'make_bookings', label: 'Make bookings', opens: 'Booking, rescheduling and cancelling' },
    ],
  },
  {
    label: 'Own company',
    flags: [
      { flag: 'my_company', label: 'My company', opens: 'The company’s own details' },
      { flag: 'accounts', label: 'Booking accounts', opens: 'Accounts of the company and what they may do' },
      { flag: 'subsidiaries', label: 'Subsidiaries', opens: 'Adding, editing and switching subsidiaries' },
      { flag: 'my_subsidiary', label: 'My subsidiaries', opens: 'Editing subsidiaries only' },
      { flag: 'positions', label: 'Positions', opens: 'The company’s positions' },
      { flag: 'packages', label: 'Packages', opens: 'The company’s packages' },
      { flag: 'projects', label: 'Projects', opens: 'The company’s projects' },
      { flag: 'paperworks', label: 'Paperwork', opens: 'The company’s paperwork' },
    ],
  },
  {
    label: 'Client companies',
    flags: [
      { flag: 'companies', label: 'Companies', opens: 'Companies, and viewing their tabs' },
      { flag: 'company_subsidiaries', label: 'Their subsidiaries', opens: 'Changes in the Subsidiaries tab' },
      { flag: 'company_accounts', label: 'Their accounts', opens: 'Changes in the Accounts tab' },
      { flag: 'company_positions', label: 'Their positions', opens: 'Changes in the Positions tab' },
      { flag: 'company_packages', label: 'Their packages', opens: 'Changes in the Packages tab' },
      { flag: 'company_paperworks', label: 'Their paperwork', opens: 'Changes in the Paperwork tab' },
      { flag: 'company_projects', label: 'Their projects', opens: 'Changes in the Projects tab' },
    ],
  },
  {
    label: 'Provider',
    flags: [
      { flag: 'calendar', label: 'Scheduler', opens: 'The board, rosters and the course of an appointment' },
      { flag: 'sites', label: 'Sites', opens: 'Clinic sites' },
      { flag: 'admin_accounts', label: 'Admin accounts', opens: 'Accounts of the provider’s administrators' },
    ],
  },
];

const labels = new Map(
  PERMISSION_GROUPS.flatMap(({ flags }) => flags.map(({ flag, label }) => [flag, label] as const)),
);

/** Name of a flag on screen. */
export const permissionLabel = (flag: Permission) => labels.get(flag) ?? flag;

/** Each once, in the order of the table of flags: two lists of the same flags are equal. */
export const inOrder = (flags: readonly Permission[]): readonly Permission[] =>
  PERMISSIONS.filter((one) => flags.includes(one));

/** Flags that a wider one contains: who sees every booking also sees their own. */
const WIDER: Partial<Record<Permission, Permission>> = { my_bookings: 'view_bookings', my_subsidiary: 'subsidiaries' };

/** True if `held` allows everything that these flags do. */
export const coversAll = (held: ReadonlySet<Permission>, flags: readonly Permission[]) =>
  flags.every((flag) => {
    const wider = WIDER[flag];
    return held.has(flag) || (wider !== undefined && held.has(wider));
  });
