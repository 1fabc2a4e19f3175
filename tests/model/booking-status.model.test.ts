import { bookingStatusModel } from '../../machines/models/booking-status.model.ts';
import { walksWhole } from './walks-whole.ts';

walksWhole(bookingStatusModel, '[machine.booking-status]');
