import { useEffect, useId, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import type { EditForm } from '../forms/form.tsx';

export type FieldLabels = Readonly<Record<string, string>>;

type ConflictBoxProps = {
  form: EditForm;
  labels: FieldLabels;
  /** Values that are codes, as the fields say them. */
  formatValue?: (value: unknown) => unknown;
  /** 2 where the form is right below the page's title. */
  level?: 2 | 3;
};

/**
 * Values that another person saved while this form was open, and a choice between the two. Nothing is overwritten
 * unseen.
 */
export function ConflictBox({ form, labels, formatValue = (value) => value, level = 3 }: ConflictBoxProps) {
  const heading = useId();
  const box = useRef<HTMLElement>(null);
  const Heading = `h${level}` as const;
  // It replaces the button that was pressed: reading and Tab continue at it.
  useEffect(() => {
    if (document.activeElement === document.body) box.current?.focus();
  }, []);
  if (!form.conflict) return null;
  const changes = form.conflict.changes.filter(({ field }) => labels[field] !== undefined);
  return (
    <section
      ref={box}
      tabIndex={-1}
      className="grid gap-2.5 rounded-md border border-warning-line bg-warning-soft p-3"
      aria-labelledby={heading}
    >
      <div>
        <Heading id={heading} className="font-strong">
          Changed meanwhile
        </Heading>
        <p>{form.refusal}</p>
      </div>
      <dl className="grid gap-2">
        {changes.map(({ field, was, now, mine }) => (
          <div key={field}>
            <dt className="text-xs text-text-2">{labels[field]}</dt>
            <dd>
              <s className="text-text-3">{displayText(formatValue(was))}</s> <span className="sr-only">became</span>{' '}
              <b>{displayText(formatValue(now))}</b>
              {mine === undefined ? null : (
                <span className="text-text-2"> · yours: {displayText(formatValue(mine))}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex items-center gap-2 flex-wrap">
        <Button size="sm" onClick={form.conflict.takeTheirs}>
          Take theirs
        </Button>
        <Button size="sm" look="primary" onClick={form.conflict.keepMine}>
          Save mine over it
        </Button>
      </div>
    </section>
  );
}

/** A value of a form in words; lists one after the other. */
function displayText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.length === 0 ? '(none)' : value.map(displayText).join(', ');
  if (typeof value === 'object' && value !== null && 'name' in value) return String(value.name);
  return String(value ?? '').trim() || '(none)';
}
