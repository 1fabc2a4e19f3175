import { useEffect, useState } from 'react';
import { Link, useSearch } from 'wouter';
import { FetchFailure } from '../app/records/fetch-failure.tsx';
import { useRecord } from '../app/records/use-record.ts';
import { useGateway } from '../app/session/session-context.tsx';
import { loadClinicsBox } from '../slots/clinics-field.tsx';
import { ConfirmDialog } from '../ui/dialog/dialog.tsx';
import { SkeletonRows } from '../ui/feedback/skeleton.tsx';
import { prefetch } from '../ui/loading/prefetch.ts';
import { PageHead } from '../ui/page-head.tsx';
import { ClosingPlan, mayBeClosed } from './closing-plan.tsx';
import { ClosingClinicsDocument } from './closings.documents.ts';
import type { Clinic } from './scope-fields.tsx';
import { scopeFromAddress } from './scope-from-address.ts';
import { useClosingPlan } from './use-closing-plan.ts';

/** /closings/new: whom closed days would hit and where each goes, before anything is changed. */
export default function ClosingPlanPage() {
  const gateway = useGateway();
  const { data, failure, retry } = useRecord('clinics', async (signal): Promise<readonly Clinic[]> => {
    const { bookableClinics } = await gateway.request(ClosingClinicsDocument, {}, { signal });
    return bookableClinics.filter(({ bookingFree }) => !bookingFree);
  });
  // It comes while the clinics do.
  useEffect(() => void prefetch([loadClinicsBox]), []);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead title="Close days" subtitle={<Link href="/closings">Closings</Link>} />
      {data ? <Planned clinics={data} /> : null}
      {failure ? (
        <div className="px-4 sm:px-6">
          <FetchFailure failure={failure} what="clinics" onRetry={retry} />
        </div>
      ) : null}
      {data || failure ? null : <SkeletonRows rows={8} label="Loading clinics" />}
    </div>
  );
}

function Planned({ clinics }: { clinics: readonly Clinic[] }) {
  const search = useSearch();
  const [asked] = useState(() => {
    const params = new URLSearchParams(search);
    const [reason, publicReason] = [params.get('reason') ?? '', params.get('words') ?? ''];
    return { scope: scopeFromAddress(params, { clinics, now: Date.now() }), reason, publicReason };
  });
  const { snapshot, send, isStopped, leave, stay } = useClosingPlan(asked);
  return (
    <>
      <ClosingPlan clinics={clinics} send={send} state={snapshot} />
      <ConfirmDialog
        open={isStopped}
        question="Leave this plan?"
        consequence={`${mayBeClosed(snapshot) ? 'It may have been closed' : 'Nothing is closed'}, and what you chose and typed here is lost.`}
        confirm="Leave"
        cancel="Stay"
        danger
        onConfirm={leave}
        onCancel={stay}
      />
    </>
  );
}
