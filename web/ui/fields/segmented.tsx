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
    <div
      ref={row}
      className="segment inline-flex max-w-full flex-wrap justify-self-start rounded-[8px] bg-text/6 p-0.5 max-sm:flex"
      role="radiogroup"
      aria-label={label}
      onKeyDown={move}
    >
      {choices.map((choice) => (
        // biome-ignore lint/a11y/useSemanticElements: a button that looks pressed; a native radio cannot hold this look in forced colours.
        <button
          key={choice.value}
          type="button"
          className="h-7 cursor-pointer whitespace-nowrap rounded-md px-3 font-strong text-text-2 aria-checked:bg-surface aria-checked:text-text aria-checked:shadow-[var(--shadow-1),0_0_0_1px_var(--border)] max-sm:h-9 max-sm:flex-1 dark:aria-checked:bg-[#2a313d] dark:aria-checked:shadow-none"
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
