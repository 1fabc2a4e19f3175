import { testEachMutant } from '../mutation/index.ts';
import { trafficLightMachine } from './traffic-light.machine.ts';

testEachMutant(trafficLightMachine, JSON.parse(process.env['MUTANTS'] ?? '[]'), async () => {
  await import('./traffic-light.test.ts');
});
