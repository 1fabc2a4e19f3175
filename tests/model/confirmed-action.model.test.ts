import { confirmedActionModel } from '../../machines/confirmed-action/confirmed-action.model.ts';
import { walksWhole } from './walks-whole.ts';

walksWhole(confirmedActionModel, '');
