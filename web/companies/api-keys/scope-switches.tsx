import { API_SCOPES, type ApiScope, apiScopeFacts, mayGiveScope } from '../../../machines/rules/access/api-scopes.ts';
import { useAccess } from '../../app/session/session-context.tsx';
import { errorClass } from '../../ui/fields/control-classes.ts';
import { Switch } from '../../ui/fields/switches.tsx';

type ScopeProps = {
  name: string;
  value: readonly ApiScope[];
  onValue: (scopes: readonly ApiScope[]) => void;
  onBlur: () => void;
  error: string | undefined;
};

/** Scopes of a key as switches; the account gives no scope that it does not have itself. */
export function ScopeSwitches({ name, value, onValue, onBlur, error }: ScopeProps) {
  const { permissions } = useAccess();
  return (
    <fieldset className="grid gap-3 rounded-md border border-border p-3 [&_input:disabled]:opacity-50">
      <legend className="px-1 font-[550]">Scopes</legend>
      {error ? (
        <p className={errorClass} role="alert">
          {error}
        </p>
      ) : null}
      {API_SCOPES.map((scope) => {
        const { label, opens } = apiScopeFacts[scope];
        const isOff = !mayGiveScope(permissions, scope);
        return (
          <Switch
            key={scope}
            name={name}
            checked={value.includes(scope)}
            disabled={isOff}
            onValue={(on) => onValue(API_SCOPES.filter((one) => (one === scope ? on : value.includes(one))))}
            onBlur={onBlur}
            hint={isOff ? 'You do not have this permission yourself.' : opens}
          >
            {label} <span className="font-mono text-text-3 text-xs">{scope}</span>
          </Switch>
        );
      })}
    </fieldset>
  );
}
