import { listModel } from '../../machines/models/list.model.ts';
import { walksWhole } from './walks-whole.ts';

walksWhole(listModel, '[machine.list]');
