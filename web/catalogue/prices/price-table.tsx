import { useState } from 'react';
import { formatPrice, gstOf } from '../../../machines/rules/booking/price.ts';
import { ConfirmedAction } from '../../app/records/confirmed-action.tsx';
import { type EntityColumn, EntityTable, Named } from '../../app/records/entity-table.tsx';
import { useGateway } from '../../app/session/session-context.tsx';
import type { PricesQuery } from '../../generated/graphql.ts';
import { Button } from '../../ui/button.tsx';
import { formatDay } from '../../ui/date-format.ts';
import { RemovePriceDocument } from './prices.documents.ts';

export type Price = PricesQuery['prices'][number];

const ofCompany = ({ companyName }: Price) => companyName ?? 'Every company';

/** On a phone, where the head is not seen, it says which amount it is. */
const Amount = ({ cents, more }: { cents: number; more: string }) => (
  <span className="tabular-nums">
    {formatPrice(cents)}
    <span className="sm:hidden"> {more}</span>
  </span>
);

const amounts: readonly EntityColumn<Price>[] = [
  { name: 'From', of: ({ fromDay }) => formatDay(fromDay) },
  { name: 'Price', of: ({ cents }) => <Amount cents={cents} more="without GST" /> },
  { name: 'With GST', of: ({ cents }) => <Amount cents={cents + gstOf(cents)} more="with GST" /> },
  { name: 'Set by', isForDesk: true, of: ({ setBy }) => setBy },
];
const columns = {
  package: [{ name: 'Package', width: 26, of: (row: Price) => <Named name={row.packageName} /> }, ...amounts],
  company: [{ name: 'For', width: 26, of: (row: Price) => <Named name={ofCompany(row)} /> }, ...amounts],
};

type PriceTableProps = {
  prices: readonly Price[];
  /** The column that differs between rows: prices of one company by package, of one package by company. */
  by: 'package' | 'company';
  isAllowed: boolean;
  onChanged: () => void;
};

export function PriceTable({ prices, by, isAllowed, onChanged }: PriceTableProps) {
  const gateway = useGateway();
  const [removed, setRemoved] = useState<Price | null>(null);
  const called = (row: Price) =>
    `${by === 'package' ? row.packageName : ofCompany(row)} from ${formatDay(row.fromDay)}`;
  const actionsOf = (row: Price) => (
    <Button size="sm" look="danger-quiet" onClick={() => setRemoved(row)}>
      Remove<span className="sr-only"> {called(row)}</span>
    </Button>
  );
  return (
    <>
      <EntityTable
        label="Prices"
        rows={prices}
        columns={columns[by]}
        idOf={({ priceId }) => priceId}
        actionsOf={isAllowed ? actionsOf : undefined}
        describedBy=""
        isStale={false}
      />
      {removed ? (
        <ConfirmedAction
          question={`Remove the price of ${called(removed)}?`}
          consequence="New bookings get the price before it, or none. Bookings that were made keep theirs."
          findEffects={async () => []}
          act={(signal) => gateway.request(RemovePriceDocument, { priceId: removed.priceId }, { signal })}
          verb="Remove"
          verbing="Removing…"
          words={{ done: 'Price removed', failed: 'Remove price error! Please try again.' }}
          danger
          onClose={({ isDone }) => {
            setRemoved(null);
            if (isDone) onChanged();
          }}
        />
      ) : null}
    </>
  );
}
