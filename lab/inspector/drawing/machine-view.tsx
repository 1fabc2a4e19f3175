import { Suspense, use, useSyncExternalStore } from 'react';
import type { Chart } from '../../chart/chart.types.ts';
import { useHost, useUi } from '../host.ts';
import { ChartView, type Lit } from './chart-view.tsx';
import { OutlineView } from './outline-view.tsx';

export type Look = 'chart' | 'outline';

const narrow = matchMedia('(max-width: 959.98px)');
const onNarrow = (listener: () => void) => {
  narrow.addEventListener('change', listener);
  return () => narrow.removeEventListener('change', listener);
};

/** Under 960 pixels the outline takes the chart's place. */
export const useIsNarrow = () => useSyncExternalStore(onNarrow, () => narrow.matches);

/** Chart or outline, where there is room for a chart. */
export function LookChoice({ look, onLook }: { look: Look; onLook: (look: Look) => void }) {
  const { SegmentedControl } = useUi();
  if (useIsNarrow()) return null;
  return (
    <SegmentedControl
      label="Show as"
      value={look}
      onValue={onLook}
      choices={[
        { value: 'chart', label: 'Chart' },
        { value: 'outline', label: 'Outline' },
      ]}
    />
  );
}

export const useChart = (name: string): Chart | null => use(useHost().charts.named(name));

type MachineViewProps = Lit & {
  name: string;
  look: Look;
  /** Utilities for the height of a chart; it takes the room that there is without them. */
  height?: string;
};

/** A machine as a chart or as words. */
export function MachineView(props: MachineViewProps) {
  const { Loader } = useUi();
  return (
    <Suspense fallback={<Loader label="Loading the chart" />}>
      <Drawn {...props} />
    </Suspense>
  );
}

function Drawn({ name, look, height, ...lit }: MachineViewProps) {
  const chart = useChart(name);
  const isNarrow = useIsNarrow();
  if (!chart) return <p className="p-6 text-text-2">This machine has no chart yet.</p>;
  if (look === 'outline' || isNarrow) return <OutlineView chart={chart} {...lit} />;
  return <ChartView chart={chart} {...(height ? { height } : {})} {...lit} />;
}
