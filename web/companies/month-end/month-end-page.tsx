import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useSearchParams } from 'wouter';
import { DEFAULT_TIME_ZONE, dayIn } from '../../../machines/rules/calendar/dates.ts';
import { IconButton } from '../../ui/button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { monthOf } from '../statement/period.ts';
import { MonthList } from './month-list.tsx';
import { monthName } from './month-messages.ts';

/** As the address has it; without one the month before this one. */
function monthIn(params: URLSearchParams, now: Date): string {
  const asked = params.get('month') ?? '';
  if (/^20\d\d-(0[1-9]|1[0-2])$/.test(asked)) return asked;
  return monthOf(dayIn(now.toISOString(), DEFAULT_TIME_ZONE), -1).from.slice(0, 7);
}

/** /month-end: the statements of a month of all companies, and one file of their invoices. */
export default function MonthEndPage() {
  const [params, setParams] = useSearchParams();
  const month = monthIn(params, new Date());
  const move = (months: number) =>
    setParams((before) => {
      const after = new URLSearchParams(before);
      after.set('month', monthOf(`${month}-01`, months).from.slice(0, 7));
      return after;
    });
  return (
    <>
      <PageHead title="Month end" subtitle="Statements of all companies, and one file for bookkeeping" />
      <div className="flex items-center gap-2 px-6 pb-3 max-sm:px-4">
        <IconButton label="Month before" onClick={() => move(-1)}>
          <ChevronLeft />
        </IconButton>
        <h2 className="min-w-[130px] text-center font-semibold text-base" aria-live="polite">
          {monthName(month)}
        </h2>
        <IconButton label="Month after" onClick={() => move(1)}>
          <ChevronRight />
        </IconButton>
      </div>
      <MonthList key={month} month={month} />
    </>
  );
}
