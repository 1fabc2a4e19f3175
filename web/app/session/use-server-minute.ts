import { useEffect, useState } from 'react';
import { useServerClock } from './session-context.tsx';

const HALF_MINUTE = 30_000;

/** The time by the server's clock, read anew twice a minute: what depends on a start of an appointment follows it. */
export function useServerMinute(): number {
  const clock = useServerClock();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), HALF_MINUTE);
    return () => clearInterval(timer);
  }, [clock]);
  return now;
}
