import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { messageFor } from '../../app/messages.ts';
import { ConfirmedAction } from '../../app/records/confirmed-action.tsx';
import { useRecord } from '../../app/records/use-record.ts';
import { useGateway } from '../../app/session/session-context.tsx';
import type { StateHolidaysQuery } from '../../generated/graphql.ts';
import { Button, ButtonLink, IconButton } from '../../ui/button.tsx';
import { formatDay } from '../../ui/date-format.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { SkeletonLine } from '../../ui/feedback/skeleton.tsx';
import { Banner } from '../../ui/feedback/states.tsx';
import { selectClass } from '../../ui/fields/control-classes.ts';
import { useRestoredFocus } from '../../ui/restored-focus.ts';
import { RemoveHolidayDocument, StateHolidaysDocument } from '../scheduler.documents.ts';
import type { Year } from './add-holiday.tsx';
import { AddHoliday } from './add-holiday.tsx';
import { OpenOnHoliday } from './open-on-holiday.tsx';

type Answer = StateHolidaysQuery['stateHolidays'];
type Holiday = Answer['holidays'][number];

const siteIdsOf = ({ sites }: Holiday) => sites.map(({ siteId }) => siteId);
const sitesOf = ({ sites }: Holiday, state: string) => sites.map(({ name }) => name).join(', ') || `All of ${state}`;

/** The kind of a holiday, its clinics and those that are open on it. */
function noteOf(holiday: Holiday, state: string): string {
  const kind = holiday.source === 'own' ? `Own day · ${sitesOf(holiday, state)}` : 'Official holiday';
  const open = holiday.openAt.map(({ name }) => name).join(', ');
  return open ? `${kind} · open at ${open}` : kind;
}

/** Public holidays by state and year: official ones, own days with their clinics, and the years that have none. */
export function HolidaysDialog({ state, year, onClose }: Year & { onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      isWide
      title="Public holidays"
      text="Free-booking sites offer no times on them, and new rosters leave them out."
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <Holidays first={{ state, year }} />
    </Dialog>
  );
}

function Holidays({ first }: { first: Year }) {
  const gateway = useGateway();
  const [shown, setShown] = useState(first);
  const options = useRef(first);
  const { data, failure, retry, refresh } = useRecord('holidays', async (signal) => {
    const of = options.current;
    return { of, answer: (await gateway.request(StateHolidaysDocument, of, { signal })).stateHolidays };
  });
  const show = (year: Year) => {
    options.current = year;
    setShown(year);
    (failure ? retry : refresh)();
  };
  const years = [first.year - 1, first.year, first.year + 1, first.year + 2];
  const answer = data?.of === shown ? data.answer : null;
  return (
    <div className="mt-4 grid grid-cols-1 gap-4">
      <div className="flex items-center gap-2">
        <select
          className={selectClass()}
          aria-label="State"
          value={shown.state}
          onChange={(event) => show({ ...shown, state: event.target.value })}
        >
          {[...new Set([shown.state, ...(data?.answer.states ?? [])])].map((state) => (
            <option key={state}>{state}</option>
          ))}
        </select>
        <select
          className={selectClass()}
          aria-label="Year"
          value={shown.year}
          onChange={(event) => show({ ...shown, year: Number(event.target.value) })}
        >
          {years.map((year) => (
            <option key={year}>{year}</option>
          ))}
        </select>
      </div>
      {answer && answer.missing.length > 0 ? (
        <Banner
          tone="warn"
          title={`Not known: ${answer.missing.map(({ state, year }) => `${state} ${year}`).join(', ')}`}
        >
          Add the days here, or load a calendar of that year.
        </Banner>
      ) : null}
      {failure ? (
        <Banner tone="bad" title="The holidays could not be fetched" onRetry={retry}>
          {messageFor(failure)}
        </Banner>
      ) : null}
      {answer ? <Days answer={answer} state={shown.state} onChanged={refresh} /> : <SkeletonLine width={60} />}
      <AddHoliday to={options} shown={shown} onAdded={refresh} />
    </div>
  );
}

/** The page that gives people booked on a holiday another day. */
function closingOf(state: string, holiday: Holiday): string {
  const { day, name } = holiday;
  const where: Record<string, string> = holiday.sites.length > 0 ? { site: siteIdsOf(holiday).join(',') } : { state };
  if (holiday.openAt.length > 0) where['open'] = holiday.openAt.map(({ siteId }) => siteId).join(',');
  return `/closings/new?${new URLSearchParams({ ...where, from: day, to: day, reason: name })}`;
}

/** The list opens at the next holiday; those that are over are above it. */
function scrollTo(item: HTMLElement | null) {
  if (item?.parentElement) item.parentElement.scrollTop = item.offsetTop;
}

function Days({ answer, state, onChanged }: { answer: Answer; state: string; onChanged: () => void }) {
  const gateway = useGateway();
  const [removed, setRemoved] = useState<Holiday | null>(null);
  const [opened, setOpened] = useState<Holiday | null>(null);
  const today = Temporal.Now.plainDateISO().toString();
  const nextAt = answer.holidays.findIndex(({ day }) => day >= today);
  return (
    <div {...useRestoredFocus()} className="outline-none">
      {answer.holidays.length === 0 ? <p className="text-text-2">No holidays are known for this year.</p> : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is scrolled by keys when it has the focus */}
      <ul className="relative max-h-[272px] overflow-auto empty:hidden" aria-label="Holidays" tabIndex={0}>
        {answer.holidays.map((holiday, at) => (
          <li
            key={`${holiday.day} ${holiday.name} ${holiday.sites.length > 0}`}
            ref={at === nextAt ? scrollTo : undefined}
            className="flex items-center gap-x-4 border-b border-border py-1.5 max-sm:flex-wrap"
          >
            <span className="tabular-nums w-[116px] flex-none text-text-2">{formatDay(holiday.day)}</span>
            <span className="min-w-0 flex-1 max-sm:basis-[calc(100%-132px)]">
              {holiday.name}
              <span className="text-xs text-text-3 block">{noteOf(holiday, state)}</span>
            </span>
            <span className="flex flex-none items-center gap-4 empty:hidden max-sm:ml-[132px]">
              {holiday.day >= today && holiday.sites.length === 0 ? (
                <Button look="link" size="sm" onClick={() => setOpened(holiday)}>
                  Open at…<span className="sr-only"> on {holiday.name}</span>
                </Button>
              ) : null}
              {holiday.day >= today ? (
                <ButtonLink look="link" size="sm" href={closingOf(state, holiday)}>
                  Close clinics<span className="sr-only"> on {holiday.name}</span>
                </ButtonLink>
              ) : null}
              {holiday.source === 'own' ? (
                <IconButton small label={`Remove ${holiday.name}`} onClick={() => setRemoved(holiday)}>
                  <X className="size-3.5" />
                </IconButton>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
      {opened ? (
        <OpenOnHoliday
          state={state}
          holiday={opened}
          onClose={() => setOpened(null)}
          onSaved={() => {
            setOpened(null);
            onChanged();
          }}
        />
      ) : null}
      {removed ? (
        <ConfirmedAction
          question={`Remove ${removed.name}?`}
          consequence={`${formatDay(removed.day)} becomes a working day: ${sitesOf(removed, state)}.`}
          findEffects={async () => []}
          act={(signal) => {
            const meant = { state, day: removed.day, siteIds: siteIdsOf(removed) };
            return gateway.request(RemoveHolidayDocument, meant, { signal });
          }}
          verb="Remove day"
          verbing="Removing…"
          words={{ done: 'Day removed', failed: 'The day was not removed' }}
          danger
          onClose={({ isDone }) => {
            setRemoved(null);
            if (isDone) onChanged();
          }}
        />
      ) : null}
    </div>
  );
}
