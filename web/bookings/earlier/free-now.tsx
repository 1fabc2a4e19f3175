import { freeTimeForm } from '../../../machines/forms/booking-forms.ts';
import { dayIn } from '../../../machines/rules/calendar/dates.ts';
import { slotWindow } from '../../../machines/rules/calendar/slot-window.ts';
import { FormBox, RefusalLine, useForm } from '../../app/forms/form.tsx';
import { RecordFailure } from '../../app/records/record-failure.tsx';
import { useRecord } from '../../app/records/use-record.ts';
import { useGateway, useServerClock } from '../../app/session/session-context.tsx';
import { TimeSlotsDocument } from '../../slots/slots.documents.ts';
import { Button } from '../../ui/button.tsx';
import { formatDayAndTime } from '../../ui/date-format.ts';
import type { Detail } from '../detail/booking-detail.ts';
import { earlierTimes, SEARCHED_DAYS } from './free-times.ts';
import { moveToFree } from './move-to-free.ts';

type FreeNowProps = {
  detail: Detail & { appointmentTime: string; site: NonNullable<Detail['site']> };
  beforeDay: string;
  onMoved: () => void;
};

/** Earlier times that are free now: one press moves the booking there. */
export function FreeNow({ detail, beforeDay, onMoved }: FreeNowProps) {
  const { bookingId, candidateId, packageId, appointmentTime, site } = detail;
  const { id: siteId, timeZone } = site;
  const gateway = useGateway();
  const clock = useServerClock();
  const { data, failure, retry, refresh } = useRecord('freeTimes', async (signal) => {
    const fromDay = dayIn(new Date(clock.now()).toISOString(), timeZone);
    const last = Temporal.PlainDate.from(fromDay).add({ days: SEARCHED_DAYS - 1 });
    const toDay = [last.toString(), dayIn(appointmentTime, timeZone)].toSorted()[0] ?? fromDay;
    const window = slotWindow({ fromDay, toDay, timeZone, now: clock.now() });
    const variables = { packageId, siteIds: [siteId], ...window, timeZone, candidateId, optimize: false };
    return (await gateway.request(TimeSlotsDocument, variables, { signal })).timeSlots;
  });
  const form = useForm(
    freeTimeForm,
    { time: null },
    {
      save: async ({ time }) => {
        if (time === null) return;
        await moveToFree(gateway, { bookingId, candidateId, packageId, siteId }, time).catch((refusal) => {
          refresh();
          throw refusal;
        });
      },
      onSaved: onMoved,
    },
  );
  if (failure) return <RecordFailure failure={failure} what="free times" onRetry={retry} />;
  if (!data) return null;
  const { count, shown } = earlierTimes(data, { appointmentTime, beforeDay });
  const { value: chosen, onValue: choose } = form.field('time');
  return (
    <FormBox form={form} label="Free now" className="mt-4 grid gap-2">
      <p role="status">{freeText(count, shown.length)}</p>
      <div className="flex flex-wrap gap-2">
        {shown.map((time) => (
          <Button
            key={time.startsAt}
            type="submit"
            value={time.startsAt}
            busy={form.isBusy && chosen?.startsAt === time.startsAt && 'Moving…'}
            onClick={() => (form.isBusy ? null : choose(time))}
          >
            {formatDayAndTime(timeZone, time.startsAt)}
          </Button>
        ))}
      </div>
      <RefusalLine form={form} />
    </FormBox>
  );
}

function freeText(count: number, shown: number) {
  if (count === 0) return 'No earlier time is free now.';
  const times = count === 1 ? '1 earlier time is free now' : `${count} earlier times are free now`;
  return count > shown
    ? `${times}. Choose one of these to move there at once, or any of them under Reschedule.`
    : `${times}. Choose one to move there at once.`;
}
