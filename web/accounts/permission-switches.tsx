import { coversAll, inOrder, PERMISSION_GROUPS } from '../../machines/rules/access/permission-groups.ts';
import type { Permission } from '../../machines/rules/access/permissions.ts';
import { canUse, type OrganisationKind } from '../../machines/rules/access/usable-permissions.ts';
import { errorClass } from '../ui/fields/control-classes.ts';
import { Switch } from '../ui/fields/switches.tsx';

type SwitchesProps = {
  name: string;
  value: readonly Permission[];
  onValue: (flags: readonly Permission[]) => void;
  onBlur: () => void;
  /** Of what an organisation of this kind can never use nothing is offered. */
  orgKind: OrganisationKind;
  /** The signed-in account's own permissions: no others can be switched on. */
  held: readonly Permission[];
  error: string | undefined;
};

/** An account's permissions as switches, grouped by what they open. */
export function PermissionSwitches({ name, value, onValue, onBlur, orgKind, held, error }: SwitchesProps) {
  const turn = (flag: Permission, isOn: boolean) =>
    onValue(inOrder(isOn ? [...value, flag] : value.filter((one) => one !== flag)));
  return (
    <div className="grid gap-4">
      {error ? (
        <p className={errorClass} role="alert">
          {error}
        </p>
      ) : null}
      {PERMISSION_GROUPS.map(({ label, flags }) => ({
        label,
        flags: flags.filter(({ flag }) => canUse(orgKind, flag)),
      })).map((group) =>
        group.flags.length === 0 ? null : (
          <fieldset
            key={group.label}
            className="rounded-md border border-border p-3 [&_input:disabled]:cursor-default [&_input:disabled]:opacity-50"
          >
            <legend className="px-1 font-[550]">{group.label}</legend>
            <div className="grid grid-cols-[repeat(auto-fill,minmax(230px,1fr))] gap-x-4 gap-y-3">
              {group.flags.map(({ flag, label, opens }) => {
                const isOn = value.includes(flag);
                const isOff = !isOn && !coversAll(new Set(held), [flag]);
                return (
                  <Switch
                    key={flag}
                    name={name}
                    checked={isOn}
                    disabled={isOff}
                    onValue={(on) => turn(flag, on)}
                    onBlur={onBlur}
                    hint={isOff ? 'You do not have this permission yourself.' : opens}
                  >
                    {label}
                  </Switch>
                );
              })}
            </div>
          </fieldset>
        ),
      )}
    </div>
  );
}
