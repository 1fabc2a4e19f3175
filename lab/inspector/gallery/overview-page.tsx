import { use, useMemo } from 'react';
import type { Chart } from '../../chart/chart.types.ts';
import { ChartView } from '../drawing/chart-view.tsx';
import { useIsNarrow } from '../drawing/machine-view.tsx';
import { MarkContext } from '../drawing/marked.ts';
import { OutlineView } from '../drawing/outline-view.tsx';
import { useHost } from '../host.ts';
import { shell, stage, twoPanes } from '../looks.ts';
import { SearchBox } from '../search/search-box.tsx';
import { AllMachines, OVERVIEW } from './all-machines.tsx';

/** A machine of machines: how large each is, and which starts which. A press leads to its page. */
export function OverviewPage({ loadOverview }: { loadOverview: () => Promise<Chart> }) {
  const { address, goTo, ui } = useHost();
  const { PageHead } = ui;
  const chart = use(loadOverview());
  const isNarrow = useIsNarrow();
  const marking = useMemo(() => {
    const outer = new Set(chart.states.map(({ parent }) => parent));
    const mark = (id: string) => {
      if (!outer.has(id)) goTo(`${address}/${id.split('.').at(-1)}`);
    };
    return { marked: null, mark };
  }, [address, chart, goTo]);
  return (
    <div className={shell}>
      <PageHead
        wrap
        title="All machines"
        subtitle="How large each is, and which starts which"
        actions={<SearchBox />}
      />
      <div className={twoPanes}>
        <AllMachines current={OVERVIEW} />
        <MarkContext value={marking}>
          <div className={stage}>
            {isNarrow ? (
              <OutlineView chart={chart} live={[]} taken={[]} />
            ) : (
              <ChartView chart={chart} live={[]} taken={[]} />
            )}
          </div>
        </MarkContext>
      </div>
    </div>
  );
}
