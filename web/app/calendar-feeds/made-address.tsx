import { CalendarPlus, Copy } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/feedback/toasts.ts';
import { Field } from '../../ui/fields/field.tsx';
import { TextInput } from '../../ui/fields/inputs.tsx';
import { webcalOf } from './feed-rows.ts';

/** An address right after it was made: the portal itself cannot show it a second time. */
export function MadeAddress({ name, address }: { name: string; address: string }) {
  const heading = useId();
  const [isRefused, setRefused] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setRefused(false);
      notify({ tone: 'good', text: 'Address copied.' });
    } catch {
      setRefused(true);
    }
  };
  return (
    <section className="mt-3 grid gap-2 rounded-md border border-border bg-sunken p-3" aria-labelledby={heading}>
      <h3 id={heading} className="font-strong">
        Address of ‘{name}’
      </h3>
      <Field
        label="Address"
        hint={
          isRefused
            ? 'The browser did not allow copying. Select the address and copy it.'
            : 'It is shown this once. Keep it to yourself.'
        }
      >
        <TextInput
          value={address}
          onValue={() => {}}
          readOnly
          autoFocus
          onFocus={(event) => event.currentTarget.select()}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" look="primary" icon={<Copy />} onClick={copy}>
          Copy address
        </Button>
        <Button size="sm" icon={<CalendarPlus />} onClick={() => location.assign(webcalOf(address))}>
          Open in calendar
        </Button>
      </div>
    </section>
  );
}
