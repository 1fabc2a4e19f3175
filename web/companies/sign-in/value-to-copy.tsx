import { Copy } from 'lucide-react';
import { useCopy } from '../../app/secrets/use-copy.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { TextInput } from '../../ui/fields/inputs.tsx';

type ValueToCopyProps = { label: string; hint: string; value: string };

/** A value of the portal that people enter elsewhere. */
export function ValueToCopy({ label, hint, value }: ValueToCopyProps) {
  const { copy, isRefused } = useCopy(label, value);
  return (
    <Field label={label} hint={isRefused ? 'The browser did not allow copying. Select the text and copy it.' : hint}>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
        <TextInput value={value} onValue={() => {}} readOnly onFocus={(event) => event.currentTarget.select()} />
        <Button icon={<Copy />} onClick={copy}>
          Copy<span className="sr-only"> {label}</span>
        </Button>
      </div>
    </Field>
  );
}
