import { Lock, X } from 'lucide-react';
import type { CSSProperties } from 'react';
import { IconButton } from './button.tsx';
import { classes } from './classes.ts';

type ChipProps = {
  /** The words before the value, such as 'Status'. */
  label?: string;
  value: string;
  tone?: 'plain' | 'bad' | 'dup';
  /** Absent where the chip cannot go: it shows a lock when `fixed`. */
  onRemove?: () => void;
  fixed?: boolean;
};

const chip =
  'chip inline-flex h-[26px] max-w-full items-center whitespace-nowrap rounded-md border text-[13px] forced-colors:border-[CanvasText] max-sm:in-[.chips]:h-8 max-sm:in-[.chips]:max-w-none max-sm:in-[.chips]:flex-none';

const tones = {
  plain: 'border-border bg-sunken [&>.icon-btn]:text-text-3',
  bad: 'border-danger-line bg-danger-soft text-danger',
  dup: 'border-warning-line bg-warning-soft text-warning',
};

export function Chip({ label, value, tone = 'plain', onRemove, fixed = false }: ChipProps) {
  return (
    <span className={classes(chip, tones[tone])}>
      <span className={classes('overflow-hidden text-ellipsis pl-2', fixed ? 'pr-1.5' : 'pr-0.5')}>
        {label ? <span className="mr-1 text-text-2">{label}</span> : null}
        {label ? <b className="font-strong">{value}</b> : value}
      </span>
      {fixed ? <Lock className="mr-2 size-3.5 text-text-3" role="img" aria-label="Fixed" /> : null}
      {onRemove ? (
        <IconButton
          small
          label={`Remove ${label ?? value}`}
          className="rounded-r-[5px] rounded-l-none text-inherit max-sm:in-[.chips]:h-[30px] max-sm:in-[.chips]:w-8"
          onClick={onRemove}
        >
          <X className="size-3.5" />
        </IconButton>
      ) : null}
    </span>
  );
}

/** A row of chips, which wraps on a desk and is moved sideways on a phone. */
export const chipRowClass =
  'chips flex flex-wrap items-center gap-2 max-sm:-mx-4 max-sm:w-[calc(100%+32px)] max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:px-4 max-sm:py-0.5 max-sm:[scrollbar-width:none]';

/** A number in a round badge; `what` is read out after it and not seen. */
export function CountBadge({ count, what, danger = false }: { count: number; what: string; danger?: boolean }) {
  return (
    <span
      className={classes(
        'inline-grid h-[18px] min-w-[18px] place-items-center rounded-[9px] px-[5px] font-semibold text-xs tabular-nums leading-[18px] in-[.btn]:-mr-1',
        danger ? 'bg-danger-fill text-white' : 'bg-accent-soft text-accent-soft-text',
      )}
    >
      {count}
      <span className="sr-only"> {what}</span>
    </span>
  );
}

/** `--c` for the style sheet, or nothing where the server's colour is none. React's types know no custom properties. */
export const colourVariable = (colour: string | null | undefined) =>
  colour && CSS.supports('color', colour) ? ({ '--c': colour } as CSSProperties) : undefined;

/**
 * A booking's status in the colour the server sends. Only its hue and some of its chroma are kept, so that the words
 * always read; a colour that is none gives the neutral pill.
 */
export function StatusPill({ status, colour }: { status: string; colour?: string | null | undefined }) {
  return (
    <span
      className="pill inline-flex h-[22px] max-w-full items-center gap-1.5 overflow-hidden text-ellipsis whitespace-nowrap rounded-[11px] pr-[9px] pl-2 font-strong text-xs leading-[22px] before:size-[7px] before:flex-none before:rounded-full forced-colors:border forced-colors:border-[CanvasText]"
      style={colourVariable(colour)}
    >
      {status}
    </span>
  );
}
