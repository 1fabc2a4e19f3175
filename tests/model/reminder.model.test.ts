import { reminderModel } from '../../machines/reminder/reminder.model.ts';
import { walksWhole } from './walks-whole.ts';

walksWhole(reminderModel, '[remind.sent]');
