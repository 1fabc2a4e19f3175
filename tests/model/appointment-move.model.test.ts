import { appointmentMoveModel } from '../../machines/models/appointment-move.model.ts';
import { walksWhole } from './walks-whole.ts';

walksWhole(appointmentMoveModel, '[machine.move]');
