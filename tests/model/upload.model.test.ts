import { uploadModel } from '../../machines/models/upload.model.ts';
import { walksWhole } from './walks-whole.ts';

walksWhole(uploadModel, '');
