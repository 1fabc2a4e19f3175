import { slotReservationModel } from '../../machines/models/slot-reservation.model.ts';
import { walksWhole } from './walks-whole.ts';

walksWhole(slotReservationModel, '[machine.slots]');
