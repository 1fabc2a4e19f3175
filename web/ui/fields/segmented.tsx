import { type KeyboardEvent, useRef } from 'react';
import { defined } from '../../../machines/lib/assert-defined.ts';
import type { Choice } from './inputs.tsx';

type SegmentedControlProps<Value extends string> = {
  /** Its accessible name. */
  label: string;
  value: Value;
  choices: readonly Choice<Value>[];
  onValue: (value: Value) => void;
};

const steps: Partial<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Two or three exclusive choices in a row, moved through with the arrow keys like radio buttons. */
export function SegmentedControl<Value extends string>({
  label,
  value,
  choices,
  onValue,
}: SegmentedControlProps<Value>) {
  const row = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const from = choices.findIndex((choice) => choice.value === value);
    const to = (from + step + choices.length) % choices.length;
    onValue(defined(choices[to]).value);
    row.current?.querySelectorAll('button')[to]?.focus();
  };
  return (
    <div ref={row} className="segment" role="radiogroup" aria-label={label} onKeyDown={move}>
      {choices.map((choice) => (
        // biome-ignore lint/a11y/useSemanticElements: a button that looks pressed; a native radio cannot hold this look in forced colours.
        <button
          key={choice.value}
          type="button"
          role="radio"
          aria-checked={choice.value === value}
          tabIndex={choice.value === value ? 0 : -1}
          onClick={() => onValue(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}
