import { formatCount } from '../../machines/rules/text/format-count.ts';
import { formatTotal } from '../app/booking-format.ts';
import { RecordFailure } from '../app/records/record-failure.tsx';
import { useAnswer } from '../app/records/use-answer.ts';
import { usePortal } from '../app/session/session-context.tsx';
import { Card } from '../ui/card.tsx';
import { HomeDueDocument } from './home.documents.ts';
import { NumberLink } from './number-link.tsx';

/** Counts of people who are due again, and whose validity is over. Hidden where there are none. */
export default function DueCard() {
  const { timeZone } = usePortal();
  const { data, failure, retry } = useAnswer('due again', HomeDueDocument, { timeZone }, 'dueAgain');
  if (failure) return <RecordFailure failure={failure} what="number of people who are due" onRetry={retry} />;
  if (!data || data.total === 0) return null;
  const { total, totalCapped, expired } = data;
  return (
    <Card
      title="Due again"
      aside={
        <NumberLink href="/due" className="ml-auto">
          {formatTotal(total, totalCapped)} due
        </NumberLink>
      }
    >
      <p className="px-4 py-3.5 text-[13px] text-text-2">
        {expired === 0 ? (
          'Nobody has expired yet.'
        ) : (
          <>
            <b className="font-strong text-danger tabular-nums">{formatCount(expired)} expired</b> and not booked again.
          </>
        )}
      </p>
    </Card>
  );
}
