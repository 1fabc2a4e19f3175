import { Link, useSearchParams } from 'wouter';
import { useGateway } from '../app/session/session-context.tsx';
import { formatDay } from '../ui/date-format.ts';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { toolbarSelectClass } from '../ui/fields/control-classes.ts';
import { type FreeTimes, formatWait, type OfferedPackage, summaryOf, type Wait, waitsFor } from './free-times.ts';
import { NextFreeTimesDocument } from './overview.documents.ts';
import { CELL, HEAD, NUMBER, Section } from './section.tsx';
import { type Revision, useLiveRecord } from './use-live-record.ts';

const boardAddress = ({ siteId, day }: Wait) => `/scheduler?site=${siteId}&day=${day}`;

type FreeTimesSectionProps = { fromDay: string; siteId: string | null; revision: Revision };

/** The wait for a free time: of a package by clinic, and of every package. */
export function FreeTimesSection({ fromDay, siteId, revision }: FreeTimesSectionProps) {
  const gateway = useGateway();
  const record = useLiveRecord('next free times', { revision, question: `${fromDay} ${siteId}` }, async (options) => {
    const { nextFreeTimes } = await gateway.request(NextFreeTimesDocument, { siteId }, options);
    return nextFreeTimes;
  });
  const [params, setParams] = useSearchParams();
  const packages = record.data?.packages ?? [];
  const chosen = packages.find(({ id }) => id === params.get('package')) ?? packages[0];
  return (
    <Section
      title="Next free time"
      what="free times"
      note={`Days until somebody can be booked, from the clinic’s today; ${record.data?.lookAheadDays ?? 60} days are looked at.`}
      record={record}
      aside={
        chosen ? (
          <select
            className={toolbarSelectClass('ml-auto max-w-[320px] max-sm:ml-0 max-sm:w-full max-sm:max-w-none')}
            aria-label="Package"
            value={chosen.id}
            onChange={(event) => {
              const id = event.target.value;
              setParams((before) => new URLSearchParams({ ...Object.fromEntries(before), package: id }));
            }}
          >
            {packages.map(({ id, name, minutes }) => (
              <option key={id} value={id}>
                {name} ({minutes} min)
              </option>
            ))}
          </select>
        ) : null
      }
    >
      {(times) =>
        chosen ? (
          <div className="grid grid-cols-2 items-start gap-x-6 max-lg:grid-cols-1">
            <ByClinic waits={waitsFor(times, chosen)} name={chosen.name} most={times.lookAheadDays} />
            <ByPackage times={times} />
          </div>
        ) : (
          <EmptyState level={3} title="No package for every company">
            Packages that every company may book show here with their waits.
          </EmptyState>
        )
      }
    </Section>
  );
}

const FRAME = 'relative max-h-[420px] min-w-0 overflow-auto';

function ByClinic({ waits, name, most }: { waits: readonly Wait[]; name: string; most: number }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reached without a pointer
    <section className={FRAME} aria-label="Next free time by clinic" tabIndex={0}>
      <table className="text-sm">
        <caption className="sr-only">Days to the next free time for {name}, by clinic, the longest wait first</caption>
        <thead>
          <tr className="sticky top-0">
            <th scope="col" className={`${HEAD} pl-4`}>
              Clinic
            </th>
            <th scope="col" className={`${HEAD} ${NUMBER}`}>
              Days
            </th>
            <th scope="col" className={`${HEAD} w-[30%] max-sm:hidden`}>
              <span className="sr-only">Days, drawn</span>
            </th>
            <th scope="col" className={`${HEAD} w-36`}>
              Next free day
            </th>
          </tr>
        </thead>
        <tbody>
          {waits.map((wait) => (
            <tr key={wait.siteId}>
              <th scope="row" className={`${CELL} pl-4 text-left font-normal wrap-anywhere`}>
                {wait.siteName}
              </th>
              <td className={`${CELL} ${NUMBER} font-[550]`}>{wait.days === null ? 'None' : formatWait(wait.days)}</td>
              <td className={`${CELL} max-sm:hidden`} aria-hidden>
                <Bar part={wait.days === null ? 1 : wait.days / most} isBad={wait.days === null} />
              </td>
              <td className={`${CELL} whitespace-nowrap`}>
                {wait.day ? (
                  <Link href={boardAddress(wait)}>
                    {formatDay(wait.day)}
                    <span className="sr-only"> on the board of {wait.siteName}</span>
                  </Link>
                ) : (
                  <span className="text-text-3">In {most} days</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Beside its number, which says the same. */
const Bar = ({ part, isBad }: { part: number; isBad: boolean }) => (
  <svg className="block h-2.5 w-full" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden>
    <rect width="100" height="10" className="fill-sunken" />
    <rect width={Math.max(1, 100 * part)} height="10" className={isBad ? 'fill-danger' : 'fill-accent'} />
  </svg>
);

function ByPackage({ times }: { times: FreeTimes }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reached without a pointer
    <section className={FRAME} aria-label="Next free time by package" tabIndex={0}>
      <table className="text-sm">
        <caption className="sr-only">Days to the next free time by package, over the clinics that offer it</caption>
        <thead>
          <tr className="sticky top-0">
            <th scope="col" className={`${HEAD} w-[38%] pl-4`}>
              Package
            </th>
            <th scope="col" className={HEAD}>
              Soonest
            </th>
            <th scope="col" className={`${HEAD} text-right`}>
              Half within
            </th>
            <th scope="col" className={`${HEAD} text-right`}>
              Clinics without
            </th>
          </tr>
        </thead>
        <tbody>
          {times.packages.map((one) => (
            <PackageRow key={one.id} one={one} times={times} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function PackageRow({ one, times }: { one: OfferedPackage; times: FreeTimes }) {
  const { soonest, median, without } = summaryOf(waitsFor(times, one));
  return (
    <tr>
      <th scope="row" className={`${CELL} pl-4 text-left font-normal wrap-anywhere`}>
        {one.name} <span className="text-text-3 text-xs">{one.minutes} min</span>
      </th>
      <td className={CELL}>
        {soonest && soonest.days !== null ? (
          <Link href={boardAddress(soonest)}>
            {formatWait(soonest.days)}
            <span className="sr-only">, {one.name}</span>
            <span className="block text-xs">{soonest.siteName}</span>
          </Link>
        ) : (
          'None'
        )}
      </td>
      <td className={`${CELL} ${NUMBER}`}>{median === null ? '–' : formatWait(median)}</td>
      <td className={`${CELL} ${NUMBER}`}>{without}</td>
    </tr>
  );
}
