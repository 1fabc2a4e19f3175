import { useEffect, useRef, useState } from 'react';
import type { BookingStatus } from '../../machines/rules/booking/booking-status.table.ts';
import { listen } from '../app/api/gateway-stream.ts';
import { attendanceOf } from '../app/attendance/attendance.ports.ts';
import { offerUndo } from '../app/attendance/offer-undo.ts';
import { pressesOf } from '../app/attendance/status-presses.ts';
import { EmptyDayReason } from '../app/calendar/empty-day.tsx';
import { useActorRef } from '../app/machines/use-machine.ts';
import { FetchFailure } from '../app/records/fetch-failure.tsx';
import { useAnswer } from '../app/records/use-answer.ts';
import { useAccess, useGateway } from '../app/session/session-context.tsx';
import { useServerMinute } from '../app/session/use-server-minute.ts';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../ui/feedback/skeleton.tsx';
import { notify } from '../ui/feedback/toasts.ts';
import { AttendanceRow } from './attendance-row.tsx';
import { type DayEntry, type DaySearch, dayGroups, groupOf, isSought } from './day-groups.ts';
import { DayListChangedDocument, DayListDocument } from './day-list.documents.ts';
import { DayTools } from './day-tools.tsx';

/** A clinic's day, kept up to date by whatever happens at any other desk. */
export function DayList({ siteId, state, day }: { siteId: string; state: string; day: string }) {
  const gateway = useGateway();
  const { permissions: held } = useAccess();
  const now = useServerMinute();
  const { data, failure, retry, refresh } = useAnswer('day list', DayListDocument, { siteId, day }, 'dayList');
  const refreshed = useRef(refresh);
  refreshed.current = refresh;
  useEffect(
    () =>
      listen(
        gateway,
        DayListChangedDocument,
        { siteIds: [siteId] },
        {
          onData: ({ slotsChanged }) => (slotsChanged.day === day ? refreshed.current() : undefined),
          onConnect: () => refreshed.current(),
        },
      ),
    [gateway, siteId, day],
  );
  const list = useRef<HTMLDivElement>(null);
  const [search, setSearch] = useState<DaySearch>({ words: '', doctor: '' });
  if (!data) {
    return failure ? (
      <div className="px-4 sm:px-6">
        <FetchFailure failure={failure} what="day" onRetry={retry} />
      </div>
    ) : (
      <SkeletonRows rows={8} label="Loading the day" />
    );
  }
  if (data.entries.length === 0) {
    return (
      <section className="m-auto">
        <EmptyState title="Nobody has an appointment">
          Bookings at this clinic for this day show here.
          <EmptyDayReason siteId={siteId} state={state} day={day} />
        </EmptyState>
      </section>
    );
  }
  const found = data.entries.filter((entry) => isSought(entry, search));
  const byGroup = Map.groupBy(found, groupOf);
  const changed = (entry: DayEntry, to: BookingStatus | null, isTimeTaken: boolean) => {
    if (isTimeTaken) {
      notify({
        tone: 'bad',
        text: `${entry.candidateName}: ${to}, but the time was given to somebody else.`,
        seconds: 10,
      });
    }
    if (to === 'Did Not Attend') offerUndo(gateway, entry, refresh);
    refresh();
    // The row moves to another group: the focus stays with the list.
    list.current?.focus({ preventScroll: true });
  };
  return (
    <div ref={list} tabIndex={-1} className="min-h-0 flex-1 overflow-y-auto outline-none print:overflow-visible">
      {failure ? (
        <div className="px-4 py-2 sm:px-6">
          <FetchFailure failure={failure} what="day" onRetry={retry}>
            The list shows what was known before.
          </FetchFailure>
        </div>
      ) : null}
      <DayTools entries={data.entries} search={search} onSearch={setSearch} />
      {found.length === 0 ? <p className="px-4 py-3 text-text-2 sm:px-6">No appointment of this day matches.</p> : null}
      {dayGroups.map((group) => {
        const entries = byGroup.get(group) ?? [];
        if (entries.length === 0) return null;
        return (
          <section key={group} aria-label={group}>
            <h2 className="sticky top-0 z-1 flex items-baseline gap-2 border-b border-border bg-sunken px-4 py-2 font-semibold sm:px-6 print:static print:break-after-avoid">
              {group} <span className="font-normal text-text-2 tabular-nums">{entries.length}</span>
            </h2>
            <ul>
              {entries.map((entry) => (
                <HostedRow
                  key={entry.candidateId}
                  entry={entry}
                  now={now}
                  timeZone={data.timeZone}
                  presses={pressesOf(entry, data.timeZone, { held, now })}
                  onChanged={changed}
                  onSaved={refresh}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

type HostedProps = Omit<Parameters<typeof AttendanceRow>[0], 'attendance'> & {
  onChanged: (entry: DayEntry, to: BookingStatus | null, isTimeTaken: boolean) => void;
  onSaved: () => void;
};

function HostedRow({ onChanged, onSaved, ...row }: HostedProps) {
  const gateway = useGateway();
  const told = useRef((_to: BookingStatus | null, _isTimeTaken: boolean) => {});
  told.current = (to: BookingStatus | null, isTimeTaken: boolean) => onChanged(row.entry, to, isTimeTaken);
  const { candidateId } = row.entry;
  const saved = useRef(onSaved);
  saved.current = onSaved;
  const [machine] = useState(() =>
    attendanceOf(
      gateway,
      candidateId,
      ({ to, isTimeTaken }) => told.current(to, isTimeTaken),
      () => saved.current(),
    ),
  );
  const attendance = useActorRef(machine, { id: 'attendance' });
  return <AttendanceRow {...row} attendance={attendance} />;
}
