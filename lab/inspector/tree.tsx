import { createContext, type KeyboardEvent, type ReactNode, useContext, useState } from 'react';
import { classes } from './classes.ts';
import { choiceRow, textRow } from './looks.ts';
import { useRoving } from './use-roving.ts';

const LevelContext = createContext(1);

/** A tree of one Tab stop: up and down through what is unfolded, right and left into and out of it, Enter chooses. */
export function Tree({ label, children }: { label: string; children: ReactNode }) {
  const roving = useRoving<HTMLDivElement>();
  return (
    <div role="tree" aria-label={label} {...roving}>
      {children}
    </div>
  );
}

type ItemProps = {
  row: ReactNode;
  isSelected?: boolean;
  onSelect?: () => void;
  /** Gets the letters pressed on it. */
  onLetter?: (key: string) => void;
  /** The id of a state, if the item is one. */
  state?: string;
  /** Items below it; it can be folded then. */
  children?: ReactNode;
};

/** One item and its children. Named by its own row alone, as its children follow it and have their own level. */
export function TreeItem({ row, isSelected, onSelect, onLetter, state, children }: ItemProps) {
  const level = useContext(LevelContext);
  const [isFolded, setFolded] = useState(false);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { currentTarget: item, key } = event;
    if (key === 'Enter' || key === ' ') onSelect?.();
    else if (key === 'ArrowRight' && isFolded) setFolded(false);
    else if (key === 'ArrowRight' && children)
      item.nextElementSibling?.querySelector<HTMLElement>('[data-item]')?.focus();
    else if (key === 'ArrowLeft' && children && !isFolded) setFolded(true);
    else if (key === 'ArrowLeft') aboveOf(item)?.focus();
    else if (onLetter && key.length === 1 && !event.altKey && !event.ctrlKey && !event.metaKey) onLetter(key);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div
        role="treeitem"
        data-item
        tabIndex={-1}
        aria-level={level}
        aria-expanded={children ? !isFolded : undefined}
        aria-selected={onSelect ? isSelected === true : undefined}
        data-state={state}
        className={onSelect ? choiceRow : textRow}
        onKeyDown={onKeyDown}
        onClick={onSelect}
      >
        {children ? (
          // By pointer; the arrow keys do it on the item itself.
          <span
            className={classes(
              '-mr-1 -ml-1.5 w-4 flex-none cursor-pointer text-center text-text-3 leading-none',
              isFolded && '-rotate-90',
            )}
            aria-hidden="true"
            onClick={(event) => {
              event.stopPropagation();
              setFolded(!isFolded);
            }}
          >
            ▾
          </span>
        ) : null}
        {row}
      </div>
      {children && !isFolded ? (
        <div role="none" className={classes('border-border border-l', onSelect ? 'ml-[11px] pl-1' : 'ml-2.5 pl-2')}>
          <LevelContext value={level + 1}>{children}</LevelContext>
        </div>
      ) : null}
    </>
  );
}

const aboveOf = ({ parentElement }: HTMLElement) =>
  parentElement?.role === 'none' ? (parentElement.previousElementSibling as HTMLElement | null) : null;
