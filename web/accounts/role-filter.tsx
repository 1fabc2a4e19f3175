import type { OrganisationKind } from '../../machines/rules/access/usable-permissions.ts';
import { toolbarSelectClass } from '../ui/fields/control-classes.ts';
import { useRoles } from './use-roles.ts';

type RoleFilterProps = { orgKind: OrganisationKind; value: string; onValue: (roleId: string) => void };

/** Shows the accounts of one role; hidden where there is no role. */
export function RoleFilter({ orgKind, value, onValue }: RoleFilterProps) {
  const roles = useRoles(orgKind);
  if (roles === null || roles.length === 0) return null;
  // A role that was deleted meanwhile, or that an old address names, is none.
  const chosen = roles.some(({ id }) => id === value) ? value : '';
  return (
    <select
      className={toolbarSelectClass('max-w-60')}
      aria-label="Role"
      value={chosen}
      onChange={({ target }) => onValue(target.value)}
    >
      <option value="">Any role</option>
      {roles.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}
