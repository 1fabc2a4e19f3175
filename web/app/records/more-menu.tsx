import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react';
import { MoreHorizontal } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'wouter';
import { iconButtonClass } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';

export type MoreItem = { label: string; isDanger?: boolean } & ({ onPress: () => void } | { href: string });

type MoreMenuProps = {
  label: string;
  items: readonly MoreItem[];
  /** For a menu in a row of a list; else in a toolbar. */
  isOfRow?: boolean;
};

const ITEM = 'h-8 w-full items-center rounded-sm px-2.5 text-left no-underline data-focus:bg-hover max-sm:h-11';

/** Rare actions behind one button: of a row, or on a phone of a whole list. */
export function MoreMenu({ label, items, isOfRow = false }: MoreMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Menu>
      <MenuButton ref={button} className={iconButtonClass(isOfRow, 'max-sm:min-w-10')} aria-label={label} title={label}>
        <MoreHorizontal />
      </MenuButton>
      <MenuItems
        anchor={{ to: 'bottom end', gap: 4 }}
        className="z-40 min-w-40 rounded-md border border-border bg-raised p-1 shadow-high outline-none"
      >
        {items.map((item) => {
          const className = classes(ITEM, item.isDanger ? 'text-danger' : 'text-text');
          return (
            <MenuItem key={item.label}>
              {'href' in item ? (
                <Link href={item.href} className={classes('flex', className)}>
                  {item.label}
                </Link>
              ) : (
                <button
                  type="button"
                  className={classes('block', className)}
                  onClick={() => {
                    // A dialog that opens now gives the focus back to what has it: the menu is gone by then, its button is not.
                    button.current?.focus();
                    item.onPress();
                  }}
                >
                  {item.label}
                </button>
              )}
            </MenuItem>
          );
        })}
      </MenuItems>
    </Menu>
  );
}
