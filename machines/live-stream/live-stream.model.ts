import { machineModel } from '../../lab/model/machine-model.ts';
import { elapses } from '../../lab/model/model-of.ts';
import { liveStreamMachine } from './live-stream.machine.ts';

export const liveStreamModel = machineModel(
  {
    name: 'live-stream',
    title: 'Live stream',
    file: 'machines/live-stream/live-stream.machine.ts',
    machine: liveStreamMachine,
  },
  {
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
  },
);
