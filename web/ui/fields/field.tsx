import { CircleAlert } from 'lucide-react';
import { createContext, type ReactNode, useContext, useId, useLayoutEffect, useState } from 'react';
import { counterText } from '../../../machines/rules/text/counter.ts';
import { classes } from '../classes.ts';
import { errorClass, hintClass } from './control-classes.ts';

/** Props that tie a control to its field. */
export type Control = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true };

const FieldContext = createContext<Control | null>(null);

/** The id, description and error mark given by the `Field` around a control. */
export function useControl(): Control {
  const control = useContext(FieldContext);
  if (!control) throw new Error('A control stands in a Field.');
  return control;
}

const LabelContext = createContext('');

/** The words above a control: the portal's own, never anybody's. */
export const useLabel = () => useContext(LabelContext);

/** For controls made of several parts, which a `label for` cannot name. */
export function useGroupControl(): Control & { 'aria-labelledby': string } {
  const control = useControl();
  return { ...control, 'aria-labelledby': `${control.id}-label` };
}

const OwnErrorContext = createContext<(message: string | null) => void>(() => {});

/** Shows at the field what the control itself cannot take, such as a date that is none. */
export function useOwnError(message: string | null) {
  const report = useContext(OwnErrorContext);
  useLayoutEffect(() => {
    report(message);
    return () => report(null);
  }, [report, message]);
}

export type FieldProps = {
  label: string;
  /** Marked, because required is the rule. */
  optional?: boolean;
  hint?: ReactNode;
  /** Keeps the hint beside the error, where it helps to repair. */
  keepHint?: boolean;
  error?: string | null | undefined;
  /** The text and how long it may be, shown as '27 of 200'. */
  counter?: { text: string; most: number };
  /** A link at the label's right, such as 'Forgot password?'. Tab reaches it after the control. */
  aside?: ReactNode;
  /** The control is a group (chips, dates), so the label names it instead of pointing at it. */
  group?: boolean;
  className?: string;
  children: ReactNode;
};

/** Label above, control, then hint or error, and the counter at the right. */
export function Field({
  label,
  optional,
  hint,
  keepHint,
  error: hostError,
  counter,
  aside,
  group,
  className,
  children,
}: FieldProps) {
  const id = useId();
  const [ownError, setOwnError] = useState<string | null>(null);
  const error = ownError ?? hostError;
  const shownHint = hint && (!error || keepHint) ? hint : null;
  const described = [error && `${id}-error`, shownHint && `${id}-hint`, counter && `${id}-counter`]
    .filter(Boolean)
    .join(' ');
  const control = {
    id,
    ...(described && { 'aria-describedby': described }),
    ...(error && { 'aria-invalid': true as const }),
  };
  const words = (
    <>
      {label}
      {optional ? <span className="font-normal text-text-3"> (optional)</span> : null}
    </>
  );
  const name = group ? (
    <span className="font-strong" id={`${id}-label`}>
      {words}
    </span>
  ) : (
    <label htmlFor={id} id={`${id}-label`}>
      {words}
    </label>
  );
  return (
    <div className={classes('relative grid grid-cols-1 content-start gap-1 [:where(&_label)]:font-strong', className)}>
      {name}
      <FieldContext value={control}>
        <LabelContext value={label}>
          <OwnErrorContext value={setOwnError}>{children}</OwnErrorContext>
        </LabelContext>
      </FieldContext>
      {aside ? <span className="absolute top-0 right-0">{aside}</span> : null}
      {error || shownHint || counter ? (
        <div className="flex justify-between gap-3">
          <div>
            {error ? (
              <p className={errorClass} id={`${id}-error`}>
                <CircleAlert />
                {error}
              </p>
            ) : null}
            {shownHint ? (
              <p className={hintClass} id={`${id}-hint`}>
                {shownHint}
              </p>
            ) : null}
          </div>
          {counter ? (
            <span className="ml-auto flex-none text-text-3 text-xs tabular-nums" id={`${id}-counter`}>
              {counterText(counter.text, counter.most)}
            </span>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
