import { ownAppointmentModel } from '../../machines/own-appointment/own-appointment.model.ts';
import { walksWhole } from './walks-whole.ts';

walksWhole(ownAppointmentModel, '[own.link]');
