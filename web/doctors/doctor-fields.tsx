import type { NewDoctor } from '../../machines/forms/doctor-forms.ts';
import { Field } from '../ui/fields/field.tsx';
import { TextInput } from '../ui/fields/inputs.tsx';

/** The part of a form that a doctor's fields need, new or edited. */
interface DoctorForm {
  readonly errors: Readonly<Record<string, string>>;
  field(name: keyof NewDoctor): { name: string; value: string; onValue: (value: string) => void; onBlur: () => void };
}

export const doctorLabels = {
  name: 'Name',
  title: 'Title',
  registrationNumber: 'Registration number',
  mayDo: 'What they may do',
};

export const DoctorFields = ({ form: { errors, field } }: { form: DoctorForm }) => (
  <>
    <Field label={doctorLabels.name} hint="As candidates see it, such as Dr Anjali Rao." error={errors['name']}>
      <TextInput {...field('name')} maxLength={100} autoFocus />
    </Field>
    <Field label={doctorLabels.title} optional error={errors['title']}>
      <TextInput {...field('title')} maxLength={100} placeholder="Occupational physician" />
    </Field>
    <Field
      label={doctorLabels.registrationNumber}
      optional
      hint="Tells two doctors of one name apart."
      error={errors['registrationNumber']}
    >
      <TextInput {...field('registrationNumber')} maxLength={30} autoComplete="off" spellCheck={false} />
    </Field>
    <Field label={doctorLabels.mayDo} optional error={errors['mayDo']}>
      <TextInput {...field('mayDo')} maxLength={300} placeholder="Coal Board medicals, spirometry" />
    </Field>
  </>
);
