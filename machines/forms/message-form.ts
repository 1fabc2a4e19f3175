import { formMachine } from '../form/form.machine.ts';
import { fieldsOf } from '../form/form.types.ts';
import { MAX_MESSAGE } from '../rules/booking/question-state.ts';

export type NewMessage = { body: string; asksBack: boolean };

export const noMessage: NewMessage = { body: '', asksBack: false };

/** A question or an answer on a booking, the form machine: written, sent or refused. Port `save` sends it. */
export const messageForm = formMachine<NewMessage>({
  check: ({ body }) => ({
    body:
      body.trim() === ''
        ? 'Write something first.'
        : body.length > MAX_MESSAGE
          ? `At most ${MAX_MESSAGE} characters.`
          : null,
  }),
  refused: (error) => ({
    text: 'The message could not be sent. What you wrote is still here.',
    fields: fieldsOf(error, ['body']),
  }),
  saved: 'Message sent',
  afterSave: () => 'ends',
  keep: () => noMessage,
});
