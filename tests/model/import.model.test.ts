import { importModel } from '../../machines/import/import.model.ts';
import { walksWhole } from './walks-whole.ts';

walksWhole(importModel, '');
