import { Suspense, use, useMemo } from 'react';
import type { MachineModel } from '../../model/machine-model.ts';
import { StageContext } from '../../recorder/stage.ts';
import { classes } from '../classes.ts';
import { CrashBoundary } from '../crash-report.tsx';
import { type Screen, type ScreenProps, useHost } from '../host.ts';
import { heading } from '../looks.ts';
import { ScreenFrame, SIZES } from './screen-frame.tsx';
import { stageWith } from './staging.ts';

type StagedScreenProps = ScreenProps & { model: MachineModel; screen: Screen };

/** The real screen of a machine in the state of a snapshot, with silent ports. */
export function StagedScreen({ model, screen, live, snapshot }: StagedScreenProps) {
  const { Surroundings } = use(useHost().loadScreens());
  const { View, isPage } = screen;
  return (
    <CrashBoundary>
      <Suspense>
        <Surroundings>
          <StageContext value={stageWith(model.machine.id, snapshot)}>
            <div className={classes(!isPage && 'min-h-dvh bg-surface')}>
              <View live={live} snapshot={snapshot} />
            </div>
          </StageContext>
        </Surroundings>
      </Suspense>
    </CrashBoundary>
  );
}

type BesideProps = {
  name: string;
  /** The step that is shown: another one is another screen. */
  at: number;
  /** Its state. */
  words: string;
  stage: () => ScreenProps;
};

/** The screen of a machine at one step, as wide as a phone, beside its chart; nothing where it has none. */
export function ScreenBeside({ name, at, words, stage }: BesideProps) {
  const { loadModels, loadScreens } = useHost();
  const screen = use(loadScreens()).screens[name];
  const model = use(loadModels()).find((one) => one.name === name);
  const props = useMemo(stage, [stage]);
  if (!screen || !model) return null;
  return (
    <section className="flex-none" aria-label="Its screen">
      <h3 className={classes(heading, 'mb-2')}>Its screen at this step</h3>
      <ScreenFrame label={`${model.title}: ${words}`} size={SIZES.phone}>
        <StagedScreen key={at} model={model} screen={screen} {...props} />
      </ScreenFrame>
    </section>
  );
}
