import { addHolidayForm, newHoliday } from '../../../machines/forms/board-forms.ts';
import { FormBox, RefusalLine, useForm } from '../../app/forms/form.tsx';
import { useGateway } from '../../app/session/session-context.tsx';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { TextInput } from '../../ui/fields/inputs.tsx';
import { AddHolidayDocument } from '../scheduler.documents.ts';
import { StateClinics } from './state-clinics.tsx';

export type Year = { state: string; year: number };

type Props = { to: { readonly current: Year }; shown: Year; onAdded: () => void };

/** Adds an own day for all of a state or for chosen clinics. Typed words stay while another state or year is shown. */
export function AddHoliday({ to, shown, onAdded }: Props) {
  const gateway = useGateway();
  const form = useForm(addHolidayForm, newHoliday, {
    save: async ({ day, name, isForAll, siteIds }, signal) => {
      const input = { state: to.current.state, day, name, siteIds: isForAll ? [] : [...siteIds] };
      return (await gateway.request(AddHolidayDocument, input, { signal })).addHoliday;
    },
    onSaved: onAdded,
  });
  const { value: siteIds, onValue: onSiteIds } = form.field('siteIds');
  const { value: isForAll, onValue: onForAll } = form.field('isForAll');
  return (
    <FormBox form={form} label="Add an own day" className="grid gap-3">
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label="Own day" error={form.errors['day']}>
          <DateField {...form.field('day')} min={`${shown.year}-01-01`} max={`${shown.year}-12-31`} />
        </Field>
        <Field label="Name" error={form.errors['name']}>
          <TextInput {...form.field('name')} maxLength={100} />
        </Field>
      </div>
      <Field label="Clinics" error={form.errors['siteIds']}>
        <StateClinics
          key={shown.state}
          state={shown.state}
          all={isForAll}
          siteIds={siteIds}
          onChoice={(choice) => {
            onForAll(choice.all);
            onSiteIds(choice.siteIds);
          }}
        />
      </Field>
      <RefusalLine form={form} />
      <div className="flex items-center gap-2">
        <Button type="submit" busy={form.isBusy ? 'Adding…' : null}>
          Add day
        </Button>
      </div>
    </FormBox>
  );
}
