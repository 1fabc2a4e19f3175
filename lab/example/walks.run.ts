import { walkEachMutant } from '../mutation/index.ts';
import { trafficLightModel } from './traffic-light.model.ts';

walkEachMutant(trafficLightModel, JSON.parse(process.env['MUTANTS'] ?? '[]'));
