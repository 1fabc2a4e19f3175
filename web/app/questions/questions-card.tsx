import { Link } from 'wouter';
import { addressOf } from '../../../machines/booking-list-view/list-query.ts';
import { NO_FILTER } from '../../../machines/rules/booking/booking-filter.ts';
import { QUESTION_STATES } from '../../../machines/rules/booking/question-state.ts';
import { shownAppointment } from '../../../machines/rules/calendar/dates.ts';
import { formatCount } from '../../../machines/rules/text/format-count.ts';
import type { OpenQuestionsQuery } from '../../generated/graphql.ts';
import { Card } from '../../ui/card.tsx';
import { RecordFailure } from '../records/record-failure.tsx';
import { useAccess, useGateway, usePortal } from '../session/session-context.tsx';
import { MessageForm } from './message-form.tsx';
import { OpenQuestionsDocument } from './questions.documents.ts';
import { useRefreshedRecord } from './use-refreshed-record.ts';

type Question = OpenQuestionsQuery['openQuestions']['questions'][number];

/** The list with what a side's number counts. */
const listAddress = (side: 'company' | 'clinic') => {
  const questions = [side === 'clinic' ? QUESTION_STATES[0] : QUESTION_STATES[1]];
  return `/pem-bookings?${addressOf({ ...NO_FILTER, questions, sort: 'created_at', order: 'desc', view: '' })}`;
};

/**
 * Open questions to one's own side, the longest waiting first, each with a form to answer. Hidden where there are none.
 */
export default function QuestionsCard() {
  const gateway = useGateway();
  const { data, failure, retry, refresh } = useRefreshedRecord(
    'open-questions',
    async (asked) => (await gateway.request(OpenQuestionsDocument, {}, asked)).openQuestions,
  );
  if (failure) return <RecordFailure failure={failure} what="questions" onRetry={retry} />;
  if (!data || data.total === 0) return null;
  const { side, total, totalCapped, questions } = data;
  return (
    <Card
      title="Questions"
      aside={
        <Link href={listAddress(side)} className="ml-auto font-strong text-[13px] text-link tabular-nums">
          {formatCount(total)}
          {totalCapped ? '+' : ''} {total === 1 ? 'booking' : 'bookings'}
          <span className="sr-only"> with an open question</span>
        </Link>
      }
    >
      <ul>
        {questions.map((question) => (
          <OpenQuestion key={question.candidateId} question={question} isClinic={side === 'clinic'} onSent={refresh} />
        ))}
      </ul>
    </Card>
  );
}

function OpenQuestion({ question, isClinic, onSent }: { question: Question; isClinic: boolean; onSent: () => void }) {
  const { timeZone } = usePortal();
  const { permissions } = useAccess();
  const { candidateId, candidateName, reference, companyName, siteName, message, author, at } = question;
  const { day, time } = shownAppointment(at, timeZone);
  return (
    <li className="grid gap-2 px-4 py-3 not-first:border-border not-first:border-t">
      <div>
        {permissions.includes('view_bookings') ? (
          <Link href={`/booking/${candidateId}/detail`} className="font-strong text-text hover:text-link">
            {candidateName}
          </Link>
        ) : (
          <b className="font-strong">{candidateName}</b>
        )}
        <p className="text-[13px] text-text-3">
          {[reference, isClinic ? companyName : null, siteName].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className="rounded-md border border-border bg-sunken px-3 py-2">
        <p className="whitespace-pre-line wrap-anywhere">{message}</p>
        <p className="mt-1 text-text-2 text-xs">
          {author} · {day} {time}
        </p>
      </div>
      <MessageForm candidateId={candidateId} candidateName={candidateName} isAnswer onSent={onSent} />
    </li>
  );
}
