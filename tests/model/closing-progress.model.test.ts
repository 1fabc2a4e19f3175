import { closingProgressModel } from '../../machines/closing-progress/closing-progress.model.ts';
import { walksWhole } from './walks-whole.ts';

walksWhole(closingProgressModel, '');
