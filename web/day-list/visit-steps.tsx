import type { VisitPress } from '../../machines/attendance/attendance.machine.ts';
import { Button } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { formatTime } from '../ui/date-format.ts';
import {
  phaseOf,
  placeOf,
  pressOfStop,
  type Stop,
  type StopPress,
  stopStateLabels,
  type Visit,
  visitPresses,
} from './visit-presses.ts';

export type VisitProps = {
  visit: Visit;
  name: string;
  onPress: (press: VisitPress) => void;
  /** The press that is being saved. */
  saving: VisitPress | null;
  /** True while anything of this person is being saved. */
  isBusy: boolean;
};

/** The presses of a visit route; the first moves the person on. */
export function VisitPresses(props: VisitProps) {
  return (
    <div className="flex flex-wrap justify-end gap-2 max-md:justify-start">
      {visitPresses(props.visit).map((press, at) => (
        <PressButton key={press.step} {...props} press={press} of={props.name} isMain={at === 0} size="lg" />
      ))}
    </div>
  );
}

/** The stops of a visit: when, where, what was done, and what can be skipped or done again. */
export function VisitStopList({ timeZone, ...props }: VisitProps & { timeZone: string }) {
  const { visit, name } = props;
  const hasLeft = phaseOf(visit).matches('left');
  return (
    <ol className="my-1" aria-label={`Stops of ${name}`}>
      {visit.visitStops.map((stop) => (
        <li key={stop.name} className="flex items-center gap-x-3 text-[13px]">
          <span className="w-10 flex-none tabular-nums">{formatTime(timeZone, stop.fromTime)}</span>
          <span
            className={classes('min-w-0 flex-1 truncate max-md:whitespace-normal', TONE[stop.state])}
            title={stop.resources.join(', ')}
          >
            {placeOf(stop)}: {stop.name}
          </span>
          <span className="flex-none empty:hidden">{stopStateLabels[stop.state]}</span>
          {hasLeft ? null : (
            <span className="print:hidden">
              <PressButton {...props} press={pressOfStop(stop)} of={`${stop.name}, ${name}`} size="sm" />
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

const TONE: Readonly<Record<Stop['state'], string>> = {
  expected: 'text-text',
  here: 'font-strong text-text',
  done: 'text-text-3',
  skipped: 'text-text-3 line-through',
  repeated: 'font-strong text-warning',
};

type ButtonProps = Omit<VisitProps, 'visit' | 'name'> & {
  press: StopPress;
  of: string;
  isMain?: boolean;
  size: 'sm' | 'lg';
};

function PressButton({ press: { step, stop, label }, of, isMain, size, saving, isBusy, onPress }: ButtonProps) {
  const isThis = isBusy && saving?.step === step && saving.stop === stop;
  return (
    <Button
      size={size}
      look={isMain ? 'primary' : 'quiet'}
      aria-label={`${label}: ${of}`}
      busy={isThis ? `${label}…` : null}
      off={isBusy && !isThis ? 'Another change is on its way.' : null}
      onClick={() => onPress({ step, stop })}
    >
      {label}
    </Button>
  );
}
