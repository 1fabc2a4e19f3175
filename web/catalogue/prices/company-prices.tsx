import { Plus } from 'lucide-react';
import { useState } from 'react';
import { RecordFailure } from '../../app/records/record-failure.tsx';
import { useRecord } from '../../app/records/use-record.ts';
import { useRefreshOnChange } from '../../app/records/use-record-changes.ts';
import { useGateway } from '../../app/session/session-context.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton.tsx';
import { useRestoredFocus } from '../../ui/restored-focus.ts';
import { PriceDialog } from './price-dialog.tsx';
import { PriceTable } from './price-table.tsx';
import { PricesDocument } from './prices.documents.ts';

/** A company's own prices, which go before those for every company. */
export function CompanyPrices({ orgId, isAllowed }: { orgId: string; isAllowed: boolean }) {
  const gateway = useGateway();
  const [isAdding, setAdding] = useState(false);
  const kindOfNext = useRefreshOnChange(['price', 'package'], () => refresh());
  const { data, failure, retry, refresh } = useRecord(
    'prices',
    async (signal) =>
      (await gateway.request(PricesDocument, { companyId: orgId }, { signal, kind: kindOfNext() })).prices,
  );
  const add = isAllowed ? (
    <Button look="primary" icon={<Plus />} onClick={() => setAdding(true)}>
      Set a price
    </Button>
  ) : null;
  return (
    <div {...useRestoredFocus()} className="flex flex-1 flex-col">
      {failure ? (
        <div className="px-4 py-4 sm:px-6">
          <RecordFailure failure={failure} what="company" onRetry={retry} />
        </div>
      ) : null}
      {data || failure ? null : <SkeletonRows rows={4} label="Loading prices" />}
      {data && data.length > 0 ? (
        <>
          <div className="toolbar pt-3">
            <p className="text-text-2">A price of its own goes before the one for every company.</p>
            <div className="ml-auto">{add}</div>
          </div>
          <PriceTable prices={data} by="package" isAllowed={isAllowed} onChanged={refresh} />
        </>
      ) : null}
      {data?.length === 0 ? (
        <EmptyState title="No prices of its own" actions={add}>
          It pays what its packages cost for every company. Those prices stand on each package's page.
        </EmptyState>
      ) : null}
      {isAdding ? (
        <PriceDialog
          companyId={orgId}
          onClose={(isChanged) => {
            setAdding(false);
            if (isChanged) refresh();
          }}
        />
      ) : null}
    </div>
  );
}
