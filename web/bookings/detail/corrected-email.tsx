import { useState } from 'react';
import { isPending, shownStatus } from '../../../machines/rules/booking/booking-status.table.ts';
import { isAhead } from '../../../machines/rules/booking/edit-rule.ts';
import { isEmail } from '../../../machines/rules/contact/email.ts';
import { Checkbox } from '../../ui/fields/switches.tsx';
import type { Detail } from './booking-detail.ts';

/** An appointment that is over is not confirmed. */
export function canConfirm({ status, appointmentTime }: Pick<Detail, 'status' | 'appointmentTime'>, email: string) {
  const shown = shownStatus(status);
  return isEmail(email.trim()) && ((shown !== null && isPending(shown)) || isAhead(appointmentTime, Date.now()));
}

type CorrectedEmailProps = {
  detail: Detail;
  before: string;
  email: string;
  onChoose: (isConfirmed: boolean) => void;
};

/** Says what follows from another email address, and offers the confirmation to it. */
export function CorrectedEmail({ detail, before, email, onChoose }: CorrectedEmailProps) {
  const [isConfirmed, setConfirmed] = useState(true);
  if (email.trim() === before) return null;
  const choose = (chosen: boolean) => {
    setConfirmed(chosen);
    onChoose(chosen);
  };
  return (
    <div className="grid gap-1.5">
      {canConfirm(detail, email) ? (
        <Checkbox checked={isConfirmed} onValue={choose}>
          Send the confirmation to the new address
        </Checkbox>
      ) : null}
      {before === '' ? null : (
        <p className="text-xs text-text-3">
          The link in mails to {before} stops working; a link sent by SMS still works. An entry in the calendar there is
          cancelled, without any names.
        </p>
      )}
    </div>
  );
}
