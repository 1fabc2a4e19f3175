import { formatDay, formatTime, zoneName } from '../ui/date-format.ts';
import { type Board, type BoardClinic, instantAt } from './board/board-lanes.ts';

const TABLE =
  'w-full break-after-page border-collapse last:break-after-auto [&_td:first-child]:whitespace-nowrap [&_tr]:break-inside-avoid ' +
  '[&_:is(th,td)]:border-b [&_:is(th,td)]:border-border [&_:is(th,td)]:py-[4pt] [&_:is(th,td)]:pr-[8pt] [&_:is(th,td)]:text-left [&_:is(th,td)]:align-top [&_:is(th,td)]:text-[9pt]';

/** The board on paper: each day's appointments by time, one doctor's after another's where they begin together. */
export function DayList({ board: { clinics, blocks }, days }: { board: Board; days: readonly string[] }) {
  return (
    <section className="hidden print:block" aria-label="Day list">
      {clinics.map((clinic) => (
        <ClinicDays key={clinic.siteId} clinic={clinic} blocks={blocks} days={days} />
      ))}
    </section>
  );
}

type ClinicDaysProps = { clinic: BoardClinic; blocks: Board['blocks']; days: readonly string[] };

function ClinicDays({ clinic: { siteName, timeZone, doctors }, blocks, days }: ClinicDaysProps) {
  const rosters = new Map(
    doctors.flatMap(({ name, days: worked }) =>
      worked.map(
        ({ rosterId, day, overPlan }) =>
          [rosterId, { doctor: overPlan === null ? name : `${name}, over the plan: ${overPlan}`, day }] as const,
      ),
    ),
  );
  const rows = blocks
    .flatMap((block) => {
      const roster = rosters.get(block.rosterId);
      return roster && !block.isHold ? [{ ...block, ...roster }] : [];
    })
    .toSorted((one, other) => `${one.startsAt} ${one.doctor}`.localeCompare(`${other.startsAt} ${other.doctor}`));
  return (
    <>
      {days.map((day) => {
        const ofDay = rows.filter((row) => row.day === day);
        if (ofDay.length === 0 && days.length > 1) return null;
        return (
          <table key={day} className={TABLE}>
            <caption className="pb-[8pt] text-left text-[13pt] font-semibold">
              {siteName}, {formatDay(day)}{' '}
              <span className="text-[10pt] font-normal">({zoneName(timeZone, instantAt(timeZone, day, 720))})</span>
            </caption>
            <thead>
              <tr>
                <th scope="col">Time</th>
                <th scope="col">Name</th>
                <th scope="col">Company</th>
                <th scope="col">Package</th>
                <th scope="col">Doctor</th>
                <th scope="col">Status</th>
              </tr>
            </thead>
            <tbody>
              {ofDay.map((row) => (
                <tr key={row.id}>
                  <td className="tabular-nums">
                    {formatTime(timeZone, row.startsAt)}–{formatTime(timeZone, row.endsAt)}
                  </td>
                  <td>{row.candidateName}</td>
                  <td>{row.companyName}</td>
                  <td>{row.packageName}</td>
                  <td>{row.doctor}</td>
                  <td>{row.status}</td>
                </tr>
              ))}
              {ofDay.length === 0 ? (
                <tr>
                  <td colSpan={6}>No appointments.</td>
                </tr>
              ) : null}
            </tbody>
          </table>
        );
      })}
    </>
  );
}
