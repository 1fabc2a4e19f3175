import { rescheduleModel } from '../../machines/models/reschedule.model.ts';
import { walksWhole } from './walks-whole.ts';

walksWhole(rescheduleModel, '[detail.reschedule]');
