import { useState } from 'react';
import { Link } from 'wouter';
import { addDayForm, addDoctorForm } from '../../../machines/forms/board-forms.ts';
import { useForm } from '../../app/forms/form.tsx';
import { Lookup } from '../../app/forms/lookup.tsx';
import { underOneId } from '../../app/forms/one-id.ts';
import { EditDialog } from '../../app/records/edit-dialog.tsx';
import { useGateway } from '../../app/session/session-context.tsx';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { TextInput } from '../../ui/fields/inputs.tsx';
import { Checkbox } from '../../ui/fields/switches.tsx';
import { clockOf } from '../board/board-lanes.ts';
import { AddDoctorDocument, AddRostersDocument, DoctorsDocument } from '../scheduler.documents.ts';
import type { BoardRequest, DialogHost } from './board-request.ts';
import { HourFields } from './hour-fields.tsx';

/** One day of a doctor at the site, above the weekly hours, which have a page of their own. */
export function AddDayDialog(props: DialogHost & { request: Extract<BoardRequest, { what: 'addDay' }> }) {
  const { request, onClose, onDone } = props;
  const gateway = useGateway();
  const [isAddingDoctor, setAddingDoctor] = useState(false);
  const form = useForm(
    addDayForm,
    {
      doctor: request.doctor,
      day: request.day,
      fromTime: clockOf(request.from),
      toTime: clockOf(request.to),
      onHolidays: false,
    },
    {
      save: async ({ doctor, day, ...hours }, signal) => {
        const input = { siteId: request.siteId, doctorId: doctor?.id ?? '', days: [day], ...hours };
        await gateway.request(AddRostersDocument, { input }, { signal });
      },
      onSaved: onDone,
    },
  );
  const doctor = form.field('doctor');
  return (
    <EditDialog
      form={form}
      title="Add a day"
      text={<WeeklyHoursLink doctorId={doctor.value?.id} />}
      submit="Add a day"
      busy="Adding…"
      onClose={onClose}
    >
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
      <Checkbox checked={form.values.onHolidays} onValue={form.field('onHolidays').onValue}>
        On public holidays too
      </Checkbox>
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

/** Leads to the doctor's weekly hours, which make days of every week. */
const WeeklyHoursLink = ({ doctorId }: { doctorId: string | undefined }) => (
  <>
    For every week, <Link href={doctorId ? `/doctors/${doctorId}` : '/doctors'}>give the doctor weekly hours</Link>.
  </>
);

type AddDoctorProps = { onClose: () => void; onAdded: (doctor: { id: string; name: string }) => void };

/** Over the days, which keep what is typed there and get the focus back. */
function AddDoctorDialog({ onClose, onAdded }: AddDoctorProps) {
  const gateway = useGateway();
  const [save] = useState(() =>
    underOneId(
      async (doctorId, { name }: { name: string }, signal) =>
        (await gateway.request(AddDoctorDocument, { doctorId, input: { name } }, { signal })).addDoctor,
    ),
  );
  const form = useForm(addDoctorForm, { name: '' }, { save, onSaved: onAdded });
  return (
    <EditDialog form={form} title="New doctor" submit="Add doctor" busy="Adding…" onClose={onClose}>
      <Field label="Name" hint="As candidates see it, such as Dr Anjali Rao." error={form.errors['name']}>
        <TextInput {...form.field('name')} maxLength={100} autoFocus />
      </Field>
    </EditDialog>
  );
}
