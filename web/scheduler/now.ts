import { useEffect, useState } from 'react';
import { formatDate } from '../ui/date-format.ts';
import { FIRST_MINUTE, LAST_MINUTE, minuteOf } from './board/board-lanes.ts';

const MINUTE = 60_000;

export type BoardNow = { day: string; minute: number };

/** Says the day and minute it is by a clinic's clock, or null where it is no minute of the board. */
export function useNow(): (timeZone: string) => BoardNow | null {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return (timeZone) => {
    const minute = minuteOf(timeZone, new Date(now).toISOString());
    return minute >= FIRST_MINUTE && minute <= LAST_MINUTE ? { day: formatDate(timeZone, now), minute } : null;
  };
}
