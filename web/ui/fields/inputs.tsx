import { Eye, EyeOff, Lock } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { IconButton } from '../button.tsx';
import { inputClass, selectClass, textareaClass } from './control-classes.ts';
import { useControl } from './field.tsx';

type Text = { value: string; onValue: (value: string) => void };

/** One line of text, inside a `Field`. */
export function TextInput({
  value,
  onValue,
  className,
  ...rest
}: Text & Omit<ComponentProps<'input'>, 'onChange' | 'value'>) {
  return (
    <input
      {...rest}
      {...useControl()}
      className={inputClass(className)}
      value={value}
      onChange={(event) => onValue(event.target.value)}
    />
  );
}

/** A secret, hidden until asked for, inside a `Field`. */
export function PasswordInput(props: Text & Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'type'>) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div className="relative [&>.icon-btn]:absolute [&>.icon-btn]:top-0.5 [&>.icon-btn]:right-0.5">
      <TextInput {...props} type={isShown ? 'text' : 'password'} className="pr-10 pl-2.5" />
      <IconButton label={isShown ? 'Hide password' : 'Show password'} onClick={() => setShown(!isShown)}>
        <Icon />
      </IconButton>
    </div>
  );
}

/** Several lines of text, inside a `Field`. */
export function TextArea({
  value,
  onValue,
  className,
  ...rest
}: Text & Omit<ComponentProps<'textarea'>, 'onChange' | 'value'>) {
  return (
    <textarea
      {...rest}
      {...useControl()}
      className={textareaClass(className)}
      value={value}
      onChange={(event) => onValue(event.target.value)}
    />
  );
}

/** A value that cannot be changed here: sunken, with a lock. */
export function FixedValue({ value }: { value: string }) {
  return (
    <div className="relative">
      <input {...useControl()} className={inputClass('pr-8 pl-2.5')} readOnly value={value} />
      <Lock className="pointer-events-none absolute top-1/2 right-2.5 -mt-2 text-text-3" />
    </div>
  );
}

export type Choice<Value extends string> = { value: Value; label: string };

type SelectProps<Value extends string> = {
  value: Value | '';
  choices: readonly Choice<Value>[];
  onValue: (value: Value) => void;
  /** Shown while nothing is chosen, such as 'Choose a state'. */
  empty?: string;
} & Omit<ComponentProps<'select'>, 'onChange' | 'value'>;

/** The browser's own list, for up to about fifteen choices. */
export function Select<Value extends string>({ value, choices, onValue, empty, ...rest }: SelectProps<Value>) {
  const pick = (picked: string) => {
    const choice = choices.find((one) => one.value === picked);
    if (choice) onValue(choice.value);
  };
  return (
    <select
      {...rest}
      {...useControl()}
      className={selectClass()}
      value={value}
      onChange={(event) => pick(event.target.value)}
    >
      {value === '' ? (
        <option value="" disabled hidden>
          {empty ?? 'Choose'}
        </option>
      ) : null}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}
