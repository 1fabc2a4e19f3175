import { Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { COMMENT_MOST, commentForm } from '../../machines/booking-forms.ts';
import { canEditNotes } from '../../machines/rules/edit-rule.ts';
import { useAccess, useGateway } from '../session/session-context.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { FormBox, RefusalLine, useForm } from '../ui/form.tsx';
import { TextArea } from '../ui/inputs.tsx';
import { ChangeBookingCommentDocument } from './bookings.documents.ts';
import type { Detail } from './detail-page.tsx';

type Props = { detail: Detail; onChanged: () => void };

/** The booking's comment, to be edited in its place while the edit rule allows it. */
export function BookingCommentPart({ detail, onChanged }: Props) {
  const [isOpen, setOpen] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const { permissions } = useAccess();
  const isEditable = permissions.includes('make_bookings') && canEditNotes(detail, Date.now());
  const close = () => {
    setOpen(false);
    queueMicrotask(() => edit.current?.focus());
  };
  if (isOpen) return <CommentForm detail={detail} onClose={close} onChanged={onChanged} />;
  return (
    <div className="mt-3.5">
      <dl className="dl">
        <div className="wide">
          <dt>Comment</dt>
          <dd>{detail.comment || <span className="quiet">–</span>}</dd>
        </div>
      </dl>
      {isEditable ? (
        <Button ref={edit} look="quiet" icon={<Pencil className="i" />} onClick={() => setOpen(true)}>
          Edit comment
        </Button>
      ) : null}
    </div>
  );
}

function CommentForm({ detail, onClose, onChanged }: Props & { onClose: () => void }) {
  const gateway = useGateway();
  const form = useForm(
    commentForm,
    { comment: detail.comment ?? '' },
    {
      save: async ({ comment }, signal) => {
        const { changeBookingComment } = await gateway.request(
          ChangeBookingCommentDocument,
          { bookingId: detail.bookingId, candidateId: detail.candidateId, comment },
          { signal },
        );
        return changeBookingComment;
      },
      goOn: () => {
        onChanged();
        onClose();
      },
    },
  );
  return (
    <FormBox form={form} label="Comment" className="stack mt-3.5">
      <Field
        label="Comment"
        optional
        error={form.errors['comment']}
        counter={{ used: form.values.comment.length, most: COMMENT_MOST }}
      >
        <TextArea {...form.field('comment')} rows={4} maxLength={COMMENT_MOST} autoFocus />
      </Field>
      <RefusalLine form={form} />
      <div className="row row-wrap">
        <Button type="submit" look="primary" busy={form.isBusy ? 'Saving…' : null}>
          Save comment
        </Button>
        {form.isBusy ? null : (
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
        )}
      </div>
    </FormBox>
  );
}
