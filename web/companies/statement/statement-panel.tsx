import { Printer } from 'lucide-react';
import { useSearchParams } from 'wouter';
import { formatAbn } from '../../../machines/rules/contact/abn.ts';
import { RecordFailure } from '../../app/records/record-failure.tsx';
import { useAnswer } from '../../app/records/use-answer.ts';
import type { StatementQuery } from '../../generated/graphql.ts';
import { Button } from '../../ui/button.tsx';
import { formatDay, pluralize } from '../../ui/date-format.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton.tsx';
import { Banner } from '../../ui/feedback/states.tsx';
import { useRestoredFocus } from '../../ui/restored-focus.ts';
import { StatementDocument } from '../companies.documents.ts';
import { type Period, periodIn } from './period.ts';
import { StatementFiles } from './statement-files.tsx';
import { StatementPeriod } from './statement-period.tsx';
import { StatementTable } from './statement-table.tsx';

type Statement = StatementQuery['statement'];

/** The provider's tab of a company: what it is to pay for a period, the month before unless the address says otherwise. */
export function StatementPanel({ orgId }: { orgId: string }) {
  const [params, setParams] = useSearchParams();
  const period = periodIn(params, new Date());
  return (
    <div className="px-4 pt-5 pb-6 sm:px-6">
      <StatementPeriod key={orgId} period={period} onPeriod={({ from, to }) => setParams({ from, to })} />
      <Shown key={`${orgId} ${period.from} ${period.to}`} orgId={orgId} period={period} />
    </div>
  );
}

function Shown({ orgId, period }: { orgId: string; period: Period }) {
  const kept = useRestoredFocus();
  const variables = { orgId, fromDate: period.from, toDate: period.to };
  const { data, failure, retry } = useAnswer('statement', StatementDocument, variables, 'statement');
  return (
    <div {...kept} className="outline-none">
      {failure ? (
        <div className="pt-4">
          <RecordFailure failure={failure} what="statement" onRetry={retry} />
        </div>
      ) : data ? (
        <Answered orgId={orgId} period={period} statement={data} />
      ) : (
        <div className="pt-4">
          <SkeletonRows rows={6} label="Loading the statement" />
        </div>
      )}
    </div>
  );
}

type AnsweredProps = { orgId: string; period: Period; statement: Statement };

function Answered({ orgId, period, statement }: AnsweredProps) {
  const days = `${formatDay(period.from)} to ${formatDay(period.to)}`;
  if (statement.rows.length === 0) {
    return <EmptyState title="Nothing to bill">{`Nobody was examined for this company from ${days}.`}</EmptyState>;
  }
  return (
    <>
      <div className="flex flex-wrap items-end gap-3 py-4">
        <Heading statement={statement} days={days} />
        <div className="ml-auto flex flex-wrap items-center gap-2 max-sm:ml-0 print:hidden">
          <StatementFiles orgId={orgId} period={period} />
          <Button size="sm" className="max-sm:min-h-10" icon={<Printer />} onClick={() => window.print()}>
            Print
          </Button>
        </div>
      </div>
      <Gaps statement={statement} />
      <StatementTable statement={statement} />
    </>
  );
}

function Heading({ statement: { company, rows }, days }: { statement: Statement; days: string }) {
  const numbers = new Set(rows.map(({ invoiceNumber }) => invoiceNumber));
  const number = numbers.size === 1 ? [...numbers].join('') : `of ${numbers.size} invoices`;
  return (
    <div>
      <h2 className="font-semibold text-base">
        Statement {number}, {days}
      </h2>
      <p className="whitespace-pre-line text-text-2 text-sm">
        {[company.name, company.abn && `ABN ${formatAbn(company.abn)}`, company.billingAddress]
          .filter(Boolean)
          .join('\n')}
      </p>
    </div>
  );
}

/** Gaps in the statement, by reference of the bookings. */
function Gaps({ statement: { rows, totals, company } }: { statement: Statement }) {
  const without = (isMissing: (row: Statement['rows'][number]) => boolean) => [
    ...new Set(rows.filter(isMissing).map(({ reference }) => reference)),
  ];
  const unpriced = without(({ priceCents }) => priceCents == null);
  const unordered = without(({ poNumber }) => poNumber === '');
  if (unpriced.length === 0 && unordered.length === 0) return null;
  return (
    <div className="pb-4 print:hidden">
      <Banner tone={unpriced.length > 0 || company.poRequired ? 'warn' : 'info'} title="Check before sending">
        {unpriced.length > 0 ? (
          <p>
            {`${pluralize(totals.withoutPrice, 'row')} without a price, left out of the Xero and MYOB files: ${listed(unpriced)}.`}
          </p>
        ) : null}
        {unordered.length > 0 ? (
          <p>{`${pluralize(totals.withoutPo, 'row')} without a purchase order number: ${listed(unordered)}.`}</p>
        ) : null}
      </Banner>
    </div>
  );
}

const MAX_NAMED = 12;
const listed = (references: readonly string[]) =>
  references.length <= MAX_NAMED
    ? references.join(', ')
    : `${references.slice(0, MAX_NAMED).join(', ')} and ${references.length - MAX_NAMED} more`;
