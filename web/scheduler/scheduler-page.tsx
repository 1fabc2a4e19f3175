import { ChevronLeft, ChevronRight, Plus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { isoDay } from '../../machines/rules/calendar/dates.ts';
import { FetchFailure } from '../app/records/fetch-failure.tsx';
import { useRecord } from '../app/records/use-record.ts';
import { lanesToShow, rememberLanes } from '../app/session/board-lanes.ts';
import { rememberedRows, rememberRows } from '../app/session/board-rows.ts';
import { clinicToShow, rememberBeside, rememberClinic, rememberedBeside } from '../app/session/last-clinic.ts';
import { useAccess, useGateway } from '../app/session/session-context.tsx';
import type { BoardClinicsQuery } from '../generated/graphql.ts';
import { Button, ButtonLink, IconButton } from '../ui/button.tsx';
import { formatDate, formatDay, formatDayRange } from '../ui/date-format.ts';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../ui/feedback/skeleton.tsx';
import { toolbarSelectClass } from '../ui/fields/control-classes.ts';
import { PageHead } from '../ui/page-head.tsx';
import type { Rows } from './board/board-grid.tsx';
import { BoardHost } from './board/board-host.tsx';
import { shownDays } from './board/board-lanes.ts';
import { BoardTools, type Tool, type View } from './board-tools.tsx';
import { DayPicker } from './day-picker.tsx';
import { HolidaysDialog } from './dialogs/holidays-dialog.tsx';
import { FindPerson } from './find-person.tsx';
import { BoardClinicsDocument } from './scheduler.documents.ts';
import { besideOf, SideBySideDialog } from './side-by-side.tsx';

type Clinic = BoardClinicsQuery['bookableClinics'][number];

/** /scheduler: the provider's board, one site or several side by side; the address says which sites, day and view. */
export default function SchedulerPage() {
  const gateway = useGateway();
  const {
    data: clinics,
    failure,
    retry,
  } = useRecord('clinics', async (signal): Promise<readonly Clinic[]> => {
    const { bookableClinics } = await gateway.request(BoardClinicsDocument, {}, { signal });
    return bookableClinics.filter(({ bookingFree }) => !bookingFree);
  });
  const { permissions } = useAccess();
  return (
    // The bar of a move is over the board. On paper there is the list of the day alone, a section.
    <div className="relative flex min-h-0 flex-1 flex-col print:block print:[&>:not(section)]:hidden">
      <PageHead
        title="Scheduler"
        subtitle="Doctors, bookings and held times, clinic by clinic"
        actions={
          permissions.includes('make_bookings') ? (
            <ButtonLink href="/make-booking" look="primary" icon={<Plus />}>
              Make Booking
            </ButtonLink>
          ) : null
        }
      />
      {clinics ? <Boards clinics={clinics} /> : null}
      {failure ? (
        <div className="px-4 sm:px-6">
          <FetchFailure failure={failure} what="sites" onRetry={retry} />
        </div>
      ) : null}
      {clinics || failure ? null : <SkeletonRows rows={8} label="Loading sites" />}
    </div>
  );
}

function Boards({ clinics }: { clinics: readonly Clinic[] }) {
  const [params, setParams] = useSearchParams();
  const { permissions } = useAccess();
  const [tool, setTool] = useState<Tool | null>(null);
  const closeTool = () => setTool(null);
  const clinic = clinicToShow(clinics, params.get('site'));
  if (!clinic) {
    return (
      <section className="m-auto">
        <EmptyState title="No site has doctors yet">
          Sites with a roster show here. Free-booking sites keep their own diary and have none.
        </EmptyState>
      </section>
    );
  }
  const today = formatDate(clinic.timeZone, Date.now());
  const day = isoDay(params.get('day') ?? '') ?? today;
  const view: View = params.get('view') === 'week' ? 'week' : 'day';
  const days = shownDays(day, view);
  const go = (changes: Readonly<Record<string, string>>) =>
    setParams((now) => {
      const all = Object.entries({ ...Object.fromEntries(now), ...changes });
      return new URLSearchParams(all.filter(([, value]) => value !== ''));
    });
  const step = (count: number) => {
    const days = count * (view === 'week' ? 7 : 1);
    go({ find: '', day: Temporal.PlainDate.from(day).add({ days }).toString() });
  };
  const rows: Rows = (params.get('rows') ?? rememberedRows()) === 'compact' ? 'compact' : 'roomy';
  const lanes = lanesToShow(params.get('lanes'));
  // A link that names a site shows what its sender saw.
  const named = params.get('beside') ?? (params.has('site') ? '' : rememberedBeside());
  const beside = besideOf(clinics, clinic.id, named);
  const shownIds = view === 'day' ? [clinic.id, ...beside] : [clinic.id];
  const showBeside = (ids: readonly string[], siteId = clinic.id) => {
    rememberClinic(siteId);
    rememberBeside(ids.join(' '));
    go({ site: siteId, beside: ids.join(' ') });
  };
  const [fromDay, toDay] = [days[0] ?? day, days.at(-1) ?? day];
  return (
    <>
      <div className="toolbar">
        <div className="flex items-center gap-0.5">
          <IconButton label={view === 'week' ? 'Week before' : 'Day before'} onClick={() => step(-1)}>
            <ChevronLeft />
          </IconButton>
          <Button onClick={() => go({ day: today })}>Today</Button>
          <IconButton label={view === 'week' ? 'Week after' : 'Day after'} onClick={() => step(1)}>
            <ChevronRight />
          </IconButton>
        </div>
        <h2 className="tabular-nums mx-1 text-lg font-semibold" aria-live="polite">
          {view === 'day' ? formatDay(day) : formatDayRange(fromDay, toDay)}
        </h2>
        <DayPicker
          key={clinic.id}
          siteId={clinic.id}
          today={today}
          day={day}
          onDay={(picked) => go({ find: '', day: picked })}
        />
        <select
          className={toolbarSelectClass('max-w-[200px] max-sm:w-0 max-sm:max-w-none max-sm:flex-1')}
          aria-label="Site"
          value={clinic.id}
          onChange={({ target: { value } }) =>
            showBeside(
              beside.filter((id) => id !== value),
              value,
            )
          }
        >
          {clinics.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <BoardTools
          view={view}
          onView={(value) => go({ view: value })}
          rows={rows}
          onRows={(value) => {
            rememberRows(value);
            go({ rows: value });
          }}
          beside={view === 'day' && clinics.length > 1 ? beside.length : null}
          mayFind={permissions.includes('view_bookings')}
          onTool={(asked) => {
            if (asked === 'find') go({ find: '' });
            setTool(asked);
          }}
        />
      </div>
      <BoardHost
        key={`${shownIds.join(' ')} ${fromDay} ${toDay} ${lanes}`}
        query={{ siteIds: shownIds, fromDay, toDay, lanes }}
        onLanes={(chosen) => {
          rememberLanes(chosen);
          go({ lanes: chosen });
        }}
        rows={rows}
        found={params.get('find') || null}
        waitingFor={params.get('waiting') || null}
        onDay={(shown) => go({ find: '', day: shown, view: 'day' })}
        onWaiting={(isOpen) => go({ waiting: isOpen ? 'shown' : '' })}
        onHide={(siteId) => {
          const [first = clinic.id, ...others] = shownIds.filter((id) => id !== siteId);
          showBeside(others, first);
        }}
      />
      {tool === 'sites' ? (
        <SideBySideDialog
          others={clinics.filter(({ id }) => id !== clinic.id)}
          beside={beside}
          onBeside={showBeside}
          onClose={closeTool}
        />
      ) : null}
      {tool === 'find' ? (
        <FindPerson
          clinics={clinics}
          onClose={closeTool}
          onFound={({ siteId, day: foundDay, candidateId }) => {
            closeTool();
            const found = { day: foundDay, view: 'day', find: candidateId };
            if (shownIds.includes(siteId)) return go(found);
            rememberClinic(siteId);
            go({ ...found, site: siteId, beside: '' });
          }}
        />
      ) : null}
      {tool === 'holidays' ? (
        <HolidaysDialog state={clinic.state} year={Number(day.slice(0, 4))} onClose={closeTool} />
      ) : null}
    </>
  );
}
