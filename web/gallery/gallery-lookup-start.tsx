import { Lookup } from '../app/forms/lookup.tsx';
import { Field } from '../ui/fields/field.tsx';

const never = () => new Promise<never>(() => {});

/** The field before its list is there, and with it. */
export const LookupStartScreen = () => (
  <div className="p-6">
    <Field label="Position">
      <Lookup value={null} onPick={() => {}} load={never} />
    </Field>
  </div>
);
