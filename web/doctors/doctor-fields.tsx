import type { NewDoctor } from '../../machines/forms/doctor-forms.ts';
import { isPerson, MOST_PLACES } from '../../machines/rules/booking/resource-kinds.ts';
import { DateField } from '../ui/fields/date-field.tsx';
import { Field } from '../ui/fields/field.tsx';
import { TextInput } from '../ui/fields/inputs.tsx';

/** The part of a form that a doctor's fields need, new or edited. */
interface DoctorForm {
  readonly values: NewDoctor;
  readonly errors: Readonly<Record<string, string>>;
  field(name: Exclude<keyof NewDoctor, 'kind'>): {
    name: string;
    value: string;
    onValue: (value: string) => void;
    onBlur: () => void;
  };
}

export const doctorLabels = {
  name: 'Name',
  title: 'Title',
  registrationNumber: 'Registration number',
  mayDo: 'What they may do',
  skills: 'Skills',
  calibratedUntil: 'Calibrated until',
  capacity: 'Visits at once',
  mostPem: 'Most medicals a day',
  mostFitTest: 'Most fit tests a day',
};

/** The fields of its kind: people have a title and a registration, devices a calibration, rooms a capacity. */
export const DoctorFields = ({ form }: { form: DoctorForm }) => (
  <>
    <Field label={doctorLabels.name} hint={nameHints[form.values.kind]} error={form.errors['name']}>
      <TextInput {...form.field('name')} maxLength={100} autoFocus />
    </Field>
    {isPerson(form.values.kind) ? <PersonFields form={form} /> : null}
    <Field
      label={doctorLabels.skills}
      optional
      hint="What assessments ask for, with commas between."
      error={form.errors['skills']}
    >
      <TextInput {...form.field('skills')} maxLength={300} placeholder="spirometry, drug screen" />
    </Field>
    {form.values.kind === 'device' ? (
      <Field
        label={doctorLabels.calibratedUntil}
        optional
        hint="After this day no visit uses it."
        error={form.errors['calibratedUntil']}
      >
        <DateField {...form.field('calibratedUntil')} />
      </Field>
    ) : null}
    {form.values.kind === 'room' ? (
      <Field
        label={doctorLabels.capacity}
        hint={`How many visits it takes at the same time, up to ${MOST_PLACES}.`}
        error={form.errors['capacity']}
      >
        <TextInput {...form.field('capacity')} inputMode="numeric" maxLength={1} />
      </Field>
    ) : null}
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={doctorLabels.mostPem} optional hint="Nothing: no limit." error={form.errors['mostPem']}>
        <TextInput {...form.field('mostPem')} inputMode="numeric" maxLength={3} />
      </Field>
      <Field label={doctorLabels.mostFitTest} optional hint="Nothing: no limit." error={form.errors['mostFitTest']}>
        <TextInput {...form.field('mostFitTest')} inputMode="numeric" maxLength={3} />
      </Field>
    </div>
  </>
);

const nameHints = {
  doctor: 'As candidates see it, such as Dr Anjali Rao.',
  nurse: 'Such as Ana Ruiz.',
  technician: 'Such as Ben Okoro.',
  room: 'Such as Room 1.',
  booth: 'Such as Booth 1.',
  device: 'Such as Spirometer 1.',
};

const PersonFields = ({ form: { errors, field } }: { form: DoctorForm }) => (
  <>
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
