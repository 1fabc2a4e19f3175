import { useEffect, useState } from 'react';
import { dayIn } from '../ui/when.ts';
import { clockOf, FIRST_MINUTE, LAST_MINUTE, minuteOf, topOf } from './board-lanes.ts';

const MINUTE = 60_000;

/** The minute it is at the site, or null where it is none of the board's. */
function useNow(timeZone: string): { day: string; minute: number } | null {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  const minute = minuteOf(timeZone, new Date(now).toISOString());
  return minute >= FIRST_MINUTE && minute <= LAST_MINUTE ? { day: dayIn(timeZone, now), minute } : null;
}

export function NowLine({ day, timeZone }: { day: string; timeZone: string }) {
  const now = useNow(timeZone);
  return now?.day === day ? <div className="board-now" style={{ top: topOf(now.minute) }} /> : null;
}

export function GutterNow({ days, timeZone }: { days: readonly string[]; timeZone: string }) {
  const now = useNow(timeZone);
  if (!now || !days.includes(now.day)) return null;
  return (
    <span className="now-label" style={{ top: topOf(now.minute) }}>
      {clockOf(now.minute)}
    </span>
  );
}
