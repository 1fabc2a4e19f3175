import { useState } from 'react';
import { MAX_REJECTION, rejectOrderForm } from '../../../machines/forms/order-forms.ts';
import { useForm } from '../../app/forms/form.tsx';
import { messageFor } from '../../app/messages.ts';
import { EditDialog } from '../../app/records/edit-dialog.tsx';
import { useGateway } from '../../app/session/session-context.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { TextArea } from '../../ui/fields/inputs.tsx';
import { RejectOrderDocument } from '../home.documents.ts';
import type { OpenOrder } from './order-person.ts';

type RejectProps = { order: OpenOrder; onSaved: () => void; onClose: () => void };

/** The company does not book an order; its source reads the reason. */
export default function RejectOrder({ order, onSaved, onClose }: RejectProps) {
  const gateway = useGateway();
  const [machine] = useState(() => rejectOrderForm(messageFor));
  const form = useForm(
    machine,
    { reason: '' },
    {
      save: ({ reason }) => gateway.request(RejectOrderDocument, { id: order.orderId, reason: reason.trim() }),
      onSaved: () => {
        onSaved();
        onClose();
      },
      draftKey: `reject order ${order.orderId}`,
    },
  );
  return (
    <EditDialog
      form={form}
      title={`Reject the order of ${order.candidateName}?`}
      text={`${order.source} gets the reason and the status Rejected.`}
      submit="Reject"
      busy="Rejecting…"
      onClose={onClose}
    >
      <Field label="Reason" error={form.errors['reason']}>
        <TextArea {...form.field('reason')} maxLength={MAX_REJECTION} autoFocus />
      </Field>
    </EditDialog>
  );
}
