import { useRef, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { formatPrice } from '../../../machines/rules/booking/price.ts';
import { useEntityList } from '../../app/records/entity-list.ts';
import { type EntityColumn, EntityPanel } from '../../app/records/entity-panel.tsx';
import { Named } from '../../app/records/entity-table.tsx';
import { useGateway } from '../../app/session/session-context.tsx';
import type { MonthEndQuery } from '../../generated/graphql.ts';
import { Banner } from '../../ui/feedback/states.tsx';
import { toolbarSelectClass } from '../../ui/fields/control-classes.ts';
import { monthOf } from '../statement/period.ts';
import { FileButton } from '../statement/statement-files.tsx';
import { MonthEndDocument } from './month-end.documents.ts';
import { missingMessage, monthMessage } from './month-messages.ts';

type MonthEnd = MonthEndQuery['monthEnd'];
type Row = MonthEnd['companies'][number];

const columnsOf = (month: string): readonly EntityColumn<Row>[] => {
  const { from, to } = monthOf(`${month}-01`, 0);
  return [
    {
      name: 'Company',
      width: 28,
      of: ({ id, name }) => (
        <Named name={<Link href={`/companies/${id}/statement?from=${from}&to=${to}`}>{name}</Link>} />
      ),
    },
    { name: 'Examined', isForDesk: true, isNumber: true, of: ({ rows }) => rows },
    { name: 'Invoices', isForDesk: true, isNumber: true, of: ({ invoices }) => invoices },
    { name: 'Without GST', isForDesk: true, isNumber: true, of: ({ priceCents }) => formatPrice(priceCents) },
    {
      name: 'With GST',
      isNumber: true,
      of: ({ priceCents, gstCents }) => (
        <>
          {formatPrice(priceCents + gstCents)}
          <span className="sm:hidden"> with GST</span>
        </>
      ),
    },
    {
      name: 'Missing',
      width: 28,
      of: (row) => <span className="font-[550] text-warning">{missingMessage(row)}</span>,
    },
  ];
};

/** One month's companies, with what they lack, and the files of all of them. */
export function MonthList({ month }: { month: string }) {
  const gateway = useGateway();
  const [params, setParams] = useSearchParams();
  const [totals, setTotals] = useState<MonthEnd['totals'] | null>(null);
  const attention = params.get('attention') === '1';
  const asked = useRef(attention);
  const list = useEntityList<Row>({
    changes: ['company', 'price'],
    fetchPage: async ({ search }, page, call) => {
      const variables = { month, search, attention: asked.current, page };
      const { monthEnd } = await gateway.request(MonthEndDocument, variables, call);
      setTotals(monthEnd.totals);
      return { ...monthEnd, rows: monthEnd.companies };
    },
  });
  const filter = (isOn: boolean) => {
    asked.current = isOn;
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (isOn) after.set('attention', '1');
        else after.delete('attention');
        return after;
      },
      { replace: true },
    );
    list.refresh();
  };
  const isWhole = totals !== null && totals.companies > 0;
  return (
    <>
      {totals && totals.companies > 0 ? <Totals month={month} totals={totals} /> : null}
      <EntityPanel
        list={list}
        nouns={{ one: 'company', many: 'companies' }}
        columns={columnsOf(month)}
        idOf={({ id }) => id}
        filters={
          <select
            className={toolbarSelectClass()}
            aria-label="Show"
            value={attention ? 'attention' : 'all'}
            onChange={({ target }) => filter(target.value === 'attention')}
          >
            <option value="all">All companies</option>
            <option value="attention">Needs attention</option>
          </select>
        }
        emptyTitle={isWhole ? 'Nothing is missing' : 'Nothing to bill'}
        emptyWords={
          isWhole
            ? 'Each row has a price, and an order where the company uses them.'
            : 'Companies whose candidates were examined in this month appear here.'
        }
      />
    </>
  );
}

function Totals({ month, totals }: { month: string; totals: MonthEnd['totals'] }) {
  const words = monthMessage(month, totals);
  const isWhole = totals.withoutPrice === 0 && totals.withoutPo === 0;
  return (
    <div className="grid gap-3 px-6 pb-4 max-sm:px-4">
      <Banner tone={isWhole ? 'info' : 'warn'} title={words}>
        <p>
          {formatPrice(totals.priceCents)} without GST, {formatPrice(totals.priceCents + totals.gstCents)} with GST.
          {totals.withoutPrice > 0 ? ' Rows without a price are left out of the files.' : null}
        </p>
      </Banner>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Save invoices of all companies as</legend>
        {(['xero', 'myob'] as const).map((layout) => (
          <FileButton
            key={layout}
            format="csv"
            path="/files/exports/month-end"
            question={{ month, layout }}
            label={layout === 'xero' ? 'Xero CSV, all companies' : 'MYOB CSV, all companies'}
          />
        ))}
      </fieldset>
    </div>
  );
}
