import { use } from 'react';
import type { Chart, ChartTransition } from '../../chart/chart.types.ts';
import { type Heat, WARMTHS, type Warmth, warmthLabels, warmthOf } from '../../chart/heat.ts';
import { classes } from '../classes.ts';
import { HeatContext, heatLooks } from '../drawing/heat-looks.ts';
import { MachineView, useIsNarrow } from '../drawing/machine-view.tsx';
import { shortId } from '../drawing/marked.ts';
import { useHost } from '../host.ts';
import { heading } from '../looks.ts';

/** Test coverage of each arrow of a machine, in its chart and as a table. */
export function HeatView({ chart }: { chart: Chart }) {
  const { heats } = useHost();
  const isNarrow = useIsNarrow();
  const heat = heats && use(heats.named(chart.name));
  if (!heat) return <p className="p-6 text-text-2">Nobody has measured the tests of this machine yet.</p>;
  return (
    <section className="px-5 py-3" aria-label="Heat">
      <h2 className={classes(heading, 'mb-2')}>How well its tests know each arrow</h2>
      <Legend />
      {isNarrow ? null : (
        <HeatContext value={heat}>
          <MachineView
            name={chart.name}
            look="chart"
            live={[]}
            taken={[]}
            height="h-[min(62dvh,640px,var(--chart-height))] flex-none"
          />
        </HeatContext>
      )}
      <HeatTable chart={chart} heat={heat} />
    </section>
  );
}

const Sample = ({ warmth }: { warmth: Warmth }) => (
  <svg className="inline-block align-middle" width="28" height="8" aria-hidden="true">
    <path stroke={heatLooks[warmth].colour} strokeDasharray={heatLooks[warmth].dash} strokeWidth={2.4} d="M0 4H28" />
  </svg>
);

const Legend = () => (
  <ul className="mb-2 flex flex-wrap gap-x-4 gap-y-1 text-text-2 text-xs" aria-label="Colours">
    {WARMTHS.map((warmth) => (
      <li key={warmth}>
        <Sample warmth={warmth} /> {warmthLabels[warmth]}
      </li>
    ))}
    <li>The wider an arrow, the more often tests and paths take it.</li>
  </ul>
);

type Row = { readonly from: string; readonly way: ChartTransition; readonly warmth: Warmth };

const rowsOf = ({ states }: Chart, { arrows }: Heat): Row[] =>
  states
    .flatMap(({ id, transitions }) =>
      transitions.map((way) => ({ from: shortId(id), way, warmth: warmthOf(arrows[way.name]) })),
    )
    .sort((one, other) => WARMTHS.indexOf(one.warmth) - WARMTHS.indexOf(other.warmth));

const number = 'py-1 pl-4 text-right tabular-nums';

/** The coldest first. */
function HeatTable({ chart, heat }: { chart: Chart; heat: Heat }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard too
    <section className="mt-4 overflow-x-auto" tabIndex={0} aria-label="Arrows as a table">
      <table className="w-full bg-surface text-xs">
        <thead className="text-left text-text-2">
          <tr>
            <th className="px-2 py-1" scope="col">
              Arrow
            </th>
            <th className={number} scope="col">
              Own tests
            </th>
            <th className={number} scope="col">
              Paths
            </th>
            <th className={number} scope="col">
              Mutants died
            </th>
            <th className="py-1 pr-2 pl-4" scope="col">
              So
            </th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(chart, heat).map(({ from, way, warmth }) => {
            const { tests, paths, died, mutants } = heat.arrows[way.name] ?? {};
            return (
              <tr key={way.name} className="border-border border-t">
                <th className="px-2 py-1 text-left font-mono font-normal" scope="row">
                  {from} <b>{way.label || 'at once'}</b>{' '}
                  {way.target.length > 0 ? `→ ${way.target.map(shortId).join(', ')}` : 'stays'}
                </th>
                <td className={number}>{tests ?? '–'}</td>
                <td className={number}>{paths ?? '–'}</td>
                <td className={number}>{mutants === undefined ? '–' : `${died} of ${mutants}`}</td>
                <td className="whitespace-nowrap py-1 pr-2 pl-4">
                  <Sample warmth={warmth} /> {warmthLabels[warmth]}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
