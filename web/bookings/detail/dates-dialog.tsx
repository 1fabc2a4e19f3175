import { useState } from 'react';
import { type Wish, wishForm } from '../../../machines/forms/booking-forms.ts';
import { DEFAULT_TIME_ZONE } from '../../../machines/rules/calendar/dates.ts';
import { useForm } from '../../app/forms/form.tsx';
import { EditDialog } from '../../app/records/edit-dialog.tsx';
import { useGateway } from '../../app/session/session-context.tsx';
import { slotLookups } from '../../slots/slot-lookups.ts';
import { useList } from '../../slots/use-list.ts';
import { formatDate, pluralize } from '../../ui/date-format.ts';
import { DateRangeField } from '../../ui/fields/date-field.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { Select } from '../../ui/fields/inputs.tsx';
import { UpdateTimeslotsDocument } from './booking-changes.documents.ts';
import type { DetailDialogProps } from './booking-detail.ts';

const ANY_TIME = 'Any time';
const TIMES = [ANY_TIME, 'Morning', 'Afternoon'].map((value) => ({ value, label: value }));

/** The preferred clinic and range of a pending candidate. */
export function DatesDialog({ detail, onChanged, onClose }: DetailDialogProps) {
  const gateway = useGateway();
  const [{ machine, lookups, today }] = useState(() => {
    const today = formatDate(DEFAULT_TIME_ZONE, Date.now());
    return { today, machine: wishForm(today), lookups: slotLookups(gateway, detail.serviceType) };
  });
  const { bookingId, candidateId } = detail;
  const form = useForm<Wish, unknown>(
    machine,
    {
      state: detail.preferredState ?? '',
      siteId: detail.preferredSiteId ?? '',
      fromDate: detail.preferredFromDate ?? '',
      toDate: detail.preferredToDate ?? '',
      time: detail.preferredTime ?? '',
    },
    {
      save: async ({ siteId, fromDate, toDate, time }, signal) => {
        const wish = { siteId, preferredFromDate: fromDate, preferredToDate: toDate, preferredTime: time };
        const variables = { bookingId, change: { candidateId, ...wish } };
        return (await gateway.request(UpdateTimeslotsDocument, variables, { signal })).updateTimeslots;
      },
      draftKey: 'dates',
      onSaved: () => {
        onChanged();
        onClose();
      },
    },
  );
  const { values, errors, field } = form;
  const states = useList(lookups.states);
  return (
    <EditDialog form={form} title="Change dates" submit="Save dates" onClose={onClose}>
      <Field label="State" error={errors['state']}>
        <Select
          {...field('state')}
          choices={states.items.map((item) => ({
            value: item.id,
            label: `${item.name} (${pluralize(item.clinics, 'clinic')})`,
          }))}
          empty="Choose a state"
          onValue={(state) => {
            field('state').onValue(state);
            field('siteId').onValue('');
          }}
        />
      </Field>
      <SiteField key={values.state} form={form} clinicsOf={lookups.clinicsOf} />
      <Field label="Dates" error={errors['fromDate'] ?? errors['toDate']} group>
        <DateRangeField
          from={values.fromDate}
          to={values.toDate}
          min={today}
          onRange={(fromDate, toDate) => {
            field('fromDate').onValue(fromDate);
            field('toDate').onValue(toDate);
          }}
        />
      </Field>
      <Field label="Preferred time" optional>
        <Select
          value={values.time || ANY_TIME}
          choices={TIMES}
          onValue={(time) => field('time').onValue(time === ANY_TIME ? '' : time)}
        />
      </Field>
    </EditDialog>
  );
}

type SiteFieldProps = {
  form: ReturnType<typeof useForm<Wish, unknown>>;
  clinicsOf: ReturnType<typeof slotLookups>['clinicsOf'];
};

function SiteField({ form, clinicsOf }: SiteFieldProps) {
  const { state } = form.values;
  const { items } = useList(async () => (state === '' ? [] : clinicsOf(state)));
  return (
    <Field label="Preferred Site" error={form.errors['siteId']} hint={state === '' ? 'Choose a state first.' : null}>
      <Select
        {...form.field('siteId')}
        choices={items.map(({ id, name }) => ({ value: id, label: name }))}
        empty="Choose a clinic"
      />
    </Field>
  );
}
