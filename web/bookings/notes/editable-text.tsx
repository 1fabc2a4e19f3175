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
  if (isOpen) return <div className="editable">{form(close)}</div>;
  return (
    <div className="editable row items-end">
      <dl className="dl min-w-0 flex-1">
        <div className="wide">
          <dt>{name}</dt>
          <dd className="typed">{text || <span className="quiet">–</span>}</dd>
        </div>
      </dl>
      {isEditable ? (
        <Button ref={edit} look="quiet" size="sm" icon={<Pencil className="i" />} onClick={() => setOpen(true)}>
          Edit<span className="sr"> {name.toLowerCase()}</span>
        </Button>
      ) : null}
    </div>
  );
}
