import { Card } from '../../ui/card.tsx';
import { formatTime } from '../../ui/date-format.ts';
import type { Detail } from './booking-detail.ts';

/** The stops of a visit route in order, for the provider: when, what, with whom and where. */
export default function VisitStops({ detail: { visitStops, site } }: { detail: Detail }) {
  if (!site) return null;
  const clock = (instant: string) => formatTime(site.timeZone, instant);
  return (
    <Card title="Stops of the visit">
      <ol className="px-4 py-1">
        {visitStops.map(({ name, fromTime, toTime, resources }) => (
          <li
            key={`${name} ${fromTime}`}
            className="grid grid-cols-[96px_minmax(0,1fr)] gap-x-3 border-border border-b py-2.5 last:border-b-0"
          >
            <span className="font-strong tabular-nums">
              {clock(fromTime)}–{clock(toTime)}
            </span>
            <span className="min-w-0 wrap-anywhere">
              {name}
              <span className="block text-[13px] text-text-2">{resources.join(', ')}</span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
