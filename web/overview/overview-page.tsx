import { RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { OVERVIEW_PERIODS } from '../../machines/rules/booking/overview-views.ts';
import { listen } from '../app/api/gateway-stream.ts';
import { useRecord } from '../app/records/use-record.ts';
import { useAccess, useGateway, usePortal } from '../app/session/session-context.tsx';
import { useServerMinute } from '../app/session/use-server-minute.ts';
import { Button } from '../ui/button.tsx';
import { formatDate } from '../ui/date-format.ts';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { toolbarSelectClass } from '../ui/fields/control-classes.ts';
import { SegmentedControl } from '../ui/fields/segmented.tsx';
import { lazyPart } from '../ui/loading/lazy-part.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { CapacitySection } from './capacity-section.tsx';
import { FreeTimesSection } from './free-times-section.tsx';
import { NumbersSection } from './numbers-section.tsx';
import { OverviewChangedDocument, OverviewClinicsDocument } from './overview.documents.ts';
import { ResourcesSection } from './resources-section.tsx';
import { FIRST_REVISION, type Revision } from './use-live-record.ts';

const QuestionsCard = lazyPart(() => import('../app/questions/questions-card.tsx'));

/** As many clinics as the live stream takes. */
const MAX_WATCHED = 50;
/** Changes come in bursts: the page asks once for all that came meanwhile. */
const PAUSE_MS = 2_000;

const periods = OVERVIEW_PERIODS.map((days) => ({ value: String(days), label: `${days} days` }));

/** /overview: how full the provider's clinics are, and how long people wait; the address says which days and clinic. */
export default function OverviewPage() {
  const gateway = useGateway();
  const { timeZone } = usePortal();
  const { permissions } = useAccess();
  const [params, setParams] = useSearchParams();
  const [revision, setRevision] = useState<Revision>(FIRST_REVISION);
  const again = (kind: Revision['kind']) => setRevision(({ number }) => ({ number: number + 1, kind }));
  const { data: clinics } = useRecord('clinics', async (signal) => {
    const { bookableClinics } = await gateway.request(OverviewClinicsDocument, {}, { signal });
    return bookableClinics.filter(({ bookingFree }) => !bookingFree);
  });
  const siteId = params.get('site');
  const watched = (clinics ?? [])
    .map(({ id }) => id)
    .filter((id) => siteId === null || id === siteId)
    .slice(0, MAX_WATCHED)
    .join(' ');
  useEffect(() => {
    if (watched === '') return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const changed = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        setRevision(({ number }) => ({ number: number + 1, kind: 'background' }));
      }, PAUSE_MS);
    };
    const stop = listen(gateway, OverviewChangedDocument, { siteIds: watched.split(' ') }, { onData: changed });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [gateway, watched]);
  const days = OVERVIEW_PERIODS.find((one) => String(one) === params.get('days')) ?? OVERVIEW_PERIODS[0];
  const fromDay = formatDate(timeZone, useServerMinute());
  const isUnknown = siteId !== null && clinics !== null && !clinics.some(({ id }) => id === siteId);
  const go = (changes: { days?: string; site?: string }) =>
    setParams((before) => {
      const all = Object.entries({ ...Object.fromEntries(before), ...changes });
      return new URLSearchParams(all.filter(([, value]) => value !== ''));
    });
  return (
    <>
      <PageHead
        title="Overview"
        subtitle="How full the clinics are, and how long people wait"
        actions={
          <Button icon={<RefreshCw />} onClick={() => again('person')}>
            Reload
          </Button>
        }
      />
      <div className="toolbar pt-0! max-sm:px-4!">
        <SegmentedControl
          label="Period"
          value={String(days)}
          choices={periods}
          onValue={(value) => go({ days: value })}
        />
        <select
          className={toolbarSelectClass('max-w-[280px] max-sm:w-full max-sm:max-w-none')}
          aria-label="Clinic"
          value={siteId ?? ''}
          onChange={(event) => go({ site: event.target.value })}
        >
          <option value="">All clinics</option>
          {(clinics ?? []).map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </div>
      {isUnknown ? (
        <EmptyState
          title="No such clinic here"
          actions={<Button onClick={() => go({ site: '' })}>Show all clinics</Button>}
        >
          The address names a clinic that is unknown, switched off, or keeps its own diary.
        </EmptyState>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 px-6 pb-6 max-sm:gap-3 max-sm:px-4">
          {permissions.includes('view_bookings') ? <QuestionsCard /> : null}
          <CapacitySection fromDay={fromDay} days={days} siteId={siteId} revision={revision} />
          <ResourcesSection fromDay={fromDay} days={days} siteId={siteId} revision={revision} />
          <FreeTimesSection fromDay={fromDay} siteId={siteId} revision={revision} />
          <NumbersSection fromDay={fromDay} days={days} siteId={siteId} revision={revision} />
        </div>
      )}
    </>
  );
}
