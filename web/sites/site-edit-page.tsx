import { useState } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import { siteForm } from '../../machines/forms/catalogue-forms.ts';
import { PortalFailure } from '../../machines/lib/portal-error.ts';
import { FormBox, RefusalLine, useForm } from '../app/forms/form.tsx';
import { ConflictBox } from '../app/records/conflict-box.tsx';
import { ActivePill } from '../app/records/entity-table.tsx';
import { RecordFailure } from '../app/records/record-failure.tsx';
import { useAnswer } from '../app/records/use-answer.ts';
import { useGateway } from '../app/session/session-context.tsx';
import type { ClinicSiteQuery } from '../generated/graphql.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { SkeletonFields } from '../ui/feedback/skeleton-fields.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { SiteFields, siteLabels } from './site-fields.tsx';
import { siteInput } from './site-input.ts';
import { ChangeClinicSiteDocument, ClinicSiteDocument } from './sites.documents.ts';
import { SwitchSite } from './switch-site.tsx';

type Site = ClinicSiteQuery['clinicSite'];

const LIST = { href: '/sites', label: 'Sites' };

/** /sites/edit/{clinicId} */
export default function SiteEditPage() {
  const { clinicId: id = '' } = useParams<{ clinicId: string }>();
  const [, navigate] = useLocation();
  const [isAsked, setAsked] = useState(false);
  const { data, failure, retry } = useAnswer('site', ClinicSiteDocument, { id }, 'clinicSite');
  return (
    <>
      <PageHead
        title={data ? `Edit ${data.name}` : 'Edit site'}
        subtitle={
          <>
            <Link href="/sites">Sites</Link>
            {data ? ` · number ${data.number}` : null}
          </>
        }
        actions={
          data ? (
            <>
              <ActivePill active={data.isActive} />
              <Button look={data.isActive ? 'danger-quiet' : 'default'} onClick={() => setAsked(true)}>
                {data.isActive ? 'Deactivate' : 'Activate'}
              </Button>
            </>
          ) : null
        }
      />
      <div className="max-w-[688px] px-4 pb-6 sm:px-6">
        {failure ? <RecordFailure failure={failure} what="site" onRetry={retry} list={LIST} /> : null}
        {data ? (
          <EditSiteForm site={data} />
        ) : failure ? null : (
          <SkeletonFields fields={6} label="Loading the site" isBare />
        )}
      </div>
      {data && isAsked ? (
        <SwitchSite
          site={data}
          onClose={({ isDone }) => {
            setAsked(false);
            if (isDone) navigate('/sites');
          }}
        />
      ) : null}
    </>
  );
}

/** The record as another person saved it, in the words of the form. */
function asFormShows(thrown: unknown): never {
  if (!(thrown instanceof PortalFailure) || thrown.error.code !== 'EDIT_CONFLICT') throw thrown;
  const { present } = thrown.error;
  throw new PortalFailure({
    ...thrown.error,
    present: {
      ...present,
      travelMinutes: String(present['travelMinutes'] ?? 0),
      mostOverPlan: String(present['mostOverPlan'] ?? 0),
    },
  });
}

function EditSiteForm({
  site: { id, number: _number, isActive: _isActive, travelMinutes, mostOverPlan, ...values },
}: {
  site: Site;
}) {
  const gateway = useGateway();
  const [, navigate] = useLocation();
  const form = useForm(
    siteForm,
    { ...values, travelMinutes: String(travelMinutes), mostOverPlan: String(mostOverPlan) },
    {
      save: async (changed, signal) =>
        void (await gateway
          .request(ChangeClinicSiteDocument, { id, input: siteInput(changed) }, { signal })
          .catch(asFormShows)),
      onSaved: () => navigate('/sites'),
    },
  );
  return (
    <FormBox form={form} label="Site" className="grid gap-5">
      <SiteFields form={form} />
      {form.conflict ? <ConflictBox level={2} form={form} labels={siteLabels} /> : <RefusalLine form={form} />}
      {form.conflict ? null : (
        <div className="flex items-center gap-2 flex-wrap">
          <Button type="submit" look="primary" size="lg" busy={form.isBusy ? 'Saving…' : null}>
            Save changes
          </Button>
          <ButtonLink href="/sites" look="quiet" size="lg">
            Cancel
          </ButtonLink>
        </div>
      )}
    </FormBox>
  );
}
