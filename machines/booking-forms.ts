import { formMachine } from './form.machine.ts';
import { type FormRefusal, fieldsOf } from './form.types.ts';

/*
 * The forms of a booking's page, each the form machine with its own rules and words.
 * Port, as `save`: change the comment of the booking.
 * Source: product specification, sections 2 (booking detail), 7 and 8.
 */

const COMMENT_UPDATED = 'Comment updated successfully';
const COMMENT_ERROR = 'The comment was not saved. Try again.';

/** Characters that a comment may have. */
export const COMMENT_MOST = 2000;

export type BookingComment = { comment: string };

/** Changes the comment that a booking's candidates share; refused, it keeps what was typed. */
export const commentForm = formMachine<BookingComment, string>({
  check: () => ({}),
  refused: (error): FormRefusal => ({
    text: error.code === 'REJECTED' ? error.reason : COMMENT_ERROR,
    fields: fieldsOf(error, ['comment']),
  }),
  saved: COMMENT_UPDATED,
  keep: (_sent, comment) => ({ comment }),
});
