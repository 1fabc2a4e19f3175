import { lookupModel } from '../../machines/models/lookup.model.ts';
import { walksWhole } from './walks-whole.ts';

walksWhole(lookupModel, '');
