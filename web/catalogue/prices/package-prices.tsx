import { useState } from 'react';
import { RecordFailure } from '../../app/records/record-failure.tsx';
import { useRecord } from '../../app/records/use-record.ts';
import { useRefreshOnChange } from '../../app/records/use-record-changes.ts';
import { useGateway } from '../../app/session/session-context.tsx';
import { Button } from '../../ui/button.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton.tsx';
import { hintClass } from '../../ui/fields/control-classes.ts';
import { useRestoredFocus } from '../../ui/restored-focus.ts';
import { PriceDialog } from './price-dialog.tsx';
import { PriceTable } from './price-table.tsx';
import { PackagePricesDocument } from './prices.documents.ts';

type PackagePricesProps = { id: string; name: string; isAllowed: boolean };

/** The prices of a package, for every company and for those with a price of their own. The provider alone sees them. */
export function PackagePrices({ id, name, isAllowed }: PackagePricesProps) {
  const gateway = useGateway();
  const [isAdding, setAdding] = useState(false);
  const kindOfNext = useRefreshOnChange(['price', 'package'], () => refresh());
  const { data, failure, retry, refresh } = useRecord('packagePrices', (signal) =>
    gateway.request(PackagePricesDocument, { packageId: id }, { signal, kind: kindOfNext() }),
  );
  return (
    <section
      {...useRestoredFocus<HTMLElement>()}
      className="mt-8 border-border border-t pt-5"
      aria-labelledby="package-prices"
    >
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <h2 id="package-prices" className="font-semibold text-base">
          Prices
        </h2>
        <span className="ml-auto">
          {isAllowed ? <Button onClick={() => setAdding(true)}>Set a price</Button> : null}
        </span>
      </div>
      {failure ? <RecordFailure failure={failure} what="package" onRetry={retry} /> : null}
      {data || failure ? null : <SkeletonRows rows={2} label="Loading prices" />}
      {data?.prices.length === 0 ? (
        <p className={hintClass}>It has no price yet. Statements name its bookings as such.</p>
      ) : null}
      {data && data.prices.length > 0 ? (
        <PriceTable prices={data.prices} by="company" isAllowed={isAllowed} onChanged={refresh} />
      ) : null}
      {isAdding ? (
        <PriceDialog
          companyId={null}
          only={{ id, name }}
          assessmentsCents={data?.packageUses.assessmentsCents ?? null}
          onClose={(isChanged) => {
            setAdding(false);
            if (isChanged) refresh();
          }}
        />
      ) : null}
    </section>
  );
}
