import { fromCallback } from 'xstate';
import type { ClockTicked, EpochMs } from '../../../machines/lib/ports.ts';

/** The machines' clock: a tick at once, then one a second, and one when a sleeping tab wakes. */
export const everySecond = (now: () => EpochMs) =>
  fromCallback<ClockTicked>(({ sendBack }) => {
    const tick = () => sendBack({ type: 'clock.ticked', now: now() });
    tick();
    const timer = setInterval(tick, 1_000);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  });
