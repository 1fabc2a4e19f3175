import { Plus } from 'lucide-react';
import type { AccountKind } from '../../machines/forms/booking-account-forms.ts';
import { ImportLink, useImportAddress } from '../app/records/import-link.tsx';
import { MoreMenu } from '../app/records/more-menu.tsx';
import { Button } from '../ui/button.tsx';
import { useIsPhone } from '../ui/use-is-phone.ts';
import { kindLabels } from './account-dialogs.tsx';

type AccountAddingProps = {
  /** Which accounts may be added, the usual kind first. */
  kinds: readonly AccountKind[];
  onAdd: (kind: AccountKind) => void;
  /** Absent where no account follows a role. */
  onAssign: (() => void) | null;
};

/** Actions on a list of accounts; on a phone all but the first are in a menu. */
export function AccountAdding({ kinds, onAdd, onAssign }: AccountAddingProps) {
  const isPhone = useIsPhone();
  const imports = useImportAddress('accounts');
  const [usual, ...others] = kinds;
  if (!usual) return null;
  const adding = (kind: AccountKind) => ({ label: `Add ${kindLabels[kind]}`, onPress: () => onAdd(kind) });
  const items = [
    ...others.map(adding),
    ...(onAssign ? [{ label: 'Assign role', onPress: onAssign }] : []),
    ...(imports === null ? [] : [{ label: 'Import', href: imports }]),
  ];
  return (
    <div className="flex flex-wrap items-center gap-2">
      {isPhone ? null : (
        <>
          <ImportLink kind="accounts" />
          {onAssign ? <Button onClick={onAssign}>Assign role</Button> : null}
        </>
      )}
      {(isPhone ? [usual] : kinds).map((kind) => (
        <Button key={kind} look={kind === usual ? 'primary' : 'default'} icon={<Plus />} onClick={() => onAdd(kind)}>
          Add {kindLabels[kind]}
        </Button>
      ))}
      {isPhone && items.length > 0 ? <MoreMenu label="More for accounts" items={items} /> : null}
    </div>
  );
}
