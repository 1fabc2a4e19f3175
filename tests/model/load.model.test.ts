import { loadModel } from '../../machines/load/load.model.ts';
import { walksWhole } from './walks-whole.ts';

walksWhole(loadModel, '');
