import { id, type SiteId } from '../../../machines/lib/ports.ts';
import { messageFor } from '../../app/messages.ts';
import { usePicker } from '../../slots/picker-context.ts';
import { DatesField, StateField } from '../../slots/slot-tools.tsx';
import { useList } from '../../slots/use-list.ts';
import { Field } from '../../ui/fields/field.tsx';
import { Select } from '../../ui/fields/inputs.tsx';

const ANY_TIME = 'Any time';
const TIMES = [ANY_TIME, 'Morning', 'Afternoon'].map((value) => ({ value, label: value }));

/** A preferred clinic and days: the booking waits as pending until the clinic offers a time. */
export function RangeFields() {
  const { choice, change } = usePicker();
  return (
    <div className="mt-3 grid max-w-[640px] gap-3">
      <p className="text-text-2">
        Nothing is held. The booking stays pending until the clinic offers a time on one of these days.
      </p>
      <div className="grid grid-cols-2 items-start gap-3 max-sm:grid-cols-1">
        <StateField />
        <SiteField key={choice.state} />
        <DatesField />
        <Field label="Preferred time" optional>
          <Select
            value={choice.time || ANY_TIME}
            choices={TIMES}
            onValue={(time) => change({ time: time === ANY_TIME ? '' : time })}
          />
        </Field>
      </div>
    </div>
  );
}

function SiteField() {
  const { lookups, choice, change, error } = usePicker();
  const { items, failure } = useList(async () => (choice.state === '' ? [] : lookups.clinicsOf(choice.state)));
  const clinics = items.length === 0 && choice.site ? [choice.site] : items;
  const pick = (siteId: string) => {
    const clinic = items.find((item) => item.id === siteId);
    if (clinic) change({ site: { id: id<SiteId>(clinic.id), name: clinic.name, timeZone: clinic.timeZone } });
  };
  return (
    <Field
      label="Preferred Site"
      error={error('site') ?? (failure && messageFor(failure))}
      hint={choice.state === '' ? 'Choose a state first.' : null}
    >
      <Select
        value={choice.site?.id ?? ''}
        choices={clinics.map((clinic) => ({ value: clinic.id, label: clinic.name }))}
        empty="Choose a clinic"
        onValue={pick}
      />
    </Field>
  );
}
