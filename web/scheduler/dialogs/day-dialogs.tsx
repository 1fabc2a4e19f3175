import { blockTimeForm, changeHoursForm } from '../../../machines/forms/board-forms.ts';
import { useForm } from '../../app/forms/form.tsx';
import { EditDialog } from '../../app/records/edit-dialog.tsx';
import { useGateway } from '../../app/session/session-context.tsx';
import { formatDay } from '../../ui/date-format.ts';
import { Field } from '../../ui/fields/field.tsx';
import { TextInput } from '../../ui/fields/inputs.tsx';
import { clockOf, type Lane, slotsBetween } from '../board/board-lanes.ts';
import { ChangeRosterDocument, DisableSlotsDocument } from '../scheduler.documents.ts';
import type { BoardRequest, DialogHost } from './board-request.ts';
import { HourFields } from './hour-fields.tsx';

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** Other hours of a day; what is booked or held keeps it from being cut there. */
export function ChangeHoursDialog({ lane, onClose, onDone }: DialogHost & { lane: Lane }) {
  const gateway = useGateway();
  const form = useForm(
    changeHoursForm,
    { fromTime: clockOf(lane.from), toTime: clockOf(lane.to) },
    {
      save: async ({ fromTime, toTime }, signal) => {
        await gateway.request(ChangeRosterDocument, { rosterId: lane.rosterId, fromTime, toTime }, { signal });
      },
      onSaved: onDone,
    },
  );
  return (
    <EditDialog
      form={form}
      title={`Hours of ${lane.doctorName}`}
      text={formatDay(lane.day)}
      submit="Change hours"
      busy="Changing…"
      onClose={onClose}
    >
      <HourFields from={form.field('fromTime')} to={form.field('toTime')} errors={form.errors} />
    </EditDialog>
  );
}

type BlockRequest = Extract<BoardRequest, { what: 'block' }>;

/** Blocks time from being booked, with a reason; booked or held time refuses it. */
export function BlockTimeDialog({ request, onClose, onDone }: DialogHost & { request: BlockRequest }) {
  const gateway = useGateway();
  const { lane, from, to } = request;
  const form = useForm(
    blockTimeForm,
    { fromTime: clockOf(Math.max(from, lane.from)), toTime: clockOf(Math.min(to, lane.to)), reason: '' },
    {
      save: async ({ fromTime, toTime, reason }, signal) => {
        const slotIds = slotsBetween(lane, minutesOf(fromTime), minutesOf(toTime));
        return (
          await gateway.request(
            DisableSlotsDocument,
            { siteId: lane.siteId, slotIds: slotIds.map(Number), reason },
            { signal },
          )
        ).disableSlots;
      },
      onSaved: onDone,
    },
  );
  return (
    <EditDialog
      form={form}
      title={`Block time of ${lane.doctorName}`}
      text={`${formatDay(lane.day)}. Nobody can hold or book it then.`}
      submit="Block time"
      busy="Blocking…"
      onClose={onClose}
    >
      <HourFields from={form.field('fromTime')} to={form.field('toTime')} errors={form.errors} />
      <Field label="Reason" hint="Shown on the board." error={form.errors['reason']}>
        <TextInput {...form.field('reason')} maxLength={120} />
      </Field>
    </EditDialog>
  );
}
