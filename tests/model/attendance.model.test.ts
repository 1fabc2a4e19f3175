import { attendanceModel } from '../../machines/attendance/attendance.model.ts';
import { walksWhole } from './walks-whole.ts';

walksWhole(attendanceModel, '');
