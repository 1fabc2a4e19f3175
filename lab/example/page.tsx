import { useMemo } from 'react';
import { createRoot } from 'react-dom/client';
import { chartOf } from '../chart/chart.ts';
import { chartsFrom } from '../inspector/drawing/charts.ts';
import type { InspectorHost, ScreenProps } from '../inspector/host.ts';
import { InspectorApp } from '../inspector/inspector-app.tsx';
import { linkToInspectors } from '../recorder/page-link.ts';
import { waitForInspector } from '../recorder/wait-for-inspector.ts';
import { watchedActors } from '../recorder/watched-actors.ts';
import { isTick, problemFile, problemFormat, recorder, redactor, replayHost, testFormat, VERSION } from './lab.ts';
import { trafficLightMachine } from './traffic-light.machine.ts';
import { trafficLightModel } from './traffic-light.model.ts';
import { ui } from './ui.tsx';

const { useMachine } = watchedActors(recorder);
const CHANNEL = 'crossing.inspect';

/** The crossing as people see it. */
function Crossing() {
  const [{ value, context }, send] = useMachine(trafficLightMachine, {});
  return (
    <main>
      <h1>Crossing</h1>
      <p role="status">The light is {String(value)}.</p>
      <p>{context.crossings} crossings</p>
      <button type="button" onClick={() => send({ type: 'button.pressed', by: 'Ann Example' })}>
        Cross
      </button>
    </main>
  );
}

/** The same light in one of its states, for the gallery. */
const Light = ({ live }: ScreenProps) => <p role="status">The light is {String(live.value)}.</p>;

const models = Promise.resolve([trafficLightModel]);
const screens = Promise.resolve({
  screens: { 'traffic-light': { View: Light } },
  Surroundings: ({ children }: { children: React.ReactNode }) => children,
});

function download() {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(problemFile(new Date()))]));
  link.download = 'crossing-problem.json';
  link.click();
}

const host: InspectorHost = {
  channel: CHANNEL,
  address: '/machines',
  windowName: 'crossing-machines',
  version: VERSION,
  isToolPage: (path) => path.startsWith('/machines'),
  // Laid out where it is looked at; a product with many machines does it once, as it is built.
  charts: chartsFrom({ './traffic-light.chart.json': async () => ({ default: await chartOf(trafficLightModel, []) }) }),
  loadModels: () => models,
  loadScreens: () => screens,
  replayHost: () => replayHost,
  goTo: (href) => location.assign(href),
  saveProblem: async () => download(),
  sayFault: (text) => alert(text),
  isTick,
  redactor,
  problemFormat,
  testFormat,
  ui,
};

function Page() {
  const machine = useMemo(() => /^\/machines\/([\w-]+)/.exec(location.pathname)?.[1], []);
  return location.pathname.startsWith('/machines') ? <InspectorApp host={host} machine={machine} /> : <Crossing />;
}

waitForInspector(
  CHANNEL,
  () => true,
  async () => (channel) => linkToInspectors(channel, recorder, redactor, (actor) => problemFile(new Date(), [actor])),
);
createRoot(document.body.appendChild(document.createElement('div'))).render(<Page />);
