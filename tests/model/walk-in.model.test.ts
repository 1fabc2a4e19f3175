import { walkInModel } from '../../machines/walk-in/walk-in.model.ts';
import { walksWhole } from './walks-whole.ts';

walksWhole(walkInModel, '[board.walk-in]');
