import './inspector.css';
import { use, useMemo, useState } from 'react';
import { describeEvent } from '../../lab/model/describe-path.ts';
import version from '../generated/version.json' with { type: 'json' };
import type { ProblemFile } from '../tap/problem-file.ts';
import { shownContext } from '../tap/redact.ts';
import { type Replay, replay, versionDifferences } from '../tap/replay.ts';
import { Button } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { Banner } from '../ui/feedback/states.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { chartName } from './charts.ts';
import { type Look, LookChoice } from './machine-view.tsx';
import { Player } from './player.tsx';
import { loadModels } from './samples.ts';
import { Tree, TreeItem } from './tree.tsx';

/** A problem file, each of its machines played again by the machine of this version. */
export function ReplayView({ file, onClose }: { file: ProblemFile; onClose: () => void }) {
  const models = use(loadModels());
  const machines = useMemo(() => new Map(models.map(({ machine }) => [machine.id, machine])), [models]);
  const replays = useMemo(() => file.actors.map((actor) => replay(actor, machines)), [file, machines]);
  const [chosen, choose] = useState(file.actors[0]?.id ?? '');
  const [look, setLook] = useState<Look>('chart');
  const shown = replays.find(({ actor }) => actor.id === chosen);
  const differences = file.version === version.version ? [] : versionDifferences(file, machines);
  return (
    <div className="insp">
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
      {file.version === version.version ? null : (
        <Banner tone="info" title={`The file is of another version; this is ${version.version}`}>
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
      <div className="insp-panes insp-two">
        <nav className="insp-tree" aria-label="Machines of the file">
          <h2>Machines of the file</h2>
          <Tree label="Machines of the file">
            {replays.map(({ actor, faults }) => {
              const end = faults.length === 0 ? 'same end' : 'another end';
              return (
                <TreeItem
                  key={actor.id}
                  row={
                    <>
                      <span className="insp-name">{actor.machineId}</span>
                      <code className={classes(faults.length > 0 && 'insp-parted')}>{end}</code>
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
          <p className="muted p-6">The file is empty.</p>
        )}
      </div>
    </div>
  );
}

function Played({ played: { actor, frames, faults }, look }: { played: Replay; look: Look }) {
  const shown = useMemo(
    () =>
      frames.map((frame) => ({
        ...frame,
        words: describeEvent(frame.event),
        context: shownContext(actor.machineId, frame.context),
      })),
    [actor, frames],
  );
  return (
    <section className="insp-stage" aria-label="Replay">
      <p className="insp-state-now" role="status">
        {faults.length === 0 ? `All ${frames.length} steps end as they did then.` : faults.join(' ')}
      </p>
      <Player name={chartName(actor.machineId)} look={look} frames={shown} />
    </section>
  );
}
