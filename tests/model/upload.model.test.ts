import { uploadModel } from '../../machines/upload/upload.model.ts';
import { walksWhole } from './walks-whole.ts';

walksWhole(uploadModel, '');
