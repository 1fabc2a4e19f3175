import { Pencil } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { formDraft } from '../../app/session/form-drafts.ts';
import { Button } from '../../ui/button.tsx';

type EditableTextProps = {
  /** 'Note'; its form keeps what is typed under this name. */
  name: string;
  text: string | null;
  isEditable: boolean;
  /** The form that takes its place. */
  form: (close: () => void) => ReactNode;
};

/** A text under its label, edited in its place; closing brings the focus back to where it was. */
export function EditableText({ name, text, isEditable, form }: EditableTextProps) {
  const [isOpen, setOpen] = useState(() => formDraft(name) !== undefined);
  const edit = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    queueMicrotask(() => edit.current?.focus());
  };
  if (isOpen) return <div className="mt-3.5">{form(close)}</div>;
  return (
    <div className="mt-3.5 flex gap-2 items-end">
      <dl className="grid grid-cols-3 gap-x-6 gap-y-3 max-sm:gap-x-4 max-sm:gap-y-2.5 max-lg:grid-cols-2 [&_dd]:wrap-anywhere [&_dt]:mb-px [&_dt]:text-text-3 [&_dt]:text-xs min-w-0 flex-1">
        <div className="col-span-full">
          <dt>{name}</dt>
          <dd className="whitespace-pre-line">{text || <span className="text-text-3">–</span>}</dd>
        </div>
      </dl>
      {isEditable ? (
        <Button ref={edit} look="quiet" size="sm" icon={<Pencil />} onClick={() => setOpen(true)}>
          Edit<span className="sr-only"> {name.toLowerCase()}</span>
        </Button>
      ) : null}
    </div>
  );
}
