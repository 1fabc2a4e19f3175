import { confirmedActionModel } from '../../machines/models/confirmed-action.model.ts';
import { walksWhole } from './walks-whole.ts';

walksWhole(confirmedActionModel, '');
