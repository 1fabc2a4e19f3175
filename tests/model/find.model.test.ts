import { findModel } from '../../machines/find/find.model.ts';
import { walksWhole } from './walks-whole.ts';

walksWhole(findModel, '');
