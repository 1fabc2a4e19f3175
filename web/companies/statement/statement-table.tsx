import { formatPrice } from '../../../machines/rules/booking/price.ts';
import type { StatementQuery } from '../../generated/graphql.ts';
import { formatDay } from '../../ui/date-format.ts';

type Statement = StatementQuery['statement'];
type Row = Statement['rows'][number];

const HEAD = 'h-8 border-y border-border bg-sunken px-2.5 text-left text-xs font-[550] text-text-2 whitespace-nowrap';
const CELL = 'border-b border-border px-2.5 py-2 align-top wrap-break-word print:py-1 print:wrap-anywhere';
const AMOUNT = 'text-right tabular-nums whitespace-nowrap';
const MISSING = 'text-warning font-[550]';

const amount = (cents: number | null | undefined) => (cents === null || cents === undefined ? '' : formatPrice(cents));

/** A missing price is said in words, in its cell. */
const Price = ({ cents }: { cents: number | null | undefined }) =>
  cents === null || cents === undefined ? <span className={MISSING}>No price</span> : formatPrice(cents);

const Order = ({ row, isRequired }: { row: Row; isRequired: boolean }) =>
  row.poNumber === '' ? <span className={isRequired ? MISSING : 'text-text-3'}>No PO</span> : row.poNumber;

export function StatementTable({ statement: { rows, totals, company } }: { statement: Statement }) {
  const total = totals.priceCents + totals.gstCents;
  const hasInvoices = new Set(rows.map(({ invoiceNumber }) => invoiceNumber)).size > 1;
  return (
    // It scrolls sideways on a phone, also by the arrow keys.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reached without a pointer
    <section className="statement overflow-x-auto print:overflow-visible" aria-label="Statement" tabIndex={0}>
      <table className="w-full min-w-[860px] text-sm print:min-w-0 print:text-[8pt]">
        <thead>
          <tr>
            {[...(hasInvoices ? ['Invoice'] : []), 'Date', 'Reference', 'Candidate', 'Package', 'PO', 'Project'].map(
              (name) => (
                <th key={name} scope="col" className={HEAD}>
                  {name}
                </th>
              ),
            )}
            {['Price', 'GST', 'Total'].map((name) => (
              <th key={name} scope="col" className={`${HEAD} text-right`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.candidateId} className="print:break-inside-avoid">
              {hasInvoices ? <td className={`${CELL} whitespace-nowrap`}>{row.invoiceNumber}</td> : null}
              <td className={`${CELL} whitespace-nowrap`}>{formatDay(row.day)}</td>
              <td className={`${CELL} whitespace-nowrap`}>{row.reference}</td>
              <td className={`${CELL} font-[550]`}>{row.candidateName}</td>
              <td className={CELL}>{row.packageName}</td>
              <td className={CELL}>
                <Order row={row} isRequired={company.poRequired} />
              </td>
              <td className={CELL}>{row.project}</td>
              <td className={`${CELL} ${AMOUNT}`}>
                <Price cents={row.priceCents} />
              </td>
              <td className={`${CELL} ${AMOUNT}`}>{amount(row.gstCents)}</td>
              <td className={`${CELL} ${AMOUNT}`}>
                {row.priceCents == null ? '' : amount(row.priceCents + (row.gstCents ?? 0))}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-semibold">
            <th scope="row" colSpan={hasInvoices ? 7 : 6} className="px-2.5 py-2 text-left">
              Total of {rows.length}
            </th>
            <td className={`px-2.5 py-2 ${AMOUNT}`}>{formatPrice(totals.priceCents)}</td>
            <td className={`px-2.5 py-2 ${AMOUNT}`}>{formatPrice(totals.gstCents)}</td>
            <td className={`px-2.5 py-2 ${AMOUNT}`}>{formatPrice(total)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
