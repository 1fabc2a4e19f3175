import { Popover, PopoverButton, PopoverPanel } from '@headlessui/react';
import { ArrowDown, ArrowUp, Columns3 } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { withHidden, withMoved } from '../../../machines/rules/booking/column-order.ts';
import {
  FIXED_COLUMN,
  type ListColumn,
  listColumn,
  shownColumns,
  USUAL_COLUMNS,
} from '../../../machines/rules/booking/list-columns.ts';
import { Button, buttonClass, IconButton } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/fields/switches.tsx';

export type ColumnsProps = {
  /** Of the saved view in the address; [] where it brings none. */
  viewColumns: readonly ListColumn[];
  /** The account's; [] for the usual ones. */
  ownColumns: readonly ListColumn[];
  onColumns: (columns: readonly ListColumn[]) => void;
};

/** Opens at once: it is loaded by the press that opens it. */
export default function ColumnsPopover(props: ColumnsProps) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    button.current?.focus();
    button.current?.click();
  }, []);
  return (
    <Popover>
      <PopoverButton ref={button} className={buttonClass('default', 'md')}>
        <Columns3 />
        Columns
      </PopoverButton>
      <PopoverPanel
        focus
        className="absolute top-[calc(100%+4px)] left-0 z-40 grid w-72 gap-2 rounded-lg border border-border bg-raised p-3 shadow-high outline-none"
        aria-label="Columns"
      >
        <Columns {...props} />
      </PopoverPanel>
    </Popover>
  );
}

function Columns({ viewColumns, ownColumns, onColumns }: ColumnsProps) {
  const isOfView = viewColumns.length > 0;
  const shown = shownColumns(viewColumns, ownColumns);
  // Hidden ones keep their place here, so that nothing jumps under a finger.
  const [order, setOrder] = useState(() => withHidden(shown));
  const [told, setTold] = useState('');
  const show = (next: readonly ListColumn[], columns: readonly ListColumn[]) => {
    setOrder(next);
    onColumns(next.filter((name) => columns.includes(name)));
  };
  const isUsual = shown.join() === USUAL_COLUMNS.join();
  const reset = () => {
    setOrder(withHidden(isOfView ? shownColumns(ownColumns) : USUAL_COLUMNS));
    setTold(isOfView ? 'Your own columns are shown.' : 'The usual columns are shown.');
    onColumns([]);
  };
  return (
    <>
      <p className="text-sm text-text-2">
        {isOfView
          ? 'This view brought its own columns. What you change here stays in its address.'
          : 'Kept for your account, on every device.'}
      </p>
      <ul className="grid max-h-[min(46vh,420px)] overflow-y-auto" aria-label="Columns of the list, in their order">
        {order.map((name, at) => (
          <ColumnRow
            key={name}
            name={name}
            isShown={shown.includes(name)}
            isFirst={at === 1}
            isLast={at === order.length - 1}
            onShown={(isOn) => show(order, isOn ? [...shown, name] : shown.filter((one) => one !== name))}
            onMove={(by) => {
              show(withMoved(order, name, by), shown);
              setTold(`${listColumn(name).label}: place ${at + 1 + by} of ${order.length}.`);
            }}
          />
        ))}
      </ul>
      <p className="sr-only" role="status">
        {told}
      </p>
      <div className="border-t border-border pt-2">
        <Button size="sm" aria-disabled={!isOfView && isUsual} onClick={reset}>
          {isOfView ? 'Show my own columns' : 'Reset to the usual columns'}
        </Button>
        <p className="mt-2 text-xs text-text-3">An export keeps all of its columns.</p>
      </div>
    </>
  );
}

type RowProps = {
  name: ListColumn;
  isShown: boolean;
  isFirst: boolean;
  isLast: boolean;
  onShown: (isShown: boolean) => void;
  onMove: (by: -1 | 1) => void;
};

const endClass = (isEnd: boolean) => (isEnd ? 'cursor-not-allowed opacity-60' : '');

function ColumnRow({ name, isShown, isFirst, isLast, onShown, onMove }: RowProps) {
  const { label } = listColumn(name);
  const pressed = useRef<HTMLButtonElement>(null);
  // The row that is moved in the page loses the focus on its way.
  const move = (by: -1 | 1, button: HTMLButtonElement) => {
    onMove(by);
    pressed.current = button;
  };
  useLayoutEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  });
  if (name === FIXED_COLUMN) {
    return (
      <li className="flex min-h-9 items-center">
        <Checkbox checked disabled onValue={onShown}>
          {label}
        </Checkbox>
        <span className="ml-auto text-sm text-text-3">Always shown</span>
      </li>
    );
  }
  return (
    <li className="flex min-h-9 items-center gap-1">
      <Checkbox className="flex-1" checked={isShown} onValue={onShown}>
        {label}
      </Checkbox>
      <IconButton
        label={`Move ${label} up`}
        small
        className={endClass(isFirst)}
        aria-disabled={isFirst}
        onClick={({ currentTarget }) => move(-1, currentTarget)}
      >
        <ArrowUp />
      </IconButton>
      <IconButton
        label={`Move ${label} down`}
        small
        className={endClass(isLast)}
        aria-disabled={isLast}
        onClick={({ currentTarget }) => move(1, currentTarget)}
      >
        <ArrowDown />
      </IconButton>
    </li>
  );
}
