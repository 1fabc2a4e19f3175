import { useSelector } from '@xstate/react';
import type { HoldGroup } from '../../../machines/group-hold/group-hold.types.ts';
import { messageFor } from '../../app/messages.ts';
import { classes } from '../../ui/classes.ts';
import { formatDate, formatDay, formatTime, shortenName } from '../../ui/date-format.ts';
import { Banner } from '../../ui/feedback/states.tsx';
import { useWizard } from '../wizard-context.ts';
import type { GroupHold } from './group-hold.ports.ts';

type Held = HoldGroup['places'][number] & {
  readonly number: number;
  readonly name: string;
  readonly timeZone: string;
  readonly siteName: string;
};

/** Everybody's held time in one grid: a row for each start, a column for each doctor. A chip changes places with another. */
export function GroupChips({ group }: { group: GroupHold }) {
  const held = useHeld();
  const swapFailure = useSelector(group, (snapshot) => snapshot.context.swapFailure);
  const carried = useSelector(group, (snapshot) => snapshot.context.carried);
  const isSwapping = useSelector(group, (snapshot) => snapshot.matches({ chips: 'swapping' }));
  if (held.length < 2) return null;
  const days = [...Map.groupBy(held, dayOf)];
  return (
    <div className="mt-3">
      {days.map(([day, chips]) => (
        <Grid key={day} group={group} chips={chips} all={held} />
      ))}
      <p className="mt-1.5 text-sm text-text-2" aria-live="polite">
        {isSwapping
          ? 'Changing places…'
          : carried
            ? `${held.find(({ key }) => key === carried)?.name ?? ''}: choose with whom to change places, or press Escape.`
            : 'To change places press one candidate, then another, or drag.'}
      </p>
      {swapFailure ? (
        <div className="mt-2">
          <Banner tone="bad" title="Nobody changed places">
            {messageFor(swapFailure)}
          </Banner>
        </div>
      ) : null}
    </div>
  );
}

const dayOf = ({ timeZone, startsAt, siteName }: Held) => `${formatDay(formatDate(timeZone, startsAt))} · ${siteName}`;

type GridProps = { group: GroupHold; chips: readonly Held[]; all: readonly Held[] };

function Grid({ group, chips, all }: GridProps) {
  const doctors = [...new Set(chips.map(({ calendarId }) => calendarId))];
  const rows = [...Map.groupBy(chips, ({ startsAt }) => Date.parse(startsAt))].sort(([one], [other]) => one - other);
  return (
    <table className="mb-2 border-separate border-spacing-1 text-left">
      <caption className="pb-0.5 text-left font-strong">{chips[0] ? dayOf(chips[0]) : ''}</caption>
      <thead className={doctors.length > 1 ? '' : 'sr-only'}>
        <tr>
          <th scope="col">
            <span className="sr-only">Time</span>
          </th>
          {doctors.map((doctor, at) => (
            <th key={doctor} scope="col" className="px-2 text-xs font-normal text-text-2">
              Doctor {at + 1}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([at, row]) => (
          <tr key={at}>
            <th scope="row" className="w-px pr-2 font-normal text-text-2 tabular-nums">
              {row[0] ? formatTime(row[0].timeZone, row[0].startsAt) : ''}
            </th>
            {doctors.map((doctor) => {
              // Two visits may begin at one time and have the same doctor later on.
              const ofDoctor = row.filter(({ calendarId }) => calendarId === doctor);
              return (
                <td key={doctor}>
                  {ofDoctor.map((chip) => (
                    <Chip key={chip.key} group={group} chip={chip} all={all} />
                  ))}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Chip({ group, chip, all }: { group: GroupHold; chip: Held; all: readonly Held[] }) {
  const { context } = useWizard();
  const isBusy = useSelector(group, (snapshot) => snapshot.matches({ chips: 'swapping' }));
  const isCarrying = useSelector(group, (snapshot) => snapshot.matches({ chips: 'carrying' }));
  const isCarried = useSelector(group, (snapshot) => snapshot.context.carried === chip.key);
  const lift = () => group.send({ type: 'chip.lifted', key: chip.key });
  const drop = () =>
    context.draftId && group.send({ type: 'chip.dropped', onto: chip.key, draftId: context.draftId, places: all });
  return (
    <button
      type="button"
      draggable
      aria-pressed={isCarried}
      aria-busy={isBusy || undefined}
      className={classes(
        'flex min-h-9 cursor-grab items-center gap-2 rounded-md border bg-surface px-2.5 text-left max-sm:min-h-11',
        isCarried ? 'border-accent bg-selected' : 'border-control hover:bg-hover',
      )}
      onClick={() => (isCarrying ? drop() : lift())}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isCarrying) return;
        event.stopPropagation();
        group.send({ type: 'chip.released' });
      }}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', chip.name);
        event.dataTransfer.effectAllowed = 'move';
        lift();
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        drop();
      }}
      onDragEnd={() => group.send({ type: 'chip.released' })}
    >
      <span className="grid size-5 flex-none place-items-center rounded-full bg-sunken text-xs font-strong">
        {chip.number}
      </span>
      {chip.name}
    </button>
  );
}

/** The service's hold for each candidate, with its doctor. */
function useHeld(): readonly Held[] {
  const { context, draft } = useWizard();
  return draft.candidates.flatMap(({ key, index, name, package: chosen }, at) => {
    const hold = context.holds[key];
    const [calendarId] = hold?.slot.calendarIds ?? [];
    if (!hold || !chosen || hold.expiresAt === null || calendarId === undefined) return [];
    const { siteId, siteName, timeZone, startsAt } = hold.slot;
    const called = shortenName(name) || `Candidate ${at + 1}`;
    const place = { key, index, packageId: chosen.id, minutes: chosen.minutes, siteId, calendarId, startsAt };
    return [{ ...place, number: at + 1, name: called, timeZone, siteName }];
  });
}
