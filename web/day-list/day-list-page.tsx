import { ChevronLeft, ChevronRight, Printer } from 'lucide-react';
import { useSearchParams } from 'wouter';
import { isoDay } from '../../machines/rules/calendar/dates.ts';
import { FetchFailure } from '../app/records/fetch-failure.tsx';
import { useRecord } from '../app/records/use-record.ts';
import { clinicToShow, rememberClinic } from '../app/session/last-clinic.ts';
import { useGateway } from '../app/session/session-context.tsx';
import { useServerMinute } from '../app/session/use-server-minute.ts';
import type { DayListClinicsQuery } from '../generated/graphql.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { formatDate, formatDay } from '../ui/date-format.ts';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../ui/feedback/skeleton.tsx';
import { CalendarButton } from '../ui/fields/calendar-button.tsx';
import { toolbarSelectClass } from '../ui/fields/control-classes.ts';
import { PageHead } from '../ui/page-head.tsx';
import { DayListClinicsDocument } from './day-list.documents.ts';
import { DayList } from './day-list.tsx';

type Clinic = DayListClinicsQuery['bookableClinics'][number];

/** /today: the page a clinic's receptionist works from all day; the address says which clinic and day. */
export default function DayListPage() {
  const gateway = useGateway();
  const { data, failure, retry } = useRecord('clinics', async (signal): Promise<readonly Clinic[]> => {
    const { bookableClinics } = await gateway.request(DayListClinicsDocument, {}, { signal });
    return bookableClinics.filter(({ bookingFree }) => !bookingFree);
  });
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead title="Today" subtitle="Arrivals at one clinic" />
      {data ? <Day clinics={data} /> : null}
      {failure ? (
        <div className="px-4 sm:px-6">
          <FetchFailure failure={failure} what="clinics" onRetry={retry} />
        </div>
      ) : null}
      {data || failure ? null : <SkeletonRows rows={8} label="Loading clinics" />}
    </div>
  );
}

function Day({ clinics }: { clinics: readonly Clinic[] }) {
  const [params, setParams] = useSearchParams();
  const now = useServerMinute();
  const clinic = clinicToShow(clinics, params.get('site'));
  if (!clinic) {
    return (
      <section className="m-auto">
        <EmptyState title="No clinic has doctors yet">Clinics with a roster show here.</EmptyState>
      </section>
    );
  }
  const today = formatDate(clinic.timeZone, now);
  const day = isoDay(params.get('day') ?? '') ?? today;
  const go = (changes: { site?: string; day?: string }) =>
    setParams((before) => new URLSearchParams({ ...Object.fromEntries(before), ...changes }));
  const step = (days: number) => go({ day: Temporal.PlainDate.from(day).add({ days }).toString() });
  return (
    <>
      <div className="toolbar">
        <div className="flex items-center gap-0.5">
          <IconButton label="Day before" onClick={() => step(-1)}>
            <ChevronLeft />
          </IconButton>
          <Button onClick={() => go({ day: today })}>Today</Button>
          <IconButton label="Day after" onClick={() => step(1)}>
            <ChevronRight />
          </IconButton>
        </div>
        <h2 className="mx-1 font-semibold text-lg tabular-nums" aria-live="polite">
          {formatDay(day)}
        </h2>
        <CalendarButton label="Go to a day" day={day} onDay={(picked) => go({ day: picked })} />
        <span className="sep" />
        <select
          className={toolbarSelectClass('max-w-[280px] max-sm:w-full max-sm:max-w-none')}
          aria-label="Clinic"
          value={clinic.id}
          onChange={(event) => {
            rememberClinic(event.target.value);
            go({ site: event.target.value });
          }}
        >
          {clinics.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <IconButton label="Print" className="ml-auto max-sm:hidden" onClick={() => print()}>
          <Printer />
        </IconButton>
      </div>
      <p className="hidden px-4 pb-2 font-semibold text-lg sm:px-6 print:block">
        {clinic.name}, {formatDay(day)}
      </p>
      <DayList key={`${clinic.id} ${day}`} siteId={clinic.id} state={clinic.state} day={day} />
    </>
  );
}
