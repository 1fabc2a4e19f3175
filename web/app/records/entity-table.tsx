// biome-ignore-all lint/a11y/noRedundantRoles: on a phone the rows are grids, and display: grid takes a table's own roles away
import { type ReactNode, useId } from 'react';
import { classes } from '../../ui/classes.ts';
import { useStaleRows } from '../../ui/stale-rows.ts';

export type EntityColumn<Row> = {
  name: string;
  of: (row: Row) => ReactNode;
  /** Share of the width in per cent. */
  width?: number;
  /** Left out on a phone, where a row is a card of its first column, its actions and the rest below. */
  isForDesk?: boolean;
  /** Numbers are below one another, at the right. */
  isNumber?: boolean;
};

type TableProps<Row> = {
  label: string;
  rows: readonly Row[];
  columns: readonly EntityColumn<Row>[];
  idOf: (row: Row) => string;
  actionsOf?: ((row: Row) => ReactNode) | undefined;
  /** The actions are one menu. */
  hasMenus?: boolean;
  describedBy: string;
  /** New rows are loading: these are dimmed, and do nothing, as they are about to change. */
  isStale: boolean;
};

const HEAD =
  'max-sm:absolute max-sm:size-px max-sm:overflow-hidden max-sm:contain-strict max-sm:[clip-path:inset(50%)]';
const HEAD_CELL = classes(
  'sticky -top-px z-10 h-8 border-y border-border bg-sunken px-2.5 first:pl-6 last:pr-5',
  'text-left text-xs font-[550] whitespace-nowrap text-text-2 max-md:overflow-hidden max-md:text-ellipsis',
);
const BODY = classes(
  'transition-opacity duration-(--mid) ease-(--ease) data-[stale=true]:opacity-60',
  'max-sm:block max-sm:border-t max-sm:border-border',
);
const ROW = classes(
  'sm:hover:[&>td]:bg-hover',
  'max-sm:grid max-sm:gap-x-4 max-sm:gap-y-1 max-sm:border-b max-sm:border-border max-sm:px-4 max-sm:py-3',
);
const CELL = classes(
  'wrap-anywhere max-sm:empty:hidden',
  'sm:h-12 sm:border-b sm:border-border sm:px-2.5 sm:py-[7px] sm:first:pl-6 sm:last:pr-5',
);
const DESK = 'max-md:hidden';
const NUMBER = 'sm:text-right tabular-nums';
const ACTIONS = 'w-[240px] max-lg:w-[180px] max-md:w-[168px] max-sm:w-auto';
const MENU = 'w-[72px] max-sm:w-auto max-sm:col-start-2 max-sm:row-start-1 max-sm:-my-2 max-sm:-mr-3';
const ROW_WITH_MENU = 'max-sm:grid-cols-[minmax(0,1fr)_auto]';

/** A small table of entities; under 600 pixels each row is a card. */
export function EntityTable<Row>(props: TableProps<Row>) {
  const { label, rows, columns, idOf, actionsOf, hasMenus = false, describedBy, isStale } = props;
  const id = useId();
  const actions = hasMenus ? MENU : ACTIONS;
  return (
    <div className="table-wrap">
      <table
        className="table-fixed text-sm max-sm:block"
        role="table"
        aria-label={label}
        aria-describedby={describedBy}
      >
        <thead className={HEAD} role="rowgroup">
          <tr role="row">
            {columns.map(({ name, width, isForDesk, isNumber }) => (
              <th
                key={name}
                role="columnheader"
                scope="col"
                className={classes(HEAD_CELL, isForDesk && DESK, isNumber && NUMBER)}
                style={width === undefined ? undefined : { width: `${width}%` }}
              >
                {name}
              </th>
            ))}
            {actionsOf ? (
              <th role="columnheader" scope="col" className={classes(HEAD_CELL, actions)}>
                <span className="sr-only">Actions</span>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody className={BODY} role="rowgroup" {...useStaleRows(isStale)}>
          {rows.map((row) => (
            <tr className={classes(ROW, hasMenus && ROW_WITH_MENU)} role="row" key={idOf(row)}>
              {columns.map(({ name, of, isForDesk, isNumber }, at) => (
                <td
                  key={name}
                  role="cell"
                  className={classes(
                    CELL,
                    isForDesk ? DESK : 'max-sm:block',
                    isNumber && NUMBER,
                    hasMenus && at > 0 && 'max-sm:col-span-full',
                  )}
                  id={at === 0 ? `${id}-${idOf(row)}` : undefined}
                >
                  {of(row)}
                </td>
              ))}
              {actionsOf ? (
                <td
                  role="cell"
                  className={classes(
                    CELL,
                    actions,
                    'text-right max-sm:block max-sm:text-left',
                    !hasMenus && 'max-sm:pt-1.5',
                  )}
                >
                  <div className="flex flex-wrap justify-end gap-1 max-sm:justify-start max-sm:[&_:is(a,button)]:min-h-10">
                    {actionsOf(row)}
                  </div>
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A name with a second line under it, such as a company with what it is for. */
export const Named = ({ name, second }: { name: ReactNode; second?: ReactNode }) => (
  <>
    <span className="block text-[14px] font-[570] text-text max-sm:text-[15px] max-sm:leading-[22px]">{name}</span>
    {second ? <SecondLine>{second}</SecondLine> : null}
  </>
);

/** Under the first line of a cell. */
export const SecondLine = ({ children }: { children: ReactNode }) => (
  <span className="block text-[12px] leading-[17px] text-text-3 in-[tr:hover]:text-text-2">{children}</span>
);

type StatePillProps = { on: boolean; children: string };

/** Shows that something is switched on or off, in words and colour. */
export const StatePill = ({ on, children }: StatePillProps) => (
  <span
    className={classes(
      'inline-flex items-center gap-1.5 whitespace-nowrap text-text-2',
      'before:size-[7px] before:rounded-full before:border-[1.5px]',
      on ? 'before:border-success before:bg-success' : 'before:border-text-3',
    )}
  >
    {children}
  </span>
);

export const ActivePill = ({ active }: { active: boolean }) => (
  <StatePill on={active}>{active ? 'Active' : 'Inactive'}</StatePill>
);
