import { schedulerBoardModel } from '../../machines/scheduler-board/scheduler-board.model.ts';
import { walksWhole } from './walks-whole.ts';

walksWhole(schedulerBoardModel, '[machine.move]');
