import type { SiteFields as SiteValues } from '../../machines/forms/catalogue-forms.ts';
import { isState, STATES } from '../../machines/rules/calendar/states.ts';
import { PHONE_HINT } from '../../machines/rules/contact/phone.ts';
import { Field, useGroupControl } from '../ui/fields/field.tsx';
import { Select, TextInput } from '../ui/fields/inputs.tsx';
import { Checkbox, Switch } from '../ui/fields/switches.tsx';
import { onOff } from '../ui/on-off.ts';

/** The part of a form that a site's fields need, new or edited. */
interface SiteForm {
  readonly errors: Readonly<Record<string, string>>;
  readonly values: SiteValues;
  field<Name extends keyof SiteValues & string>(name: Name): FieldProps<SiteValues[Name], Name>;
}

interface FieldProps<Value, Name> {
  readonly name: Name;
  readonly value: Value;
  onValue(value: Value): void;
  onBlur(): void;
}

const states = Object.keys(STATES).map((state) => ({ value: state, label: state }));

/** Zones of the country, and the site's own where it is another one. */
const zonesWith = (own: string) =>
  [...new Set([...Intl.supportedValuesOf('timeZone').filter((zone) => zone.startsWith('Australia/')), own])]
    .filter((zone) => zone !== '')
    .map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));

export const siteLabels = {
  name: 'Name',
  phone: 'Phone',
  fax: 'Fax',
  email: 'Email',
  address: 'Address',
  suburb: 'Suburb',
  state: 'State',
  postcode: 'Postcode',
  timezone: 'Time zone',
  serviceTypes: 'Services',
  isExternal: 'Run by a partner',
  bookingFree: 'Free booking',
  travelMinutes: 'Travel time in minutes',
  mostOverPlan: 'Over the plan a day',
};

export function SiteFields({ form }: { form: SiteForm }) {
  const { errors, values, field } = form;
  const chooseState = (state: string) => {
    const isUsual = values.timezone === '' || (isState(values.state) && STATES[values.state] === values.timezone);
    field('state').onValue(state);
    // Unless another zone was chosen, the zone is the state's.
    if (isUsual && isState(state)) field('timezone').onValue(STATES[state]);
  };
  return (
    <>
      <Field label="Name" error={errors['name']}>
        <TextInput {...field('name')} maxLength={200} autoComplete="off" />
      </Field>
      <div className="grid gap-4 sm:grid-cols-[1fr_1fr]">
        <Field label="Phone" error={errors['phone']} hint={PHONE_HINT}>
          <TextInput {...field('phone')} type="tel" maxLength={50} autoComplete="off" />
        </Field>
        <Field label="Fax" optional error={errors['fax']}>
          <TextInput {...field('fax')} type="tel" maxLength={50} autoComplete="off" />
        </Field>
      </div>
      <Field label="Email" error={errors['email']}>
        <TextInput {...field('email')} type="email" maxLength={254} autoComplete="off" spellCheck={false} />
      </Field>
      <Field label="Address" error={errors['address']} hint="Street and number, as candidates see it.">
        <TextInput {...field('address')} maxLength={200} autoComplete="off" />
      </Field>
      <div className="grid gap-4 sm:grid-cols-[2fr_1fr_1fr]">
        <Field label="Suburb" error={errors['suburb']}>
          <TextInput {...field('suburb')} maxLength={200} autoComplete="off" />
        </Field>
        <Field label="State" error={errors['state']}>
          <Select {...field('state')} choices={states} onValue={chooseState} empty="Choose" />
        </Field>
        <Field label="Postcode" error={errors['postcode']}>
          <TextInput {...field('postcode')} inputMode="numeric" maxLength={4} autoComplete="off" />
        </Field>
      </div>
      <Field label="Time zone" error={errors['timezone']} hint="Appointments at this site are shown in it.">
        <Select {...field('timezone')} choices={zonesWith(values.timezone)} empty="Choose" />
      </Field>
      <Field
        label="Travel time in minutes"
        error={errors['travelMinutes']}
        hint="What a person needs from another clinic to this one. Rosters of one person on one day leave so much between."
      >
        <TextInput {...field('travelMinutes')} inputMode="numeric" maxLength={3} autoComplete="off" />
      </Field>
      <Field
        label="Over the plan a day"
        error={errors['mostOverPlan']}
        hint="How many appointments may be booked over the plan on a full day, each with a reason. 0 for none."
      >
        <TextInput {...field('mostOverPlan')} inputMode="numeric" maxLength={2} autoComplete="off" />
      </Field>
      <Field label="Services" group error={errors['serviceTypes']}>
        <Services {...field('serviceTypes')} />
      </Field>
      <Switch {...onOff(field('isExternal'))}>Run by a partner</Switch>
      <Switch
        {...onOff(field('bookingFree'))}
        error={errors['bookingFree']}
        hint="Quarter hours on weekdays are offered instead of rostered times, and are not held."
      >
        Free booking
      </Switch>
    </>
  );
}

const services = [
  { value: 'pem', label: 'Medical' },
  { value: 'fit_test', label: 'Fit test' },
] as const;

type ServicesProps = {
  name: string;
  value: readonly string[];
  onValue: (value: readonly string[]) => void;
  onBlur: () => void;
};

function Services({ name, value, onValue, onBlur }: ServicesProps) {
  const { id, 'aria-labelledby': labelled, 'aria-describedby': described } = useGroupControl();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a field's label names it, where a fieldset would need a legend of its own
    <div
      id={id}
      role="group"
      aria-labelledby={labelled}
      aria-describedby={described}
      className="flex items-center flex-wrap gap-6"
    >
      {services.map((service, at) => (
        <Checkbox
          key={service.value}
          checked={value.includes(service.value)}
          onBlur={onBlur}
          onValue={(isOn) =>
            onValue(
              services.map((one) => one.value).filter((one) => (one === service.value ? isOn : value.includes(one))),
            )
          }
          {...(at === 0 ? { name } : {})}
        >
          {service.label}
        </Checkbox>
      ))}
    </div>
  );
}
