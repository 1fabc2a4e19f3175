import { UserPlus } from 'lucide-react';
import { EmptyDayReason } from '../../app/calendar/empty-day.tsx';
import { Button } from '../../ui/button.tsx';
import { formatDay, formatDayRange } from '../../ui/date-format.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import type { BoardRequest } from '../dialogs/board-request.ts';
import type { BoardClinic } from './board-lanes.ts';

type AddDoctorProps = {
  clinics: readonly BoardClinic[];
  days: readonly string[];
  look: 'primary' | 'quiet';
  /** 'Add a doctor’s day' */
  label: string;
  onAsk: (request: BoardRequest) => void;
};

/** One for each clinic that is shown. */
export const AddDoctor = ({ clinics, days: [day = ''], look, label, onAsk }: AddDoctorProps) =>
  clinics.map(({ siteId, siteName }) => (
    <Button
      key={siteId}
      look={look}
      icon={<UserPlus />}
      onClick={() => onAsk({ what: 'addDay', siteId, doctor: null, day, from: 480, to: 960 })}
    >
      {label}
      {clinics.length > 1 ? ` at ${siteName}` : null}
    </Button>
  ));

type NoDoctorsProps = Pick<AddDoctorProps, 'clinics' | 'days' | 'onAsk'> & { onHide: (siteId: string) => void };

/** In place of the lanes: why there are none, and the ways on, at the top. */
export function NoDoctors({ clinics, days, onAsk, onHide }: NoDoctorsProps) {
  const [first = '', last = first] = [days[0], days.at(-1)];
  const isSideBySide = clinics.length > 1;
  return (
    <div className="mx-auto mb-auto">
      <EmptyState
        title={
          days.length > 1
            ? `Nobody works here from ${formatDayRange(first, last)}`
            : `Nobody works here on ${formatDay(first)}`
        }
        actions={
          <>
            <AddDoctor clinics={clinics} days={days} look="primary" label="Add a doctor" onAsk={onAsk} />
            {isSideBySide
              ? clinics.map(({ siteId, siteName }) => (
                  <Button key={siteId} look="quiet" onClick={() => onHide(siteId)}>
                    Take {siteName} off the board
                  </Button>
                ))
              : null}
          </>
        }
      >
        {days.length > 1
          ? 'Add a doctor to begin a roster at this site.'
          : clinics.map(({ siteId, siteName, state }) => (
              <span key={siteId} className="block">
                {isSideBySide ? <b className="font-strong">{siteName}</b> : null}
                <EmptyDayReason siteId={siteId} state={state} day={first} />
              </span>
            ))}
      </EmptyState>
    </div>
  );
}
