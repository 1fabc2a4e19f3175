import './inspector.css';
import { use, useMemo, useState } from 'react';
import { spoken } from '../../machines/models/spoken.ts';
import version from '../generated/version.json' with { type: 'json' };
import type { ProblemFile } from '../tap/problem-file.ts';
import { type Replay, replay, versionDifferences } from '../tap/replay.ts';
import { Button } from '../ui/button.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Banner } from '../ui/states.tsx';
import { chartName } from './charts.ts';
import { Player } from './player.tsx';
import { loadModels } from './samples.ts';

/** A problem file, each of its machines played again by the machine of this version. */
export function ReplayView({ file, onClose }: { file: ProblemFile; onClose: () => void }) {
  const models = use(loadModels());
  const machines = useMemo(() => new Map(models.map(({ machine }) => [machine.id, machine])), [models]);
  const replays = useMemo(() => file.actors.map((actor) => replay(actor, machines)), [file, machines]);
  const [chosen, choose] = useState(file.actors[0]?.id ?? '');
  const shown = replays.find(({ actor }) => actor.id === chosen);
  const differences = file.version === version.version ? [] : versionDifferences(file, machines);
  return (
    <div className="insp">
      <PageHead
        title="Problem file"
        subtitle={`Version ${file.version}, written ${file.at} at ${file.page}`}
        actions={<Button onClick={onClose}>Running machines</Button>}
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
          <ul>
            {replays.map(({ actor, faults }) => (
              <li key={actor.id}>
                <button
                  type="button"
                  className="insp-actor"
                  aria-current={actor.id === chosen ? 'true' : undefined}
                  onClick={() => choose(actor.id)}
                >
                  <span className="insp-name">{actor.machineId}</span>
                  <code>{faults.length === 0 ? 'same end' : 'another end'}</code>
                </button>
              </li>
            ))}
          </ul>
        </nav>
        {shown ? <Played key={shown.actor.id} played={shown} /> : <p className="muted p-6">The file is empty.</p>}
      </div>
    </div>
  );
}

function Played({ played: { actor, frames, faults } }: { played: Replay }) {
  return (
    <section className="insp-stage" aria-label="Replay">
      <p className="insp-state-now" role="status">
        {faults.length === 0 ? `All ${frames.length} steps end as they did then.` : faults.join(' ')}
      </p>
      <Player
        name={chartName(actor.machineId)}
        look="chart"
        frames={frames.map((frame) => ({ ...frame, words: spoken(frame.event) }))}
      />
    </section>
  );
}
