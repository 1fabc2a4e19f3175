import { walkEachMutant } from '../mutation/mutated-walk.ts';
import { trafficLightModel } from './traffic-light.model.ts';

walkEachMutant(trafficLightModel, JSON.parse(process.env['MUTANTS'] ?? '[]'));
