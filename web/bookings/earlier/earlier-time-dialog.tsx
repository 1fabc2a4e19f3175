import { useState } from 'react';
import { earlierTimeForm } from '../../../machines/forms/booking-forms.ts';
import { dayIn } from '../../../machines/rules/calendar/dates.ts';
import { useForm } from '../../app/forms/form.tsx';
import { EditDialog } from '../../app/records/edit-dialog.tsx';
import { useGateway } from '../../app/session/session-context.tsx';
import { formatDate } from '../../ui/date-format.ts';
import { DateField } from '../../ui/fields/date-field.tsx';
import { Field } from '../../ui/fields/field.tsx';
import type { DetailDialogProps } from '../detail/booking-detail.ts';
import { ChangeEarlierTimeDocument } from './earlier.documents.ts';
import { FreeNow } from './free-now.tsx';

/** The earlier times that are free now, and before which day one has to be that is waited for. */
export default function EarlierTimeDialog({ detail, onChanged, onClose }: DetailDialogProps) {
  const gateway = useGateway();
  const { candidateId, candidateName, appointmentTime, site, earlierTime } = detail;
  const timeZone = site?.timeZone ?? 'UTC';
  const [machine] = useState(() => earlierTimeForm(formatDate(timeZone, Date.now())));
  const present = appointmentTime === null ? '' : dayIn(appointmentTime, timeZone);
  const close = () => {
    onChanged();
    onClose();
  };
  const form = useForm(
    machine,
    { beforeDay: earlierTime?.beforeDay ?? present },
    {
      save: ({ beforeDay }, signal) =>
        gateway.request(ChangeEarlierTimeDocument, { candidateId, what: 'ask', beforeDay }, { signal }),
      draftKey: `earlier ${candidateId}`,
      onSaved: close,
    },
  );
  return (
    <EditDialog
      form={form}
      title={`Earlier time for ${candidateName}`}
      text="When an earlier time becomes free, we hold it for 30 minutes and email both of you. Either can take it. Offers come from 08:00 to 20:00."
      instead={
        appointmentTime && site ? (
          <FreeNow detail={{ ...detail, appointmentTime, site }} beforeDay={form.values.beforeDay} onMoved={close} />
        ) : null
      }
      submit="Wait for it"
      onClose={onClose}
    >
      <Field label="Before" hint="Only times before this day." error={form.errors['beforeDay']}>
        <DateField {...form.field('beforeDay')} />
      </Field>
    </EditDialog>
  );
}
