import { Mail } from 'lucide-react';
import { shownAppointment } from '../../../machines/rules/calendar/dates.ts';
import type { MessagesQuery } from '../../generated/graphql.ts';
import { Card } from '../../ui/card.tsx';
import { SkeletonFields } from '../../ui/feedback/skeleton-fields.tsx';
import { RecordFailure } from '../records/record-failure.tsx';
import { useGateway, useIsProvider, usePortal } from '../session/session-context.tsx';
import { MessageForm } from './message-form.tsx';
import { MessagesDocument } from './questions.documents.ts';
import { useRefreshedRecord } from './use-refreshed-record.ts';

type Thread = MessagesQuery['messages'];

type MessagesCardProps = {
  candidateId: string;
  candidateName: string;
  /** A message was written: it is in the booking's history, with its mail beside it. */
  onChanged: () => void;
};

/** Questions and answers between company and clinic about a candidate's booking, with a form to answer. */
export default function MessagesCard({ candidateId, candidateName, onChanged }: MessagesCardProps) {
  const gateway = useGateway();
  const ownSide = useIsProvider() ? 'clinic' : 'company';
  const { data, failure, retry, refresh } = useRefreshedRecord(
    'messages',
    async (asked) => (await gateway.request(MessagesDocument, { candidateId }, asked)).messages,
  );
  return (
    <Card
      title="Questions"
      className="print:hidden"
      aside={
        data && data.messages.length > 0 ? (
          <span className="ml-auto text-[13px] text-text-2">
            {data.waitsFor === null
              ? 'Answered'
              : data.waitsFor === ownSide
                ? 'Waiting for your answer'
                : `Waiting for the ${data.waitsFor}`}
          </span>
        ) : null
      }
    >
      <div className="grid gap-4 px-4 pt-3 pb-4">
        {failure ? <RecordFailure failure={failure} what="messages" onRetry={retry} /> : null}
        {data ? (
          <>
            <Messages messages={data.messages} ownSide={ownSide} />
            <MessageForm
              candidateId={candidateId}
              candidateName={candidateName}
              isAnswer={data.waitsFor === ownSide}
              onSent={() => {
                refresh();
                onChanged();
              }}
            />
          </>
        ) : failure ? null : (
          <SkeletonFields fields={2} label="Loading the messages" isBare />
        )}
      </div>
    </Card>
  );
}

function Messages({ messages, ownSide }: Pick<Thread, 'messages'> & { ownSide: 'company' | 'clinic' }) {
  const { timeZone } = usePortal();
  if (messages.length === 0) {
    return (
      <p className="text-text-2">
        {ownSide === 'company' ? 'Ask the clinic' : 'Ask the company'} anything about this booking. They are told by
        mail, and the answer shows here.
      </p>
    );
  }
  return (
    <ol className="grid gap-2.5" aria-label="Messages" aria-live="polite">
      {messages.map(({ messageId, side, body, author, byMail, at }) => {
        const { day, time } = shownAppointment(at, timeZone);
        return (
          <li
            key={messageId}
            className={
              side === ownSide
                ? 'ml-6 rounded-md bg-accent-soft px-3 py-2'
                : 'mr-6 rounded-md border border-border bg-sunken px-3 py-2'
            }
          >
            <p className="whitespace-pre-line wrap-anywhere">{body}</p>
            <p className="mt-1 flex flex-wrap items-center gap-x-1.5 text-text-2 text-xs">
              {author} · {day} {time}
              {byMail ? (
                <span className="inline-flex items-center gap-1">
                  <Mail className="size-3" aria-hidden />
                  by mail
                </span>
              ) : null}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
