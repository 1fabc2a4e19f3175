import { resultBatchModel } from '../../machines/result-batch/result-batch.model.ts';
import { walksWhole } from './walks-whole.ts';

walksWhole(resultBatchModel, '');
