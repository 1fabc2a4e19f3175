import { Link } from 'wouter';
import { type OverviewView, PENDING_AGES } from '../../machines/rules/booking/overview-views.ts';
import { formatCount } from '../../machines/rules/text/format-count.ts';
import { useAccess, useGateway, usePortal } from '../app/session/session-context.tsx';
import { pluralize } from '../ui/date-format.ts';
import { AgesChart } from './ages-chart.tsx';
import {
  ageNames,
  type BookingNumbers,
  formatTurnaround,
  listAddress,
  missedRate,
  type Numbers,
  withoutClinic,
} from './numbers.ts';
import { OverviewNumbersDocument } from './overview.documents.ts';
import { CELL, HEAD, NUMBER, Section } from './section.tsx';
import { type Revision, useLiveRecord } from './use-live-record.ts';

type NumbersSectionProps = { fromDay: string; days: number; siteId: string | null; revision: Revision };

/** Bookings that wait, who did not come, and how long results take: each number opens the booking list with what it counts. */
export function NumbersSection({ fromDay, days, siteId, revision }: NumbersSectionProps) {
  const gateway = useGateway();
  const { timeZone } = usePortal();
  const record = useLiveRecord(
    'overview numbers',
    { revision, question: `${fromDay} ${days} ${siteId}` },
    async (options) => {
      const variables = { dayCount: days, timeZone, siteId };
      return (await gateway.request(OverviewNumbersDocument, variables, options)).overviewNumbers;
    },
  );
  return (
    <Section
      title="Bookings"
      what="numbers"
      note={`Pending now, by when it was made. Missed and results: appointments of the last ${days} days, by the status that they have now.`}
      record={record}
    >
      {(numbers) => (
        <>
          <AgesChart pending={numbers.all.pending} />
          <NumbersTable numbers={numbers} days={days} siteId={siteId} />
          {withoutClinic(numbers) > 0 ? (
            <p className="px-4 py-2.5 text-[13px] text-text-2">
              {pluralize(withoutClinic(numbers), 'pending booking')} wished for no clinic, and count for all clinics
              alone.
            </p>
          ) : null}
        </>
      )}
    </Section>
  );
}

const FRAME = 'relative overflow-auto sm:max-h-[calc(100dvh-180px)]';

function NumbersTable({ numbers, days, siteId }: { numbers: Numbers; days: number; siteId: string | null }) {
  const { today, all, clinics } = numbers;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reached without a pointer
    <section className={FRAME} aria-label="Bookings by clinic" tabIndex={0}>
      <table className="min-w-[860px] text-sm">
        <caption className="sr-only">Pending by age, missed appointments and time to results, by clinic</caption>
        <thead>
          <tr>
            <th scope="col" rowSpan={2} className={`${HEAD} sticky left-0 z-1 min-w-52 pl-4 max-sm:min-w-32`}>
              Clinic
            </th>
            <th scope="colgroup" colSpan={4} className={`${HEAD} border-l text-center`}>
              Pending, made this long ago
            </th>
            <th scope="colgroup" colSpan={3} className={`${HEAD} border-l text-center`}>
              Did not attend
            </th>
            <th scope="colgroup" colSpan={3} className={`${HEAD} border-l text-center`}>
              Examined to Completed
            </th>
          </tr>
          <tr>
            {[...ageNames, 'Rate', 'Missed', 'Expected', 'Median', '9 in 10', 'Completed'].map((name, index) => (
              <th
                key={name}
                scope="col"
                className={`${HEAD} border-t-0 ${NUMBER} ${[0, 4, 7].includes(index) ? 'border-l' : ''}`}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {siteId ? null : <NumbersRow name="All clinics" numbers={all} facts={{ today, days, site: '' }} isAll />}
          {clinics.map(({ siteId: site, siteName, ...own }) => (
            <NumbersRow key={site} name={siteName} numbers={own} facts={{ today, days, site }} />
          ))}
          {clinics.length === 0 ? (
            <tr>
              <td colSpan={11} className="px-4 py-3.5 text-text-2">
                Nothing is pending, and nobody had an appointment in these days.
              </td>
            </tr>
          ) : null}
        </tbody>
      </table>
    </section>
  );
}

type RowProps = {
  name: string;
  numbers: BookingNumbers;
  facts: { today: string; days: number; site: string };
  isAll?: boolean;
};

function NumbersRow({ name, numbers, facts, isAll = false }: RowProps) {
  const { pending, missed, expected, completed, medianHours, of90Hours } = numbers;
  const count = (view: OverviewView, total: number, what: string) => (
    <Count total={total} href={listAddress(view, facts)} what={`${what}, ${name}`} />
  );
  return (
    <tr className={isAll ? 'font-[550]' : ''}>
      <th
        scope="row"
        className={`${CELL} sticky left-0 min-w-52 border-r bg-surface pl-4 text-left max-sm:min-w-32 wrap-anywhere ${isAll ? 'font-[550]' : 'font-normal'}`}
      >
        {name}
      </th>
      {PENDING_AGES.map((age, index) => (
        <td key={age.least} className={`${CELL} ${NUMBER}`}>
          {count(age, pending[index] ?? 0, `pending ${ageNames[index]}`)}
        </td>
      ))}
      <td className={`${CELL} ${NUMBER} border-l`}>{missedRate(numbers) || '–'}</td>
      <td className={`${CELL} ${NUMBER}`}>{count('missed', missed, 'did not attend')}</td>
      <td className={`${CELL} ${NUMBER}`}>{count('expected', expected, 'expected')}</td>
      <td className={`${CELL} ${NUMBER} border-l`}>{medianHours == null ? '–' : formatTurnaround(medianHours)}</td>
      <td className={`${CELL} ${NUMBER}`}>{of90Hours == null ? '–' : formatTurnaround(of90Hours)}</td>
      <td className={`${CELL} ${NUMBER}`}>{count('completed', completed, 'Completed')}</td>
    </tr>
  );
}

/** A number that leads to what it counts, where there is something and the account may see it. */
function Count({ total, href, what }: { total: number; href: string; what: string }) {
  const mayList = useAccess().permissions.includes('view_bookings');
  if (total === 0 || !mayList) return <>{formatCount(total)}</>;
  return (
    <Link href={href} className="inline-block px-1">
      {formatCount(total)}
      <span className="sr-only"> {what}</span>
    </Link>
  );
}
