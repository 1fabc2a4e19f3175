import { lazy, Suspense } from 'react';
import { shownDay } from '../../machines/rules/dates.ts';
import { useGroupControl } from './field.tsx';
import { patiently } from './patiently.ts';

/** Days are 'YYYY-MM-DD', '' while there is none or while it is half typed. */
export type DateFieldProps = {
  value: string;
  onValue: (day: string) => void;
  onBlur?: () => void;
  min?: string;
  max?: string;
  /** Without the calendar: a birthday is typed, not looked for. */
  typedOnly?: boolean;
};

export type DateRangeFieldProps = {
  from: string;
  to: string;
  onRange: (from: string, to: string) => void;
  onBlur?: () => void;
  min?: string;
  max?: string;
};

const boxes = () => patiently(() => import('./date-boxes.tsx'));
const LazyDate = lazy(async () => ({ default: (await boxes()).DateBox }));
const LazyRange = lazy(async () => ({ default: (await boxes()).DateRangeBox }));

function Resting({ text }: { text: string }) {
  const { id, ...labelled } = useGroupControl();
  return (
    // biome-ignore lint/a11y/useSemanticElements: it stands in for a group that is no fieldset either
    <div id={id} role="group" aria-busy="true" {...labelled} className="date">
      {text}
    </div>
  );
}

/** DD/MM/YYYY, typed or picked from a calendar, inside a `Field group`. */
export function DateField(props: DateFieldProps) {
  return (
    <Suspense fallback={<Resting text={shownDay(props.value)} />}>
      <LazyDate {...props} />
    </Suspense>
  );
}

/** Two days as one range, inside a `Field group`. */
export function DateRangeField(props: DateRangeFieldProps) {
  return (
    <Suspense fallback={<Resting text={`${shownDay(props.from)} – ${shownDay(props.to)}`} />}>
      <LazyRange {...props} />
    </Suspense>
  );
}
