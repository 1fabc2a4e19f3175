import { Link, useParams } from 'wouter';
import { PageHead } from '../ui/page-head.tsx';
import { useRestoredFocus } from '../ui/restored-focus.ts';
import { placeAndDays } from './closing-messages.ts';
import { ClosingProgress } from './closing-progress.tsx';
import { useClosing } from './use-closing.ts';

/** /closings/{closingId}: how far a closing is, whom to phone, and the way back. */
export default function ClosingPage() {
  const { closingId = '' } = useParams<{ closingId: string }>();
  const { snapshot, send, now } = useClosing(closingId);
  const summary = snapshot.context.closing?.summary;
  return (
    <div {...useRestoredFocus()} className="flex min-h-0 flex-1 flex-col">
      <PageHead
        title={summary ? placeAndDays(summary) : 'Closing'}
        subtitle={
          <>
            <Link href="/closings">Closings</Link>
            {summary ? ` · ${summary.reason} · ${summary.doctors.join(', ') || 'everybody'}` : null}
          </>
        }
      />
      <ClosingProgress state={snapshot} send={send} now={now} />
    </div>
  );
}
