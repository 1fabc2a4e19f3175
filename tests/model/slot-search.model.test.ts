import { slotSearchModel } from '../../machines/slot-search/slot-search.model.ts';
import { walksWhole } from './walks-whole.ts';

walksWhole(slotSearchModel, '[machine.slots]');
