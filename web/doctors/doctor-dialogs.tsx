import { useState } from 'react';
import { useLocation } from 'wouter';
import {
  doctorForm,
  leaveForm,
  type NewDoctor,
  type NewLeave,
  newDoctorForm,
  parseCapacity,
} from '../../machines/forms/doctor-forms.ts';
import { PortalFailure } from '../../machines/lib/portal-error.ts';
import { parseDayLimit } from '../../machines/rules/booking/day-limits.ts';
import { RESOURCE_KINDS, resourceKindLabels } from '../../machines/rules/booking/resource-kinds.ts';
import { isoDay } from '../../machines/rules/calendar/dates.ts';
import { useForm } from '../app/forms/form.tsx';
import { underOneId } from '../app/forms/one-id.ts';
import { PublicReason } from '../app/forms/public-reason.tsx';
import { messageFor } from '../app/messages.ts';
import { ConfirmedAction } from '../app/records/confirmed-action.tsx';
import { EditDialog } from '../app/records/edit-dialog.tsx';
import { EffectList } from '../app/records/effect-list.tsx';
import { useOpenBookingsLinks } from '../app/records/open-bookings.ts';
import { useRecord } from '../app/records/use-record.ts';
import { useGateway } from '../app/session/session-context.tsx';
import type { DoctorQuery } from '../generated/graphql.ts';
import { formatDate, ownZone } from '../ui/date-format.ts';
import { SkeletonLine } from '../ui/feedback/skeleton.tsx';
import { DateField } from '../ui/fields/date-field.tsx';
import { Field } from '../ui/fields/field.tsx';
import { Select, TextInput } from '../ui/fields/inputs.tsx';
import { DoctorFields, doctorLabels } from './doctor-fields.tsx';
import {
  AddLeaveDocument,
  ChangeDoctorDocument,
  NewDoctorDocument,
  OutsideHoursDocument,
  RemoveLeaveDocument,
  SwitchDoctorDocument,
} from './doctors.documents.ts';
import { absenceMessages, leaveAddress } from './hours-format.ts';

export type Doctor = DoctorQuery['doctor']['doctor'];
type Close = { onClose: () => void };

export function AddDoctorDialog({ onClose, onAdded }: Close & { onAdded: (id: string) => void }) {
  const gateway = useGateway();
  const [save] = useState(() =>
    underOneId(
      async (doctorId, { kind, ...typed }: NewDoctor, signal) =>
        (await gateway.request(NewDoctorDocument, { doctorId, input: { kind, ...sent(typed, kind) } }, { signal }))
          .addDoctor,
    ),
  );
  const form = useForm(
    newDoctorForm,
    {
      kind: 'doctor',
      name: '',
      title: '',
      registrationNumber: '',
      mayDo: '',
      skills: '',
      calibratedUntil: '',
      capacity: '1',
      mostPem: '',
      mostFitTest: '',
    },
    { save, onSaved: ({ id }) => onAdded(id) },
  );
  const { kind } = form.values;
  return (
    <EditDialog form={form} title="New resource" submit={`Add ${kind}`} busy="Adding…" onClose={onClose}>
      <Field label="Kind">
        <Select {...form.field('kind')} choices={kinds} />
      </Field>
      <DoctorFields form={form} />
    </EditDialog>
  );
}

const kinds = RESOURCE_KINDS.map((kind) => ({ value: kind, label: resourceKindLabels[kind] }));

/** The typed values as the service takes them: a device alone has a calibration, a room alone a capacity. */
const sent = (
  { skills, calibratedUntil, capacity, mostPem, mostFitTest, ...typed }: Omit<NewDoctor, 'kind'>,
  kind: NewDoctor['kind'],
) => ({
  ...typed,
  skills: skills
    .split(',')
    .map((skill) => skill.trim())
    .filter(Boolean),
  calibratedUntil: kind === 'device' && calibratedUntil !== '' ? calibratedUntil : null,
  ...(kind === 'room' && { capacity: parseCapacity(capacity) }),
  mostPem: parseDayLimit(mostPem) ?? null,
  mostFitTest: parseDayLimit(mostFitTest) ?? null,
});

/** Everything people wrote of a doctor, the name as well. */
export function EditDoctorDialog({ doctor, onClose, onDone }: Close & { doctor: Doctor; onDone: () => void }) {
  const gateway = useGateway();
  const {
    id,
    kind,
    name,
    title,
    registrationNumber,
    mayDo,
    skills,
    calibratedUntil,
    capacity,
    mostPem,
    mostFitTest,
    updatedAt,
  } = doctor;
  const form = useForm(
    doctorForm,
    {
      kind,
      name,
      title,
      registrationNumber,
      mayDo,
      skills: skills.join(', '),
      calibratedUntil: calibratedUntil ?? '',
      capacity: String(capacity),
      mostPem: String(mostPem ?? ''),
      mostFitTest: String(mostFitTest ?? ''),
      updatedAt,
    },
    {
      save: async ({ kind: _, updatedAt: seen, ...typed }, signal) => {
        const input = { ...sent(typed, kind), updatedAt: seen };
        await gateway.request(ChangeDoctorDocument, { id, input }, { signal }).catch(asFormShows);
      },
      onSaved: onDone,
    },
  );
  return (
    <EditDialog form={form} title={`Edit ${doctor.shownName}`} labels={doctorLabels} onClose={onClose}>
      <DoctorFields form={form} />
    </EditDialog>
  );
}

/** The record as another person saved it, in the words of the form. */
function asFormShows(thrown: unknown): never {
  if (!(thrown instanceof PortalFailure) || thrown.error.code !== 'EDIT_CONFLICT') throw thrown;
  const { present } = thrown.error;
  const { skills, calibratedUntil, capacity, mostPem, mostFitTest } = present;
  const typed = {
    skills: Array.isArray(skills) ? skills.join(', ') : '',
    calibratedUntil: calibratedUntil ?? '',
    capacity: String(capacity ?? 1),
    mostPem: String(mostPem ?? ''),
    mostFitTest: String(mostFitTest ?? ''),
  };
  throw new PortalFailure({ ...thrown.error, present: { ...present, ...typed } });
}

/** Retires a doctor after it was shown whom that hits, or takes one back. */
export function SwitchDoctor({ doctor, onClose }: { doctor: Doctor; onClose: (outcome: { isDone: boolean }) => void }) {
  const gateway = useGateway();
  const { id, shownName, isActive } = doctor;
  const on = !isActive;
  const fromDay = formatDate(ownZone(), Date.now());
  const links = useOpenBookingsLinks({ doctor: id, fromDate: fromDay }, 'the doctor’s');
  return (
    <ConfirmedAction
      question={on ? `Take ${shownName} back?` : `Retire ${shownName}?`}
      consequence={
        on
          ? 'Days come with new weekly hours.'
          : 'Weekly hours end and free days go. The record stays; nothing is deleted.'
      }
      findEffects={async (signal) => {
        if (on) return [];
        const { outsideHours } = await gateway.request(OutsideHoursDocument, { doctorId: id, fromDay }, { signal });
        return absenceMessages(outsideHours.plans);
      }}
      links={on ? [] : links}
      act={(signal) => gateway.request(SwitchDoctorDocument, { id, on }, { signal })}
      verb={on ? 'Take back' : 'Retire'}
      verbing={on ? 'Taking back…' : 'Retiring…'}
      words={
        on
          ? { done: 'The doctor works again', failed: 'The doctor was not taken back' }
          : { done: 'The doctor is retired', failed: 'The doctor was not retired' }
      }
      danger={!on}
      onClose={onClose}
    />
  );
}

/** Adds leave, and leads whom it hits to a plan of where they go. */
export function AddLeaveDialog({
  doctorId,
  day,
  onClose,
  onDone,
}: Close & { doctorId: string; day: string; onDone: () => void }) {
  const gateway = useGateway();
  const [, navigate] = useLocation();
  const [save] = useState(() =>
    underOneId(async (leaveId, { publicReason, ...leave }: NewLeave, signal) => {
      await gateway.request(AddLeaveDocument, { ...leave, doctorId, leaveId }, { signal });
      const { fromDay, untilDay, reason } = leave;
      const hit = await gateway.request(OutsideHoursDocument, { doctorId, fromDay, untilDay }, { signal });
      return leaveAddress(hit.outsideHours.plans, { doctorId, reason, publicReason });
    }),
  );
  const form = useForm(
    leaveForm,
    { fromDay: day, untilDay: day, reason: '', publicReason: '' },
    {
      save,
      onSaved: (plan) => (plan === null ? onDone() : navigate(plan)),
    },
  );
  const { fromDay, untilDay } = form.values;
  const isWhole = isoDay(fromDay) !== null && isoDay(untilDay) !== null && fromDay <= untilDay;
  return (
    <EditDialog
      form={form}
      title="Add leave"
      text="Free days go at every clinic. Whoever is booked keeps the time until you plan where they go, which comes next."
      submit="Add leave"
      busy="Adding…"
      onClose={onClose}
    >
      <Field label="First day" error={form.errors['fromDay']}>
        <DateField {...form.field('fromDay')} />
      </Field>
      <Field label="Last day" error={form.errors['untilDay']}>
        <DateField {...form.field('untilDay')} />
      </Field>
      <Field label="Reason" hint="Only your staff see it." error={form.errors['reason']}>
        <TextInput {...form.field('reason')} maxLength={100} />
      </Field>
      <PublicReason {...form.field('publicReason')} />
      {isWhole ? (
        <LeaveEffects key={`${fromDay} ${untilDay}`} doctorId={doctorId} fromDay={fromDay} untilDay={untilDay} />
      ) : null}
    </EditDialog>
  );
}

/** Whom the leave would hit, as soon as its days are known. */
function LeaveEffects(variables: { doctorId: string; fromDay: string; untilDay: string }) {
  const gateway = useGateway();
  const { data, failure } = useRecord(
    'leaveEffects',
    async (signal) => (await gateway.request(OutsideHoursDocument, variables, { signal })).outsideHours.plans,
  );
  if (failure) return <p className="text-danger">It is not known whom this hits. {messageFor(failure)}</p>;
  if (!data) return <SkeletonLine width={60} />;
  return (
    <EffectList label="Whom this hits">
      {(data.length > 0 ? absenceMessages(data) : ['Nobody is booked then.']).map((effect) => (
        <li key={effect}>{effect}</li>
      ))}
    </EffectList>
  );
}

export function RemoveLeave({
  leaveId,
  onClose,
}: {
  leaveId: string;
  onClose: (outcome: { isDone: boolean }) => void;
}) {
  const gateway = useGateway();
  return (
    <ConfirmedAction
      question="Remove this leave?"
      consequence="The days of the weekly hours come back and can be booked at once."
      findEffects={async () => []}
      act={(signal) => gateway.request(RemoveLeaveDocument, { leaveId }, { signal })}
      verb="Remove leave"
      verbing="Removing…"
      words={{ done: 'Leave removed', failed: 'The leave was not removed' }}
      onClose={onClose}
    />
  );
}
