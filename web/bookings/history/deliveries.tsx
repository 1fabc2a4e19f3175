import { CircleAlert, Clock, Mail } from 'lucide-react';
import { shownAppointment } from '../../../machines/rules/calendar/dates.ts';
import { usePortal } from '../../app/session/session-context.tsx';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import type { DetailPart } from '../detail/booking-detail.ts';
import { deliveryLabel, mailLabel } from './delivery-labels.ts';

const marks = {
  sent: { Icon: Mail, tone: 'good' },
  sending: { Icon: Clock, tone: '' },
  waiting: { Icon: Clock, tone: '' },
  failed: { Icon: CircleAlert, tone: 'bad' },
} as const;

type DeliveriesProps = DetailPart & { onSend: () => void };

/** How far the mails about this candidate are, newest first, and the way to send the confirmation again. */
export function Deliveries({ detail, allowed, onChanged, onSend }: DeliveriesProps) {
  const { timeZone } = usePortal();
  const { deliveries } = detail;
  const isUnderWay = deliveries.some(({ state }) => state === 'waiting' || state === 'sending');
  const again = deliveries.length > 0 ? 'Send again' : 'Send confirmation';
  return (
    <section className="card no-print" aria-label="Mail">
      <div className="card-head">
        <h2>Mail</h2>
        <span className="push row">
          {isUnderWay ? (
            <Button size="sm" look="quiet" onClick={onChanged}>
              Look again
            </Button>
          ) : null}
          {allowed.sendConfirmation ? (
            <Button size="sm" look="quiet" onClick={onSend}>
              {again}
              <span className="sr">: confirmation email</span>
            </Button>
          ) : null}
        </span>
      </div>
      {deliveries.length === 0 ? (
        <p className="card-body muted">
          {detail.appointmentTime
            ? 'No mail about this candidate.'
            : 'No mail yet. A confirmation leaves when there is a time.'}
        </p>
      ) : (
        <ol className="card-body timeline mails">
          {deliveries.map((mail) => {
            const { Icon, tone } = marks[mail.state];
            const { day, time } = shownAppointment(mail.sentAt ?? mail.createdAt, timeZone);
            return (
              <li key={mail.id}>
                <span className={classes('mark', tone)}>
                  <Icon className="i" />
                </span>
                <div>
                  <p>{mailLabel(mail.kind)}</p>
                  <p className="small">{mail.recipient}</p>
                  <p className={classes('small', mail.state === 'failed' && 'bad')}>
                    {deliveryLabel(mail, `${day} ${time}`)}
                  </p>
                </div>
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}
