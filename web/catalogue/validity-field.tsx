import { Field } from '../ui/fields/field.tsx';
import { TextInput } from '../ui/fields/inputs.tsx';

/** The part of a form that the field needs, of a new package or an edited one. */
interface ValidityForm {
  readonly errors: Readonly<Record<string, string>>;
  field(name: 'validity'): { name: 'validity'; value: string; onValue(value: string): void; onBlur(): void };
}

/** The months after which a candidate is due again for the package. */
export const ValidityField = ({ form }: { form: ValidityForm }) => (
  <Field
    label="Due again after"
    optional
    hint="Months from the appointment. Leave it empty where the package stays valid."
    error={form.errors['validity']}
    className="max-w-[320px]"
  >
    <TextInput {...form.field('validity')} inputMode="numeric" maxLength={3} autoComplete="off" />
  </Field>
);
