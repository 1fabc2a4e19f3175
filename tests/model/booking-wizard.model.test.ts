import { bookingWizardModel } from '../../machines/models/booking-wizard.model.ts';
import { walksWhole } from './walks-whole.ts';

walksWhole(bookingWizardModel, '[machine.wizard]');
