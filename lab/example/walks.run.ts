import { writeFileSync } from 'node:fs';
import { walksNotice } from '../mutation/mutated-walk.ts';
import { mutationName, mutationsOf } from '../mutation/mutation.ts';
import { trafficLightModel } from './traffic-light.model.ts';

const isNoticed = walksNotice(trafficLightModel);
const noticed = mutationsOf(trafficLightModel.machine).filter(isNoticed).map(mutationName);
writeFileSync(process.env['MUTATION_RESULT'] ?? '', JSON.stringify(noticed));
