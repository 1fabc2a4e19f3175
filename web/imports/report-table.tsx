// biome-ignore-all lint/a11y/noRedundantRoles: on a phone the rows are cards, and display: block takes a table's own roles away
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { pluralize } from '../ui/date-format.ts';
import { SegmentedControl } from '../ui/fields/segmented.tsx';
import type { ImportReport, ReportRow } from './use-import.ts';

const ROWS_AT_ONCE = 100;
const HEAD_CELL = 'h-8 border-border border-y bg-sunken px-2.5 text-left font-[550] text-text-2 text-xs first:pl-6';
const CELL = 'sm:border-border sm:border-b px-2.5 py-2 align-top sm:first:pl-6 max-sm:px-0 max-sm:py-0.5 wrap-anywhere';

const isFaulty = ({ problems }: ReportRow) => problems.length > 0;

/** The judged rows of a file; at first only those to correct. */
export function ReportTable({ report: { imported, columns, rows } }: { report: ImportReport }) {
  const faulty = rows.filter(isFaulty);
  const [wanted, setWanted] = useState<'faulty' | 'all'>('faulty');
  const [most, setMost] = useState(ROWS_AT_ONCE);
  const shownKind = faulty.length === 0 ? 'all' : wanted;
  const chosen = shownKind === 'all' ? rows : faulty;
  const shown = chosen.slice(0, most);
  // Columns that no row uses only take room.
  const used = columns
    .map((heading, at) => ({ heading, at }))
    .filter(({ at }) =>
      rows.some(({ cells, problems }) => cells[at] !== '' || problems.some((one) => one.column === at)),
    );
  return (
    <div>
      {faulty.length > 0 && faulty.length < rows.length ? (
        <div className="px-4 pb-3 sm:px-6">
          <SegmentedControl
            label="Rows shown"
            value={shownKind}
            choices={[
              { value: 'faulty', label: `To correct (${faulty.length})` },
              { value: 'all', label: `All (${rows.length})` },
            ]}
            onValue={setWanted}
          />
        </div>
      ) : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reached by keyboard */}
      <section className="overflow-x-auto" aria-label="Rows of the file" tabIndex={0}>
        <table className="min-w-full text-sm max-sm:block" role="table" aria-label="Rows">
          <thead className="max-sm:sr-only" role="rowgroup">
            <tr role="row">
              {['Row', 'State', ...used.map(({ heading }) => heading)].map((heading) => (
                <th key={heading} role="columnheader" scope="col" className={classes(HEAD_CELL, 'whitespace-nowrap')}>
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-sm:block max-sm:border-border max-sm:border-t" role="rowgroup">
            {shown.map((row) => (
              <ReportLine key={row.row} row={row} columns={used} done={imported ? 'Imported' : 'No errors'} />
            ))}
          </tbody>
        </table>
      </section>
      {chosen.length > shown.length ? (
        <div className="flex items-center gap-3 px-4 py-3 sm:px-6">
          <p className="text-sm text-text-2">
            {shown.length} of {pluralize(chosen.length, 'row')} shown
          </p>
          <Button size="sm" onClick={() => setMost(most + ROWS_AT_ONCE)}>
            Show more
          </Button>
        </div>
      ) : null}
    </div>
  );
}

type LineProps = {
  row: ReportRow;
  columns: readonly { heading: string; at: number }[];
  /** The state of a row without errors. */
  done: string;
};

function ReportLine({ row, columns, done }: LineProps) {
  const { cells, problems } = row;
  const whole = problems.filter(({ column }) => column === null);
  return (
    <tr role="row" className="max-sm:grid max-sm:border-border max-sm:border-b max-sm:px-4 max-sm:py-3">
      <td role="cell" className={classes(CELL, 'text-text-2 tabular-nums')}>
        <span className="sm:hidden">Row </span>
        {row.row}
      </td>
      <td role="cell" className={classes(CELL, 'whitespace-nowrap', isFaulty(row) ? 'text-danger' : 'text-success')}>
        {isFaulty(row) ? pluralize(problems.length, 'error') : done}
        {whole.map(({ message }) => (
          <span key={message} className="block min-w-48 whitespace-normal">
            {message}
          </span>
        ))}
      </td>
      {columns.map(({ heading, at }) => {
        const problem = problems.find(({ column }) => column === at);
        const isEmpty = cells[at] === '' && !problem;
        return (
          <td
            key={heading}
            role="cell"
            className={classes(CELL, problem && 'bg-danger-soft max-sm:px-1.5', isEmpty && 'max-sm:hidden')}
          >
            <span className="text-text-2 sm:hidden">{heading}: </span>
            <span className="line-clamp-3 max-w-72 max-sm:inline">{cells[at]}</span>
            {problem ? <span className="block min-w-40 text-danger">{problem.message}</span> : null}
          </td>
        );
      })}
    </tr>
  );
}
