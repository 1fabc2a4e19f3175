import { createRoot } from 'react-dom/client';
import { InspectorApp, inspectorHost, type ScreenProps } from '../inspector/index.ts';
import { watchedActors } from '../recorder/watched-actors.ts';
import '../inspector/inspector.css';
import { lab } from './lab.ts';
import { trafficLightMachine } from './traffic-light.machine.ts';

const { useMachine } = watchedActors(lab.recorder);

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

const screens = Promise.resolve({
  screens: { 'traffic-light': { View: Light } },
  Surroundings: ({ children }: { children: React.ReactNode }) => children,
});
const host = inspectorHost(lab, { loadScreens: () => screens });
const [, inspector, machine] = /^\/(machines)(?:\/([\w-]+))?/.exec(location.pathname) ?? [];

lab.connect();
createRoot(document.body.appendChild(document.createElement('div'))).render(
  inspector ? <InspectorApp host={host} machine={machine} /> : <Crossing />,
);
