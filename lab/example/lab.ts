import { createLab } from '../recorder/index.ts';
import { trafficLightModel } from './traffic-light.model.ts';

/** The person at the button is hidden. */
export const lab = createLab({
  name: 'crossing',
  models: [trafficLightModel],
  shownFields: () => ({ context: ['crossings'], events: ['type'] }),
});
