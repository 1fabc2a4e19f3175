import { Play, StepForward } from 'lucide-react';
import { eventLabel } from '../../model/describe-path.ts';
import type { Resume, Stop } from '../../recorder/breakpoints.ts';
import { shortId } from '../drawing/marked.ts';
import { useUi } from '../host.ts';

type StopBarProps = { stop: Stop; path: string; onResume: (how: Resume) => void };

const SHOWN = 6;

/** The stopped machine, the reason, the waiting events, and the ways on. */
export function StopBar({ stop, path, onResume }: StopBarProps) {
  const { Button } = useUi();
  const { waiting } = stop;
  return (
    <section
      className="sticky top-0 z-10 flex flex-wrap items-center gap-x-3 gap-y-2 border-border border-b bg-danger-soft px-4 py-2"
      aria-label={`Stopped at ${path}`}
    >
      <p className="min-w-0 flex-1" role="status">
        <b className="text-danger">Stopped</b> <Reason {...stop} />
        <span className="block text-text-2 text-xs">
          {waiting.length === 0 ? 'Nothing waits: do something in the page, or wait for its clock.' : 'Waiting: '}
          {waiting
            .slice(0, SHOWN)
            .map(({ machineId, event }) => `${machineId} ${eventLabel(event)}`)
            .join(', ')}
          {waiting.length > SHOWN ? `, and ${waiting.length - SHOWN} more` : ''}
        </span>
      </p>
      <Button
        size="sm"
        icon={<StepForward />}
        aria-keyshortcuts="F10"
        title="Take the next event that waits (F10)"
        aria-disabled={waiting.length === 0 ? true : undefined}
        onClick={() => onResume('step')}
      >
        Step
      </Button>
      <Button
        size="sm"
        icon={<Play />}
        aria-keyshortcuts="F8"
        title="Take all that waits, to the next breakpoint (F8)"
        onClick={() => onResume('go-on')}
      >
        Go on
      </Button>
    </section>
  );
}

function Reason({ machineId, why, name, by }: Stop) {
  const machine = <code>{machineId}</code>;
  if (why === 'event')
    return (
      <>
        before {machine} takes <code>{eventLabel(name)}</code>
      </>
    );
  if (why === 'step')
    return (
      <>
        after {machine} took <code>{eventLabel(name)}</code>
      </>
    );
  return (
    <>
      {machine} entered <code>{shortId(name)}</code>{' '}
      {by === null ? (
        'as it began'
      ) : (
        <>
          by <code>{eventLabel(by)}</code>
        </>
      )}
    </>
  );
}
