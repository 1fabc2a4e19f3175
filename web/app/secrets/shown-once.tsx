import { Copy } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { TextInput } from '../../ui/fields/inputs.tsx';
import { useCopy } from './use-copy.ts';

type ShownOnceProps = {
  heading: string;
  /** Its noun, such as 'Address'. */
  label: string;
  value: string;
  /** Further buttons. */
  children?: ReactNode;
};

/** A secret right after it was made: the portal itself cannot show it a second time. */
export function ShownOnce({ heading, label, value, children }: ShownOnceProps) {
  const id = useId();
  const { copy, isRefused } = useCopy(label, value);
  const noun = label.toLowerCase();
  return (
    <section className="mt-3 grid gap-2 rounded-md border border-border bg-sunken p-3" aria-labelledby={id}>
      <h3 id={id} className="font-strong">
        {heading}
      </h3>
      <Field
        label={label}
        hint={
          isRefused
            ? `The browser did not allow copying. Select the ${noun} and copy it.`
            : 'It is shown this once. Keep it to yourself.'
        }
      >
        <TextInput
          value={value}
          onValue={() => {}}
          readOnly
          autoFocus
          onFocus={(event) => event.currentTarget.select()}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" look="primary" icon={<Copy />} onClick={copy}>
          Copy {noun}
        </Button>
        {children}
      </div>
    </section>
  );
}
