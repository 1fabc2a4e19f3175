import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useUi } from '../host.ts';

type DraftProps = { type: string; text: string; onSend: (body: object) => void; onCancel: () => void };

/** What an event carries, as JSON. Ctrl+Enter sends, Escape does not. */
export function EventDraft({ type, text: sample, onSend, onCancel }: DraftProps) {
  const { Button } = useUi();
  const [text, setText] = useState(sample);
  const [fault, setFault] = useState<string | null>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    box.current?.focus();
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const send = (event?: FormEvent) => {
    event?.preventDefault();
    const body = parsed(text);
    if (body) onSend(body);
    else setFault('This is no JSON object.');
  };
  return (
    <form
      className="mt-3 grid gap-2"
      onSubmit={send}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send(event);
        if (event.key !== 'Escape') return;
        event.preventDefault(); // the panel stays
        onCancel();
      }}
    >
      <label htmlFor="insp-draft">What {type} carries</label>
      <textarea
        ref={box}
        id="insp-draft"
        className="rounded-md border border-border-strong bg-surface p-2 font-mono font-normal text-text text-xs"
        rows={6}
        spellCheck={false}
        value={text}
        aria-describedby={fault ? 'insp-draft-fault' : undefined}
        aria-invalid={fault ? true : undefined}
        onChange={({ target }) => {
          setText(target.value);
          setFault(null);
        }}
      />
      {fault ? (
        <p id="insp-draft-fault" className="text-danger" role="alert">
          {fault}
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

function parsed(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}
