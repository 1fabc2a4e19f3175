import { elapses, modelOfFolder } from '../lib/model.ts';
import { liveStreamMachine } from './live-stream.machine.ts';

export const liveStreamModel = modelOfFolder('live-stream', 'Live stream', liveStreamMachine, {
  'a live subscription': {
    events: [
      { type: 'tab.shown' },
      { type: 'tab.hidden' },
      { type: 'line.refused' },
      { type: 'line.opened' },
      { type: 'line.spoke' },
      { type: 'line.dropped' },
      elapses('look', 'liveStream.seen.waiting'),
      elapses('pause', 'liveStream.seen.retrying'),
    ],
    facts: ({ tries }) => Math.min(tries, 2),
    withIgnored: true,
  },
});
