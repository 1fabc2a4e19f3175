import { elapses, machineModel } from '../model/index.ts';
import { trafficLightMachine } from './traffic-light.machine.ts';

export const trafficLightModel = machineModel(
  {
    name: 'traffic-light',
    title: 'Traffic light',
    file: 'lab/example/traffic-light.machine.ts',
    machine: trafficLightMachine,
  },
  {
    'an ordinary day': {
      events: [
        { type: 'button.pressed', by: 'Ann' },
        elapses('amberTime', 'trafficLight.amber'),
        elapses('redTime', 'trafficLight.red'),
        { type: 'power.lost' },
        { type: 'power.returned' },
      ],
    },
  },
);
