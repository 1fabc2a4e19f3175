import { useEffect, useState } from 'react';
import { useServerClock } from './session-context.tsx';

const SECOND = 1_000;
const HALF_MINUTE = 30 * SECOND;

/** The time by the server's clock, read every `everyMs` milliseconds. */
function useServerTime(everyMs: number): number {
  const clock = useServerClock();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), everyMs);
    return () => clearInterval(timer);
  }, [clock, everyMs]);
  return now;
}

/** Twice a minute: what depends on a start of an appointment follows it. */
export const useServerMinute = () => useServerTime(HALF_MINUTE);

/** For a countdown. */
export const useServerSecond = () => useServerTime(SECOND);
