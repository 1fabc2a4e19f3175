// biome-ignore-all lint/a11y/noRedundantRoles: on a phone the rows are grids, and display: grid takes a table's own roles away
import { type ReactNode, useId } from 'react';
import { classes } from '../../ui/classes.ts';

export type EntityColumn<Row> = {
  name: string;
  of: (row: Row) => ReactNode;
  /** Share of the width in per cent. */
  width?: number;
  /** Left out on a phone, where a row is a card of its first column, its actions and the rest below. */
  isForDesk?: boolean;
};

type TableProps<Row> = {
  label: string;
  rows: readonly Row[];
  columns: readonly EntityColumn<Row>[];
  idOf: (row: Row) => string;
  actionsOf?: ((row: Row) => ReactNode) | undefined;
  describedBy: string;
  /** New rows are asked for: these are dimmed, and do nothing, as they are about to change. */
  isStale: boolean;
};

/** A small table of entities; under 600 pixels each row is a card. */
export function EntityTable<Row>({ label, rows, columns, idOf, actionsOf, describedBy, isStale }: TableProps<Row>) {
  const id = useId();
  return (
    <div className="table-wrap">
      <table className="entity-table" role="table" aria-label={label} aria-describedby={describedBy}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ name, width, isForDesk }) => (
              <th
                key={name}
                role="columnheader"
                scope="col"
                className={classes(isForDesk && 'for-desk')}
                style={width === undefined ? undefined : { width: `${width}%` }}
              >
                {name}
              </th>
            ))}
            {actionsOf ? (
              <th role="columnheader" scope="col" className="c-actions">
                <span className="sr">Actions</span>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody role="rowgroup" data-stale={isStale} inert={isStale}>
          {rows.map((row) => (
            <tr role="row" key={idOf(row)}>
              {columns.map(({ name, of, isForDesk }, at) => (
                <td
                  key={name}
                  role="cell"
                  className={classes(at === 0 && 'c-first', isForDesk && 'for-desk')}
                  id={at === 0 ? `${id}-${idOf(row)}` : undefined}
                >
                  {of(row)}
                </td>
              ))}
              {actionsOf ? (
                <td role="cell" className="c-actions">
                  <div className="row-actions">{actionsOf(row)}</div>
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
    <span className="name">{name}</span>
    {second ? <span className="second">{second}</span> : null}
  </>
);

/** Whether something is switched on, in words and colour. */
export const ActivePill = ({ active }: { active: boolean }) => (
  <span className={active ? 'state-pill is-on' : 'state-pill'}>{active ? 'Active' : 'Inactive'}</span>
);
