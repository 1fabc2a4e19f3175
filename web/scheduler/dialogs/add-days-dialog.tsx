import { useState } from 'react';
import { addDaysForm, addDoctorForm, daysWanted, MOST_WEEKS } from '../../../machines/forms/board-forms.ts';
import { useForm } from '../../app/forms/form.tsx';
import { Lookup } from '../../app/forms/lookup.tsx';
import { EditDialog } from '../../app/records/edit-dialog.tsx';
import { useGateway } from '../../app/session/session-context.tsx';
import { Button } from '../../ui/button.tsx';
import { pluralize } from '../../ui/date-format.ts';
import { notify } from '../../ui/feedback/toasts.ts';
import { DateField } from '../../ui/fields/date-field.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { Select, TextInput } from '../../ui/fields/inputs.tsx';
import { Checkbox } from '../../ui/fields/switches.tsx';
import { clockOf } from '../board/board-lanes.ts';
import { AddDoctorDocument, AddRostersDocument, DoctorsDocument } from '../scheduler.documents.ts';
import type { BoardRequest, DialogHost } from './dialogs.tsx';
import { HourFields } from './hour-fields.tsx';

const WEEKS = Array.from({ length: MOST_WEEKS }, (_, index) => ({
  value: String(index + 1),
  label: index === 0 ? 'This week' : `${index + 1} weeks`,
}));

/** A doctor's days at the site: one, or a rhythm of them; days that cannot be are left out and named. */
export function AddDaysDialog(props: DialogHost & { request: Extract<BoardRequest, { what: 'addDays' }> }) {
  const { request, siteId, onClose, onDone } = props;
  const gateway = useGateway();
  const [isAddingDoctor, setAddingDoctor] = useState(false);
  const form = useForm(
    addDaysForm,
    {
      ...{ doctor: request.doctor, day: request.day, fromTime: clockOf(request.from), toTime: clockOf(request.to) },
      ...{ weeks: '1', everyWeekday: false, onHolidays: false },
    },
    {
      save: async ({ doctor, fromTime, toTime, onHolidays, ...rhythm }, signal) => {
        const days = daysWanted(rhythm);
        const input = { siteId, doctorId: doctor?.id ?? '', days, fromTime, toTime, onHolidays, skip: days.length > 1 };
        const { addRosters } = await gateway.request(AddRostersDocument, { input }, { signal });
        const left = addRosters.skipped.map(({ reason }) => reason).join(' ');
        const seconds = left === '' ? 5 : 10;
        notify({ tone: 'good', seconds, text: `${pluralize(addRosters.made, 'day')} added. ${left}`.trim() });
        return { made: addRosters.made };
      },
      goOn: onDone,
    },
  );
  const doctor = form.field('doctor');
  return (
    <EditDialog form={form} title="Add days" submit="Add days" busy="Adding…" onClose={onClose}>
      <Field
        label="Doctor"
        error={form.errors['doctor']}
        aside={
          <Button look="link" size="sm" onClick={() => setAddingDoctor(true)}>
            New doctor
          </Button>
        }
      >
        <Lookup
          value={doctor.value}
          onPick={(picked) => doctor.onValue(picked && { id: picked.id, name: picked.name })}
          load={async (search, signal) =>
            (await gateway.request(DoctorsDocument, { search }, { signal, kind: 'lookup' })).doctors
          }
        />
      </Field>
      <Field label="Day" error={form.errors['day']}>
        <DateField {...form.field('day')} />
      </Field>
      <HourFields from={form.field('fromTime')} to={form.field('toTime')} errors={form.errors} />
      <Field label="For">
        <Select {...form.field('weeks')} choices={WEEKS} />
      </Field>
      <div className="grid gap-3">
        <Checkbox checked={form.values.everyWeekday} onValue={form.field('everyWeekday').onValue}>
          Monday to Friday, not this weekday alone
        </Checkbox>
        <Checkbox checked={form.values.onHolidays} onValue={form.field('onHolidays').onValue}>
          On public holidays too
        </Checkbox>
      </div>
      {isAddingDoctor ? (
        <AddDoctorDialog
          onClose={() => setAddingDoctor(false)}
          onAdded={(added) => {
            doctor.onValue(added);
            setAddingDoctor(false);
          }}
        />
      ) : null}
    </EditDialog>
  );
}

type AddDoctorProps = { onClose: () => void; onAdded: (doctor: { id: string; name: string }) => void };

/** Over the days, which keep what is typed there and get the focus back. */
function AddDoctorDialog({ onClose, onAdded }: AddDoctorProps) {
  const gateway = useGateway();
  const form = useForm(
    addDoctorForm,
    { name: '' },
    {
      save: async ({ name }, signal) =>
        (await gateway.request(AddDoctorDocument, { input: { name } }, { signal })).addDoctor,
      goOn: onAdded,
    },
  );
  return (
    <EditDialog form={form} title="New doctor" submit="Add doctor" busy="Adding…" onClose={onClose}>
      <Field label="Name" hint="As patients read it, such as Dr Anjali Rao." error={form.errors['name']}>
        <TextInput {...form.field('name')} maxLength={100} autoFocus />
      </Field>
    </EditDialog>
  );
}
