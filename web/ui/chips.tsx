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

export function Chip({ label, value, tone = 'plain', onRemove, fixed = false }: ChipProps) {
  return (
    <span className={classes('chip', tone !== 'plain' && tone, fixed && 'is-fixed')}>
      <span>
        {label ? <span className="muted">{label}</span> : null}
        {label ? <b>{value}</b> : value}
      </span>
      {fixed ? <Lock className="i i-s" role="img" aria-label="Fixed" /> : null}
      {onRemove ? (
        <IconButton small label={`Remove ${label ?? value}`} onClick={onRemove}>
          <X className="i i-s" />
        </IconButton>
      ) : null}
    </span>
  );
}

/** A number in a round badge; `what` is read out after it and not seen. */
export function CountBadge({ count, what, danger = false }: { count: number; what: string; danger?: boolean }) {
  return (
    <span className={classes('badge', danger && 'badge-danger')}>
      {count}
      <span className="sr"> {what}</span>
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
    <span className="pill" style={colourVariable(colour)}>
      {status}
    </span>
  );
}
