import { appointmentMoveModel } from '../../machines/appointment-move/appointment-move.model.ts';
import { walksWhole } from './walks-whole.ts';

walksWhole(appointmentMoveModel, '[machine.move]');
