import { slotSearchModel } from '../../machines/models/slot-search.model.ts';
import { walksWhole } from './walks-whole.ts';

walksWhole(slotSearchModel, '[machine.slots]');
