import { rosterPatternModel } from '../../machines/roster-pattern/roster-pattern.model.ts';
import { walksWhole } from './walks-whole.ts';

walksWhole(rosterPatternModel, '');
