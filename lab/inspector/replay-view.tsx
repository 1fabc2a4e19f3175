import { use, useMemo, useState } from 'react';
import { describeEvent } from '../model/describe-path.ts';
import type { ProblemFile } from '../recorder/problem-file.ts';
import { type Replay, replay } from '../recorder/replay.ts';
import { versionDifferences } from '../recorder/version-differences.ts';
import { classes } from './classes.ts';
import { chartName } from './drawing/charts.ts';
import { type Look, LookChoice } from './drawing/machine-view.tsx';
import { Player } from './gallery/player.tsx';
import { withOwnMachines } from './gallery/staging.ts';
import { useHost } from './host.ts';
import { fullHeight, heading, listPane, rowName, rowState, shell, stage, stageHead, twoPanes } from './looks.ts';
import { Tree, TreeItem } from './tree.tsx';

/** A problem file, each of its machines played again by the machine of this version. */
export function ReplayView({ file, onClose }: { file: ProblemFile; onClose: () => void }) {
  const { loadModels, replayHost, version, ui } = useHost();
  const { Banner, Button, PageHead } = ui;
  const models = use(loadModels());
  const playing = useMemo(() => replayHost(models), [models, replayHost]);
  const replays = useMemo(() => file.actors.map((actor) => replay(actor, playing)), [file, playing]);
  const [chosen, choose] = useState(file.actors[0]?.id ?? '');
  const [look, setLook] = useState<Look>('chart');
  const shown = replays.find(({ actor }) => actor.id === chosen);
  const differences = file.version === version ? [] : versionDifferences(file, playing.machines);
  return (
    <div className={classes(shell, fullHeight)}>
      <PageHead
        title="Problem file"
        subtitle={`Version ${file.version}, written ${file.at} at ${file.page}`}
        wrap
        actions={
          <>
            <LookChoice look={look} onLook={setLook} />
            <Button onClick={onClose}>Running machines</Button>
          </>
        }
      />
      {file.version === version ? null : (
        <Banner tone="info" title={`The file is of another version; this is ${version}`}>
          {differences.length === 0 ? (
            'Its machines are the same here.'
          ) : (
            <ul>
              {differences.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
        </Banner>
      )}
      <div className={twoPanes}>
        <nav className={listPane} aria-label="Machines of the file">
          <h2 className={classes(heading, 'm-2')}>Machines of the file</h2>
          <Tree label="Machines of the file">
            {replays.map(({ actor, faults }) => {
              const end = faults.length === 0 ? 'same end' : 'another end';
              return (
                <TreeItem
                  key={actor.id}
                  row={
                    <>
                      <span className={rowName}>{actor.machineId}</span>
                      <code className={classes(rowState, faults.length > 0 ? 'text-danger' : 'text-text-2')}>
                        {end}
                      </code>
                    </>
                  }
                  isSelected={actor.id === chosen}
                  onSelect={() => choose(actor.id)}
                />
              );
            })}
          </Tree>
        </nav>
        {shown ? (
          <Played key={shown.actor.id} played={shown} look={look} />
        ) : (
          <p className="p-6 text-text-2">The file is empty.</p>
        )}
      </div>
    </div>
  );
}

function Played({ played: { actor, frames, faults }, look }: { played: Replay; look: Look }) {
  const { loadModels, redactor } = useHost();
  const { shownContext } = redactor;
  const machine = use(loadModels()).find((model) => model.machine.id === actor.machineId)?.machine;
  const shown = useMemo(
    () =>
      frames.map((frame) => ({
        ...frame,
        words: describeEvent(frame.event),
        context: shownContext(actor.machineId, frame.context),
        ...(machine
          ? { stage: () => ({ live: frame.snapshot, snapshot: withOwnMachines(machine, frame.persisted) }) }
          : {}),
      })),
    [actor, frames, shownContext, machine],
  );
  return (
    <section className={stage} aria-label="Replay">
      <p className={stageHead} role="status">
        {faults.length === 0 ? `All ${frames.length} steps end as they did then.` : faults.join(' ')}
      </p>
      <Player name={chartName(actor.machineId)} look={look} frames={shown} pad="px-4" />
    </section>
  );
}
