import { useId } from 'react';
import type { LookupItem } from '../../machines/lookup/lookup.types.ts';
import { type AssessmentFacts, MAX_PREPARATION_LENGTH } from '../../machines/rules/booking/assessment-form.ts';
import { formatPrice, gstOf, parsePrice } from '../../machines/rules/booking/price.ts';
import { SeveralField } from '../app/forms/several-field.tsx';
import type { LookupProps } from '../app/forms/use-lookup-machine.ts';
import { Field } from '../ui/fields/field.tsx';
import { TextArea, TextInput } from '../ui/fields/inputs.tsx';
import { Checkbox } from '../ui/fields/switches.tsx';

/** The part of a form that an assessment's fields need, new or edited. */
interface AssessmentForm {
  readonly values: AssessmentFacts;
  readonly errors: Readonly<Record<string, string>>;
  field(name: Exclude<keyof AssessmentFacts, 'comesFirst' | 'runsBeside' | 'comesAfter'>): {
    name: string;
    value: string;
    onValue: (value: string) => void;
    onBlur: () => void;
  };
  field(name: 'comesFirst' | 'runsBeside'): { onValue: (value: boolean) => void };
  field(name: 'comesAfter'): { onValue: (value: AssessmentFacts['comesAfter']) => void };
}

export const assessmentLabels = {
  category: 'Category',
  name: 'Name',
  minutes: 'Minutes',
  price: 'Price without GST',
  preparation: 'Preparation',
  needs: 'What it needs',
  cleanUp: 'Clean-up minutes',
  comesFirst: 'Comes first',
  runsBeside: 'Runs beside',
  comesAfter: 'Comes after',
};

type FieldsProps = {
  form: AssessmentForm;
  categories: readonly string[];
  /** Assessments that can come before it. */
  loadEarlier: LookupProps<LookupItem>['load'];
};

export function AssessmentFields({ form, categories, loadEarlier }: FieldsProps) {
  const { values, errors, field } = form;
  const known = useId();
  const cents = parsePrice(values.price);
  const priceHint =
    cents === null ? 'Shown where a package is given its price.' : `${formatPrice(cents + gstOf(cents))} with GST.`;
  return (
    <>
      <Field
        label={assessmentLabels.category}
        error={errors['category']}
        hint="The heading it stands under in a package."
      >
        <TextInput {...field('category')} list={known} autoFocus maxLength={200} autoComplete="off" />
      </Field>
      <datalist id={known}>
        {categories.map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
      <Field label={assessmentLabels.name} error={errors['name']}>
        <TextInput {...field('name')} maxLength={200} autoComplete="off" />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={assessmentLabels.minutes} error={errors['minutes']} hint="How long it takes.">
          <TextInput {...field('minutes')} inputMode="numeric" maxLength={3} autoComplete="off" />
        </Field>
        <Field label={assessmentLabels.price} optional error={errors['price']} hint={priceHint}>
          <TextInput {...field('price')} inputMode="decimal" maxLength={14} autoComplete="off" placeholder="60.00" />
        </Field>
      </div>
      <Field
        label={assessmentLabels.preparation}
        optional
        error={errors['preparation']}
        hint="What the candidate does before it, as a sentence. Confirmations say it."
      >
        <TextArea {...field('preparation')} rows={2} maxLength={MAX_PREPARATION_LENGTH} />
      </Field>
      <NeedsFields form={form} loadEarlier={loadEarlier} />
    </>
  );
}

/** Needs of its stop of a visit. Without them a doctor does it, and the other fields are hidden. */
function NeedsFields({ form: { values, errors, field }, loadEarlier }: Omit<FieldsProps, 'categories'>) {
  return (
    <>
      <Field
        label={assessmentLabels.needs}
        optional
        error={errors['needs']}
        hint="Such as nurse, room, device for spirometry. Empty: a doctor does it."
      >
        <TextInput {...field('needs')} maxLength={200} autoComplete="off" placeholder="nurse, booth" />
      </Field>
      {values.needs.trim() === '' ? null : (
        <>
          <Field
            label={assessmentLabels.cleanUp}
            optional
            error={errors['cleanUp']}
            hint="How long its rooms, booths and devices stay taken after it."
          >
            <TextInput {...field('cleanUp')} inputMode="numeric" maxLength={2} autoComplete="off" />
          </Field>
          <SeveralField
            label={assessmentLabels.comesAfter}
            optional
            chosen={values.comesAfter}
            onChosen={(items) => field('comesAfter').onValue(items.map(({ id, name }) => ({ id, name })))}
            load={loadEarlier}
            placeholder="Add an assessment"
            hint="These are done before it. Those that a package has not count for nothing."
          />
          <Checkbox checked={values.comesFirst} onValue={field('comesFirst').onValue}>
            It comes before all others of the package
          </Checkbox>
          <Checkbox checked={values.runsBeside} onValue={field('runsBeside').onValue}>
            The candidate goes on while it runs
          </Checkbox>
        </>
      )}
    </>
  );
}
