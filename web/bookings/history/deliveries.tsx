import { CircleAlert, Clock, Mail } from 'lucide-react';
import { shownAppointment } from '../../../machines/rules/calendar/dates.ts';
import { mobileAddress } from '../../../machines/rules/contact/phone.ts';
import { usePortal } from '../../app/session/session-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import type { DetailAction, DetailPart } from '../detail/booking-detail.ts';
import { deliveryLabel, mailLabel } from './delivery-labels.ts';
import { Timeline, TimelineEntry, TimelineLine } from './timeline.tsx';

const marks = {
  sent: { Icon: Mail, tone: 'good' },
  sending: { Icon: Clock, tone: 'plain' },
  waiting: { Icon: Clock, tone: 'plain' },
  failed: { Icon: CircleAlert, tone: 'bad' },
} as const;

type DeliveryEntryProps = { mail: DetailPart['detail']['deliveries'][number]; timeZone: string };

/** One mail or SMS, and how far it is. */
export function DeliveryEntry({ mail, timeZone }: DeliveryEntryProps) {
  const { Icon, tone } = marks[mail.state];
  const { day, time } = shownAppointment(mail.sentAt ?? mail.leavesAt ?? mail.createdAt, timeZone);
  return (
    <TimelineEntry Icon={Icon} tone={tone} title={mailLabel(mail.kind)}>
      <TimelineLine>{mail.recipient}</TimelineLine>
      <TimelineLine isBad={mail.state === 'failed'}>{deliveryLabel(mail, `${day} ${time}`)}</TimelineLine>
    </TimelineEntry>
  );
}

type DeliveriesProps = DetailPart & { onAction: (action: DetailAction) => void };

/** The state of the mails about this candidate, newest first; sends the confirmation again and ends its link. */
export function Deliveries({ detail, allowed, onChanged, onAction }: DeliveriesProps) {
  const { timeZone } = usePortal();
  const { deliveries, nextNotice: next } = detail;
  const nextAt = shownAppointment(next?.leavesAt, timeZone);
  const hasMobile = mobileAddress(detail.candidatePhone ?? '') !== null;
  const isUnderWay = deliveries.some(({ state }) => state === 'waiting' || state === 'sending');
  const again = deliveries.length > 0 ? 'Send again' : 'Send confirmation';
  return (
    <Card
      title="Mail"
      aside={
        <span className="ml-auto flex items-center gap-2">
          {isUnderWay ? (
            <Button size="sm" look="quiet" onClick={onChanged}>
              Look again
            </Button>
          ) : null}
          {allowed.sendConfirmation ? (
            <Button size="sm" look="quiet" onClick={() => onAction('confirmation')}>
              {again}
              <span className="sr-only">: confirmation email</span>
            </Button>
          ) : null}
        </span>
      }
      className="print:hidden"
    >
      {deliveries.length === 0 ? (
        <p className="px-4 pt-3.5 pb-4 text-text-2">{nothingSent(detail, hasMobile)}</p>
      ) : (
        <Timeline gap="gap-3">
          {deliveries.map((mail) => (
            <DeliveryEntry key={mail.id} mail={mail} timeZone={timeZone} />
          ))}
        </Timeline>
      )}
      {next ? (
        <p className="border-border border-t px-4 py-2 text-text-2">
          Next: {mailLabel(next.kind)}, leaves {nextAt.day} {nextAt.time}
        </p>
      ) : null}
      {allowed.sendConfirmation && (detail.liveLinkAt || hasMobile) ? (
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 border-border border-t px-4 py-2 text-text-2">
          <span className="min-w-0 flex-1 basis-48">
            {detail.liveLinkAt ? 'The candidate has a working link.' : 'The candidate has no working link.'}
          </span>
          <span className="ml-auto flex flex-wrap justify-end gap-x-2 gap-y-1">
            {hasMobile ? (
              <Button size="sm" look="quiet" onClick={() => onAction('sms')}>
                Send link by SMS
              </Button>
            ) : null}
            {detail.liveLinkAt ? (
              <Button size="sm" look="danger-quiet" onClick={() => onAction('revoke')}>
                Revoke link
              </Button>
            ) : null}
          </span>
        </p>
      ) : null}
    </Card>
  );
}

function nothingSent(
  { appointmentTime, candidateEmail, nextNotice }: DetailPart['detail'],
  hasMobile: boolean,
): string {
  if (!appointmentTime) return 'No mail yet. A confirmation leaves when there is a time.';
  if (nextNotice) return 'Nothing has been sent yet.';
  return candidateEmail || hasMobile
    ? 'Nothing has been sent to this candidate.'
    : 'Nothing can be sent: the candidate has no email address and no mobile.';
}
