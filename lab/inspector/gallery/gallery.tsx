import { Flame, FlaskConical } from 'lucide-react';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import type { Chart } from '../../chart/chart.types.ts';
import { type Look, LookChoice, MachineView, useChart } from '../drawing/machine-view.tsx';
import { MarkContext, shortId, useMarking } from '../drawing/marked.ts';
import { useHost } from '../host.ts';
import { pressable, shell, stage, twoPanes } from '../looks.ts';
import { SearchBox } from '../search/search-box.tsx';
import { SourceLink } from '../search/source-link.tsx';
import { AllMachines } from './all-machines.tsx';
import { ChartFiles } from './chart-files.tsx';
import { HeatView } from './heat-view.tsx';
import { Paths } from './paths.tsx';
import { Simulation } from './simulation.tsx';

/** One machine on a page of its own: its chart, its ports, its generated paths. */
export function Gallery({ name }: { name: string }) {
  const { heats, ui } = useHost();
  const { Button, Loader, PageHead } = ui;
  const [look, setLook] = useState<Look>('chart');
  const [part, setPart] = useState<'paths' | 'heat' | 'simulation'>('paths');
  const press = (one: 'heat' | 'simulation') => setPart(part === one ? 'paths' : one);
  const chart = useChart(name);
  if (!chart) return <PageHead title="Machines" subtitle={`There is no machine ${name}.`} />;
  return (
    <div className={shell}>
      <PageHead
        wrap
        title={chart.title}
        subtitle={<SourceLink machine={chart.name} state={chart.machineId} />}
        actions={
          <>
            <SearchBox />
            <LookChoice look={look} onLook={setLook} />
            <Button
              icon={<FlaskConical />}
              className={pressable}
              aria-pressed={part === 'simulation'}
              onClick={() => press('simulation')}
            >
              Simulate
            </Button>
            {heats?.names.includes(name) ? (
              <Button
                icon={<Flame />}
                className={pressable}
                aria-pressed={part === 'heat'}
                onClick={() => press('heat')}
              >
                Heat
              </Button>
            ) : null}
            <ChartFiles chart={chart} />
          </>
        }
      />
      <div className={twoPanes}>
        <AllMachines current={name} />
        <Marked chart={chart}>
          <section className="max-w-[760px] px-5 py-4" aria-label="About">
            {chart.about.map((line) => (
              <p key={line} className="mb-2">
                {line.split('`').map((part, at) => (at % 2 === 1 ? <code key={part}>{part}</code> : part))}
              </p>
            ))}
          </section>
          <Suspense
            fallback={
              <>
                <MachineView name={name} look={look} live={[]} taken={[]} />
                <Loader label="Generating paths" />
              </>
            }
          >
            {part === 'heat' ? <HeatView chart={chart} /> : null}
            {part === 'simulation' ? <Simulation key={name} name={name} look={look} /> : null}
            {part === 'paths' ? <Paths key={name} name={name} look={look} /> : null}
          </Suspense>
        </Marked>
      </div>
    </div>
  );
}

/** The drawing of one machine, with the state marked that the address names. */
function Marked({ chart, children }: { chart: Chart; children: ReactNode }) {
  const { marked, unknown, mark } = useMarking(chart);
  const marking = useMemo(() => ({ marked, mark }), [marked, mark]);
  return (
    <MarkContext value={marking}>
      <div className={stage}>
        {marked !== null || unknown !== null ? (
          <p className="px-5 pt-4" role="status">
            {marked === null ? `This machine has no state ${unknown}.` : <>Marked: the state </>}
            {marked === null ? null : (
              <>
                <code>{shortId(marked)}</code> <SourceLink machine={chart.name} state={marked} />
              </>
            )}
          </p>
        ) : null}
        {children}
      </div>
    </MarkContext>
  );
}
