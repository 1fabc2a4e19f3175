import { X } from 'lucide-react';
import { IconButton } from '../../ui/button.tsx';
import { zoneName } from '../../ui/date-format.ts';
import { type BoardClinic, instantAt, type Lane } from './board-lanes.ts';

type ClinicBandProps = {
  clinic: BoardClinic;
  day: string;
  lanes: readonly Lane[];
  /** Else each band says whose clock its lanes go by. */
  isOneClock: boolean;
  onHide: (siteId: string) => void;
};

/** Over the doctors of a clinic among several: its name, how much of its day is free, and the way to take it off the board. */
export function ClinicBand({
  clinic: { siteId, siteName, timeZone, holidays, openHolidays },
  day,
  lanes,
  isOneClock,
  onHide,
}: ClinicBandProps) {
  const free = lanes.reduce((sum, lane) => sum + lane.free, 0);
  const zone = isOneClock ? null : zoneName(timeZone, instantAt(timeZone, day, 720));
  const holiday = holidays.find((one) => one.day === day);
  const none = holiday ? `Closed: ${holiday.name}` : 'nobody works';
  const open = openHolidays.find((one) => one.day === day);
  const although = open ? `open although ${open.name}` : null;
  const words = [lanes.length === 0 ? none : `${free} free`, although, zone].filter(Boolean).join(' · ');
  return (
    <div
      className="sticky top-0 z-11 flex h-7 min-w-0 items-center gap-1 border-b border-l border-border border-l-border-strong bg-canvas pl-2 text-xs text-text-2 tabular-nums"
      style={{ gridColumn: `span ${Math.max(1, lanes.length)}` }}
    >
      <h2 className="min-w-0 truncate" title={`${siteName} · ${words}`}>
        <b className="font-semibold text-text">{siteName}</b> · {words}
      </h2>
      <IconButton
        className="ml-auto size-6 flex-none"
        label={`Take ${siteName} off the board`}
        onClick={() => onHide(siteId)}
      >
        <X />
      </IconButton>
    </div>
  );
}
