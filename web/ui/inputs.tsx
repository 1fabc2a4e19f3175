import { Eye, EyeOff, Lock } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from './button.tsx';
import { useControl } from './field.tsx';

type Text = { value: string; onValue: (value: string) => void };

/** One line of text, inside a `Field`. */
export function TextInput({
  value,
  onValue,
  className = '',
  ...rest
}: Text & Omit<ComponentProps<'input'>, 'onChange' | 'value'>) {
  return (
    <input
      {...rest}
      {...useControl()}
      className={`input ${className}`}
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
    <div className="with-icon">
      <TextInput {...props} type={isShown ? 'text' : 'password'} className="secret" />
      <IconButton label={isShown ? 'Hide password' : 'Show password'} onClick={() => setShown(!isShown)}>
        <Icon className="i" />
      </IconButton>
    </div>
  );
}

/** Several lines of text, inside a `Field`. */
export function TextArea({
  value,
  onValue,
  className = '',
  ...rest
}: Text & Omit<ComponentProps<'textarea'>, 'onChange' | 'value'>) {
  return (
    <textarea
      {...rest}
      {...useControl()}
      className={`textarea ${className}`}
      value={value}
      onChange={(event) => onValue(event.target.value)}
    />
  );
}

/** A value that cannot be changed here: sunken, with a lock. */
export function FixedValue({ value }: { value: string }) {
  return (
    <div className="with-icon end">
      <input {...useControl()} className="input" readOnly value={value} />
      <Lock className="i" />
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
      className="input select"
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

type CheckboxProps = {
  checked: boolean;
  onValue: (checked: boolean) => void;
  /** Some of the things below it are chosen. */
  partly?: boolean;
  children: ReactNode;
} & Omit<ComponentProps<'input'>, 'onChange' | 'checked' | 'type' | 'children'>;

/** A box with its words; it needs no `Field`. */
export function Checkbox({ checked, onValue, partly = false, children, className = '', ...rest }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = partly; // has no attribute, only a property
  }, [partly]);
  return (
    <label className={`check ${className}`}>
      <input
        {...rest}
        ref={box}
        type="checkbox"
        checked={checked}
        onChange={(event) => onValue(event.target.checked)}
      />
      <span>{children}</span>
    </label>
  );
}

type SwitchProps = {
  checked: boolean;
  onValue: (checked: boolean) => void;
  children: ReactNode;
  /** What it opens or changes, under its words. */
  hint?: ReactNode;
} & Omit<ComponentProps<'input'>, 'onChange' | 'checked' | 'type' | 'children'>;

/** Something that is on or off, with its words; it needs no `Field`. */
export function Switch({ checked, onValue, children, hint, ...rest }: SwitchProps) {
  const id = useId();
  return (
    <div className="switch-row">
      <input
        {...rest}
        id={id}
        className="switch"
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onValue(event.target.checked)}
      />
      <span>
        <label htmlFor={id}>{children}</label>
        {hint ? (
          <span className="hint" id={`${id}-hint`}>
            {hint}
          </span>
        ) : null}
      </span>
    </div>
  );
}
