import { listModel } from '../../machines/list/list.model.ts';
import { walksWhole } from './walks-whole.ts';

walksWhole(listModel, '[machine.list]');
