import { use, useState } from 'react';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { describeState } from '../../model/describe-path.ts';
import type { MachineModel } from '../../model/machine-model.ts';
import { liveStates } from '../../model/xstate-internals.ts';
import { classes } from '../classes.ts';
import { useIsNarrow } from '../drawing/machine-view.tsx';
import { type Screen, useHost } from '../host.ts';
import { heading } from '../looks.ts';
import { ScreenFrame, type ScreenSize, SIZES } from './screen-frame.tsx';
import { StagedScreen } from './staged-screen.tsx';
import { startStaged } from './staging.ts';

type Shown = { readonly value: string; readonly live: AnyMachineSnapshot; readonly snapshot: object };

/** One snapshot for every state that none before has shown, by the shortest way there; then the screen's further situations. */
function snapshotsOf({ machine, parts }: MachineModel, { prepare, also = {} }: Screen) {
  const ways = parts.flatMap(({ input, reaching }) =>
    reaching().flatMap(({ steps }) => steps.map(({ state }, at) => ({ input, state, steps: steps.slice(0, at + 1) }))),
  );
  const seen = new Set<string>();
  const shown: Shown[] = [];
  const show = (input: unknown, events: readonly AnyEventObject[], fresh: readonly string[], title?: string) => {
    const actor = startStaged(machine, { input });
    for (const event of events) if (event.type !== 'xstate.init') actor.send(event);
    prepare?.(actor, fresh);
    const live: AnyMachineSnapshot = actor.getSnapshot();
    const value = title ? `${describeState(live.value)}, ${title}` : describeState(live.value);
    shown.push({ value, live, snapshot: actor.getPersistedSnapshot() });
    actor.stop();
  };
  for (const { input, state, steps } of ways.sort((one, other) => one.steps.length - other.steps.length)) {
    const fresh = liveStates(state).filter((id) => !seen.has(id));
    if (fresh.length === 0) continue;
    for (const id of fresh) seen.add(id);
    show(
      input,
      steps.map(({ event }) => event),
      fresh,
    );
  }
  for (const [title, situation] of Object.entries(also)) {
    const { input, events } = 'events' in situation ? situation : { input: parts[0]?.input, events: situation };
    show(input, events, [], title);
  }
  return shown;
}

type Size = keyof typeof SIZES;

/** No wider than the window: a desk on a phone is small, and whole. */
const fitted = (size: ScreenSize): ScreenSize => ({
  ...size,
  scale: Math.min(size.scale, (innerWidth - 48) / size.width),
});

/** The real screen of a machine in every state, side by side. */
export function StatesSideBySide({ model }: { model: MachineModel }) {
  const { loadScreens, ui } = useHost();
  const { SegmentedControl } = ui;
  const { screens } = use(loadScreens());
  const screen = screens[model.name];
  const isNarrow = useIsNarrow();
  const [size, setSize] = useState<Size>(screen?.isPage && !isNarrow ? 'desk' : 'phone');
  const [shown] = useState(() => (screen ? snapshotsOf(model, screen) : []));
  if (!screen) return <p className="text-text-2">This machine has no screen yet.</p>;
  const shape = fitted(SIZES[size]);
  return (
    <section className="mt-6" aria-label="Screens">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className={classes(heading, 'mr-1')}>Its screen in every state</h2>
        <SegmentedControl
          label="As wide as"
          value={size}
          onValue={setSize}
          choices={[
            { value: 'phone', label: 'A phone' },
            { value: 'desk', label: 'A desk' },
          ]}
        />
      </div>
      <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-5">
        {shown.map(({ value, live, snapshot }) => (
          <li key={value} className="max-w-full" style={{ width: shape.width * shape.scale }}>
            <p className="mb-1.5">
              <code>{value}</code>
            </p>
            <ScreenFrame key={size} label={`${model.title}: ${value}`} size={shape}>
              <StagedScreen model={model} screen={screen} live={live} snapshot={snapshot} />
            </ScreenFrame>
          </li>
        ))}
      </ul>
    </section>
  );
}
