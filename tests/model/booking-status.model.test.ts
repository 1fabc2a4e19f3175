import { bookingStatusModel } from '../../machines/booking-status/booking-status.model.ts';
import { walksWhole } from './walks-whole.ts';

walksWhole(bookingStatusModel, '[machine.booking-status]');
