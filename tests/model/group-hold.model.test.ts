import { groupHoldModel } from '../../machines/group-hold/group-hold.model.ts';
import { walksWhole } from './walks-whole.ts';

walksWhole(groupHoldModel, '[wizard.group]');
