import { closingPlanModel } from '../../machines/closing-plan/closing-plan.model.ts';
import { walksWhole } from './walks-whole.ts';

walksWhole(closingPlanModel, '');
