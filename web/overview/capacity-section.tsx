import { useGateway } from '../app/session/session-context.tsx';
import { classes } from '../ui/classes.ts';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { type Capacity, formatHours, LEVELS, sumOf, takenPercent } from './capacity-format.ts';
import { CapacityTable, levelClass } from './capacity-table.tsx';
import { CapacityDocument } from './overview.documents.ts';
import { Section } from './section.tsx';
import { type Revision, useLiveRecord } from './use-live-record.ts';

type CapacitySectionProps = { fromDay: string; days: number; siteId: string | null; revision: Revision };

/** The capacity of each clinic on each of the next days. */
export function CapacitySection({ fromDay, days, siteId, revision }: CapacitySectionProps) {
  const gateway = useGateway();
  const record = useLiveRecord('capacity', { revision, question: `${fromDay} ${days} ${siteId}` }, async (options) => {
    const variables = { fromDay, dayCount: days, siteId };
    return (await gateway.request(CapacityDocument, variables, options)).capacity;
  });
  return (
    <Section
      title="Capacity"
      what="capacity"
      note={record.data ? summary(record.data) : 'How much of the time that can be booked is taken, and what is free.'}
      record={record}
      aside={record.data && record.data.clinics.length > 0 ? <Legend /> : null}
    >
      {(capacity) =>
        capacity.clinics.length > 0 ? (
          // Which cell the Tab key comes to belongs to these days and clinics.
          <CapacityTable
            key={`${capacity.fromDay} ${capacity.dayCount} ${capacity.clinics.length}`}
            capacity={capacity}
          />
        ) : (
          <EmptyState level={3} title="No clinic has doctors yet">
            Clinics with a roster show here. Free-booking clinics keep their own diary and have none.
          </EmptyState>
        )
      }
    </Section>
  );
}

function summary({ clinics, dayCount }: Capacity): string {
  const all = sumOf(clinics.flatMap(({ days }) => days));
  const percent = takenPercent(all);
  if (percent === null) return `No doctor works in the next ${dayCount} days.`;
  return `Next ${dayCount} days: ${percent}% of the time that can be booked is taken, ${formatHours(all.free)} are free.`;
}

const Legend = () => (
  <ul className="ml-auto flex flex-wrap gap-1.5 text-xs max-sm:ml-0" aria-label="Legend: time taken">
    {LEVELS.map(({ level, label }) => (
      <li key={level} className={classes('rounded-[4px] border border-border px-2 py-0.5', levelClass[level])}>
        {label}
      </li>
    ))}
    <li className="px-1 py-0.5 text-text-2">– no doctor works</li>
  </ul>
);
