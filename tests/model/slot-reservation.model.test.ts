import { slotReservationModel } from '../../machines/slot-reservation/slot-reservation.model.ts';
import { walksWhole } from './walks-whole.ts';

walksWhole(slotReservationModel, '[machine.slots]');
