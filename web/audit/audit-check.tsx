import { formatCount } from '../../machines/rules/text/format-count.ts';
import { useRecord } from '../app/records/use-record.ts';
import { useGateway, usePortal } from '../app/session/session-context.tsx';
import { formatDayAndTime } from '../ui/date-format.ts';
import { Banner } from '../ui/feedback/states.tsx';
import { AuditCheckDocument } from './audit.documents.ts';

/** The result of the last nightly check: a line while all is well, a banner with each broken chain where it is not. */
export function AuditCheckNote() {
  const gateway = useGateway();
  const { timeZone } = usePortal();
  const { data, failure } = useRecord('audit check', (signal) => gateway.request(AuditCheckDocument, {}, { signal }));
  if (failure) return <p className="text-xs text-text-3">The result of the nightly check could not be loaded.</p>;
  if (!data) return null;
  const { auditCheck: check } = data;
  if (!check) return <p className="text-xs text-text-3">The entries are checked tonight for the first time.</p>;
  const { finishedAt, chains, breakCount, breaks } = check;
  const when = formatDayAndTime(timeZone, finishedAt);
  if (breakCount === 0) {
    return (
      <p className="text-xs text-text-3">
        Audit log checked {when}:{' '}
        {chains === 0 ? 'no bookings yet.' : `${formatCount(chains)} bookings, no changes found.`}
      </p>
    );
  }
  return (
    <Banner
      tone="bad"
      title={`Entries of ${breakCount} ${breakCount === 1 ? 'booking' : 'bookings'} are not as they were written.`}
    >
      <p>Found {when}. Somebody changed the database past the portal. Keep a copy of it before anything else.</p>
      <ul className="grid list-disc gap-1 pl-4.5">
        {breaks.map(({ bookingId, reference, fault }) => (
          <li key={bookingId}>
            {reference ?? bookingId}: {fault}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
