import { useEffect, useState } from 'react';
import { formatDate } from '../ui/date-format.ts';
import { FIRST_MINUTE, LAST_MINUTE, minuteOf } from './board/board-lanes.ts';

const MINUTE = 60_000;

export type BoardNow = { day: string; minute: number };

/** The day and minute it is at the site, or null where it is no minute of the board. */
export function useNow(timeZone: string): BoardNow | null {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  const minute = minuteOf(timeZone, new Date(now).toISOString());
  return minute >= FIRST_MINUTE && minute <= LAST_MINUTE ? { day: formatDate(timeZone, now), minute } : null;
}
