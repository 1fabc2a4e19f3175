import { useState } from 'react';
import { messageForm, type NewMessage, noMessage } from '../../../machines/forms/message-form.ts';
import { MAX_MESSAGE } from '../../../machines/rules/booking/question-state.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { TextArea } from '../../ui/fields/inputs.tsx';
import { Checkbox } from '../../ui/fields/switches.tsx';
import { FormBox, RefusalLine, useForm } from '../forms/form.tsx';
import { underOneId } from '../forms/one-id.ts';
import { useGateway } from '../session/session-context.tsx';
import { WriteMessageDocument } from './questions.documents.ts';

type MessageFormProps = {
  candidateId: string;
  candidateName: string;
  /** The other side waits for this: an answer, and not a question. */
  isAnswer: boolean;
  onSent: () => void;
};

/** A form for a question or an answer. The typed text survives a reload and a refusal. */
export function MessageForm({ candidateId, candidateName, isAnswer, onSent }: MessageFormProps) {
  const gateway = useGateway();
  const [save] = useState(() =>
    underOneId(async (messageId, input: NewMessage, signal) => {
      await gateway.request(WriteMessageDocument, { messageId, candidateId, input }, { signal });
    }),
  );
  const form = useForm(messageForm, noMessage, {
    save,
    onSaved: onSent,
    draftKey: `message-${candidateId}`,
  });
  const asksBack = form.field('asksBack');
  const verb = isAnswer ? 'answer' : 'question';
  return (
    <FormBox form={form} label={`Your ${verb} about ${candidateName}`} className="grid gap-2">
      <Field
        label={isAnswer ? 'Your answer' : 'Your question'}
        error={form.errors['body']}
        counter={{ text: form.values.body, most: MAX_MESSAGE }}
      >
        <TextArea {...form.field('body')} rows={3} maxLength={MAX_MESSAGE} />
      </Field>
      <RefusalLine form={form} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" busy={form.isBusy ? 'Sending…' : null}>
          Send {verb}
          <span className="sr-only"> about {candidateName}</span>
        </Button>
        {isAnswer ? (
          <Checkbox checked={asksBack.value} onValue={asksBack.onValue}>
            Needs an answer too
          </Checkbox>
        ) : null}
      </div>
    </FormBox>
  );
}
