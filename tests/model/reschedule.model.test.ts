import { rescheduleModel } from '../../machines/reschedule/reschedule.model.ts';
import { walksWhole } from './walks-whole.ts';

walksWhole(rescheduleModel, '[detail.reschedule]');
