import { COMMENT_MOST, commentForm } from '../../../machines/forms/booking-forms.ts';
import { useForm } from '../../app/forms/form.tsx';
import { useGateway } from '../../app/session/session-context.tsx';
import type { DetailPart } from '../detail/booking-detail.ts';
import { ChangeBookingCommentDocument } from '../detail/detail.documents.ts';
import { EditableText } from './editable-text.tsx';
import { TextForm } from './text-form.tsx';

/** The booking's comment, to be edited in its place while the edit rule allows it. */
export function BookingCommentPart(part: DetailPart) {
  const { detail, allowed } = part;
  return (
    <EditableText
      name="Comment"
      text={detail.comment}
      isEditable={allowed.editNotes}
      form={(close) => <CommentForm {...part} onClose={close} />}
    />
  );
}

function CommentForm({ detail, onClose, onChanged }: DetailPart & { onClose: () => void }) {
  const gateway = useGateway();
  const { bookingId, candidateId } = detail;
  const form = useForm(
    commentForm,
    { comment: detail.comment ?? '' },
    {
      save: async ({ comment }, signal) => {
        const variables = { bookingId, candidateId, comment };
        return (await gateway.request(ChangeBookingCommentDocument, variables, { signal })).changeBookingComment;
      },
      draftKey: 'Comment',
      onSaved: () => {
        onChanged();
        onClose();
      },
    },
  );
  return <TextForm form={form} label="Comment" control={form.field('comment')} most={COMMENT_MOST} onClose={onClose} />;
}
