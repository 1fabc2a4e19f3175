import { answers, fails, modelOfFolder } from '../lib/model.ts';
import { type Wait, waitlistMachine } from './waitlist.machine.ts';

const waits: Wait = { beforeDay: '2026-11-27', offeredTime: null, expiresAt: null };
export const offered: Wait = { ...waits, offeredTime: '2026-11-24T01:00:00Z', expiresAt: '2026-11-23T01:30:00Z' };

export const waitlistModel = modelOfFolder('waitlist', 'Earlier time', waitlistMachine, {
  'a booking': {
    input: { wait: null },
    events: [
      { type: 'wait.changed', wait: waits },
      { type: 'wait.changed', wait: offered },
      { type: 'day.pressed' },
      { type: 'day.left' },
      { type: 'take.pressed' },
      { type: 'decline.pressed' },
      answers('changeWait', null),
      answers('changeWait', waits),
      fails('changeWait', { code: 'HOLD_EXPIRED' }),
    ],
    facts: ({ wait, action, failure }) => [wait?.beforeDay, wait?.offeredTime, action, failure?.code],
  },
});
