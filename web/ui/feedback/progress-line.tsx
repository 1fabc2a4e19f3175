import { classes } from '../classes.ts';

type ProgressLineProps = {
  /** Its accessible name. */
  label: string;
  value: number;
  most: number;
  className?: string;
};

const LINE = classes(
  'h-1.5 appearance-none overflow-hidden rounded-[3px] border-0 bg-border',
  '[&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-border [&::-webkit-progress-value]:bg-accent',
);

export const ProgressLine = ({ label, value, most, className }: ProgressLineProps) => (
  <progress className={classes(LINE, className)} aria-label={label} max={Math.max(most, 1)} value={value} />
);
