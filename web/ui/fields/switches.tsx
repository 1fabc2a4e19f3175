import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { classes } from '../classes.ts';
import { errorClass, hintClass } from './control-classes.ts';

type CheckboxProps = {
  checked: boolean;
  onValue: (checked: boolean) => void;
  /** Some of the things below it are chosen. */
  partly?: boolean;
  children: ReactNode;
} & Omit<ComponentProps<'input'>, 'onChange' | 'checked' | 'type' | 'children'>;

/** A box with its words; it needs no `Field`. */
export function Checkbox({ checked, onValue, partly = false, children, className, ...rest }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = partly; // has no attribute, only a property
  }, [partly]);
  return (
    <label className={classes('check', className)}>
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
  /** The effect of the switch, under its words. */
  hint?: ReactNode;
  error?: string | undefined;
} & Omit<ComponentProps<'input'>, 'onChange' | 'checked' | 'type' | 'children'>;

/** Something that is on or off, with its words; it needs no `Field`. */
export function Switch({ checked, onValue, children, hint, error, ...rest }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-2.5">
      <input
        {...rest}
        id={id}
        className="switch"
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        aria-describedby={classes(Boolean(hint) && `${id}-hint`, error && `${id}-error`) || undefined}
        aria-invalid={error ? true : undefined}
        onChange={(event) => onValue(event.target.checked)}
      />
      <span className="grid gap-0.5">
        <label className="cursor-pointer" htmlFor={id}>
          {children}
        </label>
        {hint ? (
          <span className={hintClass} id={`${id}-hint`}>
            {hint}
          </span>
        ) : null}
        {error ? (
          <span className={errorClass} id={`${id}-error`}>
            {error}
          </span>
        ) : null}
      </span>
    </div>
  );
}
