import { lookupModel } from '../../machines/lookup/lookup.model.ts';
import { walksWhole } from './walks-whole.ts';

walksWhole(lookupModel, '');
