import type { ComponentProps } from 'react';
import { Link, useRoute } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import type { Chart } from '../../lab/chart/chart.types.ts';
import type { Heat } from '../../lab/chart/heat.ts';
import { chartsFrom, heatsFrom } from '../../lab/inspector/drawing/charts.ts';
import type { InspectorHost } from '../../lab/inspector/host.ts';
import { InspectorApp } from '../../lab/inspector/inspector-app.tsx';
import { CHANNEL } from '../app/machines/inspector-channel.ts';
import { isTick } from '../app/machines/use-machine.ts';
import version from '../generated/version.json' with { type: 'json' };
import { Button, IconButton } from '../ui/button.tsx';
import { Banner } from '../ui/feedback/states.tsx';
import { notify } from '../ui/feedback/toasts.ts';
import { SegmentedControl } from '../ui/fields/segmented.tsx';
import { Loader } from '../ui/loading/loader.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { problemFormat } from './problem-file.ts';
import { testFormat } from './problem-test.ts';
import { redactor } from './redaction.ts';
import { replayHost } from './replay-host.ts';
import { saveProblem } from './save-problem.ts';

const PageLink = (props: ComponentProps<'a'> & { href: string }) => <Link {...props} />;

/** Loaded when it is first asked for, and once. */
function once<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loaded: Promise<Loaded> | undefined;
  return () => {
    loaded ??= load();
    return loaded;
  };
}

const host: InspectorHost = {
  channel: CHANNEL,
  address: '/dev/machines',
  windowName: 'preflight-machines',
  isToolPage: (path) => path.startsWith('/dev/'),
  isTick,
  version: version.version,
  charts: chartsFrom(import.meta.glob<{ default: Chart }>('./generated/*.chart.json')),
  loadOverview: once(async () => {
    const { default: overview } = await import('./generated/machines.overview.json');
    return overview as unknown as Chart;
  }),
  heats: heatsFrom(import.meta.glob<{ default: Heat }>('./heat/*.heat.json')),
  loadModels: once(async () => (await import('../../machines/registry/registry.ts')).registry),
  loadScreens: once(async () => {
    const { screens, StubGateway } = await import('../gallery/gallery-screens.tsx');
    return { screens, Surroundings: StubGateway };
  }),
  loadSources: once(async () => {
    const { folder, sources } = await import('./machine-sources.ts');
    return { lines: sources, hrefOf: (place) => (folder === null ? null : `vscode://file/${folder}/${place}`) };
  }),
  goTo: navigate,
  redactor,
  replayHost,
  problemFormat,
  testFormat,
  saveProblem,
  sayFault: (text) => notify({ tone: 'bad', text }),
  ui: { Button, IconButton, Link: PageLink, SegmentedControl, PageHead, Banner, Loader },
};

/** /dev/machines: what runs now, or a file; /dev/machines/NAME: one machine. With `onClose` a panel over another page. */
export default function InspectorPage({ onClose }: { onClose?: () => void }) {
  const [, params] = useRoute(`${host.address}/:machine`);
  return <InspectorApp host={host} machine={params?.machine} onClose={onClose} />;
}
