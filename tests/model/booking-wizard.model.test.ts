import { bookingWizardModel } from '../../machines/booking-wizard/booking-wizard.model.ts';
import { walksWhole } from './walks-whole.ts';

walksWhole(bookingWizardModel, '[machine.wizard]');
