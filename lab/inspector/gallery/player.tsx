import { ChevronFirst, ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { describeState } from '../../model/describe-path.ts';
import { classes } from '../classes.ts';
import { type Look, MachineView } from '../drawing/machine-view.tsx';
import { type ScreenProps, useUi } from '../host.ts';
import { ContextView } from '../steps/context-view.tsx';
import { ScreenBeside } from './staged-screen.tsx';

/** One step to look at. */
export type PlayerFrame = {
  readonly words: string;
  readonly value: unknown;
  readonly live: readonly string[];
  readonly taken: readonly string[];
  /** The machine's context then, if it is shown. */
  readonly context?: unknown;
  /** The machine then, for its screen. */
  readonly stage?: () => ScreenProps;
  /** False where it went another way than it should. */
  readonly agrees?: boolean;
};

const STEP_MS = 700;

type PlayerProps = {
  name: string;
  frames: readonly PlayerFrame[];
  look: Look;
  /** Utilities for the room beside its words, where there is none around it. */
  pad?: string;
  /** The shown step, if the parent controls it. */
  at?: number;
  onAt?: (at: number) => void;
  /** Below its words. */
  children?: ReactNode;
};

/** Steps of a machine, one after the other through its chart. */
export function Player({ name, frames, look, pad = '', at: atOfOthers, onAt, children }: PlayerProps) {
  const { Button, IconButton } = useUi();
  const [own, setOwn] = useState(0);
  const at = atOfOthers ?? own;
  const setAt = onAt ?? setOwn;
  const [isPlaying, setPlaying] = useState(false);
  const last = frames.length - 1;
  useEffect(() => {
    if (!isPlaying) return;
    if (at >= last) return setPlaying(false);
    const timer = setTimeout(() => setAt(at + 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, at, last, setAt]);
  const frame = frames[at];
  if (!frame) return <p className="text-text-2">Nothing happened.</p>;
  return (
    <div className="py-3">
      <div className={classes('flex flex-wrap items-center gap-2 pb-2', pad)}>
        <IconButton label="To the start" onClick={() => setAt(0)}>
          <ChevronFirst />
        </IconButton>
        <IconButton label="Step back" aria-disabled={at === 0} onClick={() => setAt(Math.max(0, at - 1))}>
          <ChevronLeft />
        </IconButton>
        <IconButton label="Step forward" aria-disabled={at === last} onClick={() => setAt(Math.min(last, at + 1))}>
          <ChevronRight />
        </IconButton>
        <Button
          size="sm"
          icon={isPlaying ? <Pause /> : <Play />}
          onClick={() => {
            if (at >= last) setAt(0);
            setPlaying(!isPlaying);
          }}
        >
          {isPlaying ? 'Stop' : 'Play'}
        </Button>
        <input
          className="w-40"
          type="range"
          aria-label="Step"
          aria-valuetext={`${at + 1} of ${frames.length}`}
          title="Arrow keys, Home and End go through the steps"
          min={0}
          max={last}
          value={at}
          onChange={({ target }) => setAt(target.valueAsNumber)}
        />
        <p aria-live="polite">
          {at + 1} of {frames.length}: <b>{frame.words || 'started'}</b> → <code>{describeState(frame.value)}</code>
          {frame.agrees === false ? <strong className="text-danger"> It went another way then.</strong> : null}
        </p>
      </div>
      {children}
      <div className="flex flex-wrap gap-x-4 gap-y-3">
        <div className="min-w-[min(100%,480px)] flex-1">
          <MachineView
            name={name}
            look={look}
            live={frame.live}
            taken={frame.taken}
            height="h-[min(62dvh,640px,var(--chart-height))] flex-none"
          />
        </div>
        {frame.stage ? (
          <Suspense>
            <ScreenBeside name={name} at={at} words={describeState(frame.value)} stage={frame.stage} />
          </Suspense>
        ) : null}
      </div>
      {'context' in frame ? (
        <ContextView className={classes('pt-3', pad)} context={frame.context} before={frames[at - 1]?.context} />
      ) : null}
    </div>
  );
}
