import { fileLinkModel } from '../../machines/file-link/file-link.model.ts';
import { walksWhole } from './walks-whole.ts';

walksWhole(fileLinkModel, '');
