import { loadModel } from '../../machines/models/load.model.ts';
import { walksWhole } from './walks-whole.ts';

walksWhole(loadModel, '');
