import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react';
import { MoreHorizontal } from 'lucide-react';
import { useRef } from 'react';
import { iconButtonClass } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';

export type RowMenuItem = { label: string; isDanger?: boolean; onPress: () => void };

/** What is seldom done with a row, behind one button. */
export function RowMenu({ label, items }: { label: string; items: readonly RowMenuItem[] }) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Menu>
      <MenuButton
        ref={button}
        className={iconButtonClass(true, 'max-sm:-ml-3 max-sm:min-w-10')}
        aria-label={label}
        title={label}
      >
        <MoreHorizontal />
      </MenuButton>
      <MenuItems
        anchor={{ to: 'bottom end', gap: 4 }}
        className="z-40 min-w-40 rounded-md border border-border bg-raised p-1 shadow-high outline-none"
      >
        {items.map((item) => (
          <MenuItem key={item.label}>
            <button
              type="button"
              className={classes(
                'block h-8 w-full rounded-sm px-2.5 text-left data-focus:bg-hover max-sm:h-11',
                item.isDanger ? 'text-danger' : 'text-text',
              )}
              onClick={() => {
                // A dialog that opens now gives the focus back to what has it: the menu is gone by then, its button is not.
                button.current?.focus();
                item.onPress();
              }}
            >
              {item.label}
            </button>
          </MenuItem>
        ))}
      </MenuItems>
    </Menu>
  );
}
