import { type FormEvent, useEffect, useRef, useState } from 'react';
import { classes } from '../classes.ts';
import { useUi } from '../host.ts';
import { input } from '../looks.ts';

type FieldsProps = {
  type: string;
  /** An event of that type with what it may carry: it says which fields there are. */
  sample: object;
  onSend: (event: { readonly type: string }) => void;
  onCancel: () => void;
};

type Fields = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown) =>
  value === null ||
  Array.isArray(value) ||
  (typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype);

/** Data of an event, a field each: texts, numbers and switches as such, anything larger as JSON. Escape cancels. */
export function EventFields({ type, sample, onSend, onCancel }: FieldsProps) {
  const { Button } = useUi();
  const { type: _type, actorId: _actorId, ...carried } = sample as Fields;
  const [values, setValues] = useState<Fields>(carried);
  /** Texts of larger values that are no JSON as yet, by field. */
  const [unread, setUnread] = useState<Readonly<Record<string, string>>>({});
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input, textarea, button')?.focus();
    form.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const faults = Object.keys(unread);
  const set = (field: string, value: unknown) => setValues({ ...values, [field]: value });
  const setText = (field: string, text: string) => {
    const { [field]: _before, ...others } = unread;
    try {
      set(field, JSON.parse(text));
      setUnread(others);
    } catch {
      setUnread({ ...others, [field]: text });
    }
  };
  const send = (event?: FormEvent) => {
    event?.preventDefault();
    setTried(true);
    if (faults.length === 0) onSend({ ...sample, ...values, type });
  };
  return (
    <form
      ref={form}
      className="mt-3 grid gap-2"
      aria-label={`What ${type} carries`}
      onSubmit={send}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send(event);
        if (event.key !== 'Escape') return;
        event.preventDefault(); // the panel stays
        onCancel();
      }}
    >
      {Object.entries(carried).map(([field, first]) => (
        <Field
          key={field}
          field={field}
          first={first}
          value={values[field]}
          onValue={(value) => set(field, value)}
          onText={(text) => setText(field, text)}
        />
      ))}
      {isTried && faults.length > 0 ? (
        <p className="text-danger" role="alert">
          {faults.join(', ')}: this is no JSON.
        </p>
      ) : null}
      <div className="flex items-center gap-2">
        <Button size="sm" type="submit">
          Send {type}
        </Button>
        <Button size="sm" look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

type FieldProps = {
  field: string;
  /** The sample's value, whose type decides the kind of field. */
  first: unknown;
  value: unknown;
  onValue: (value: unknown) => void;
  onText: (text: string) => void;
};

const named = 'grid gap-0.5 text-text-2 text-xs';

function Field({ field, first, value, onValue, onText }: FieldProps) {
  if (typeof first === 'boolean')
    return (
      <label className="flex items-center gap-2 text-text-2 text-xs">
        <input type="checkbox" checked={value === true} onChange={({ target }) => onValue(target.checked)} />
        {field}
      </label>
    );
  if (typeof first === 'string' || typeof first === 'number')
    return (
      <label className={named}>
        {field}
        <input
          className={input}
          type={typeof first === 'number' ? 'number' : 'text'}
          step="any"
          value={String(value)}
          onChange={({ target }) => onValue(typeof first === 'number' ? target.valueAsNumber : target.value)}
        />
      </label>
    );
  if (!isPlain(first)) return <p className="text-text-2 text-xs">{`${field}: ${first}`}</p>;
  return (
    <label className={named}>
      {field}
      <textarea
        className={classes(input, 'py-1 font-mono font-normal text-text text-xs')}
        rows={5}
        spellCheck={false}
        defaultValue={JSON.stringify(first, null, 1)}
        onChange={({ target }) => onText(target.value)}
      />
    </label>
  );
}
