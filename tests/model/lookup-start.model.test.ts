import { lookupStartModel } from '../../machines/lookup-start/lookup-start.model.ts';
import { walksWhole } from './walks-whole.ts';

walksWhole(lookupStartModel, '');
