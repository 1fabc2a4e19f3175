import { bookingDraftModel } from '../../machines/booking-draft/booking-draft.model.ts';
import { walksWhole } from './walks-whole.ts';

walksWhole(bookingDraftModel, '[machine.wizard]');
